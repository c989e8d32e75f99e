const decisions = [
  ['1', 'слушатель'],
  ['2', 'устный доклад'],
  ['3', 'стендовый доклад'],
  ['S', 'секция'],
] as const;
const record = [
  ['J', 'следующая запись'],
  ['K', 'предыдущая запись'],
  ...decisions,
  ['Enter', 'сохранить и\u00a0следующая'],
] as const;
const help = ['?', 'этот список'] as const;

/** Keys of the moderators' screens. */
export const keyTexts = {
  title: 'Клавиши',
  open: 'Клавиши',
  note: 'Клавиши молчат, пока вы\u00a0печатаете в\u00a0поле, и\u00a0работают в\u00a0любой раскладке.',
  list: [
    ['J', 'следующая строка'],
    ['K', 'предыдущая строка'],
    ...decisions,
    ['Enter', 'открыть запись'],
    ['/', 'поиск'],
    help,
  ],
  record: [...record, help],
  review: [...record, ['/', 'поиск в\u00a0очереди'], help],
} as const;
