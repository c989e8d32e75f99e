import { mostFileMegabytes } from '../../schema/limits.ts';

const wrongFormat = 'Недопустимый формат файла';

/** Messages about files of a registration. */
export const filesTexts = {
  tooLarge: `Размер файла превышает ${mostFileMegabytes} мб`,
  wrongFormat,
  otherFile: 'В заявке уже другой файл: посмотрите на него и замените ещё раз',
  kept: 'Новый файл не прикреплён, прежний остался в заявке',
  returned: 'Новый файл не прикреплён, прежний возвращён в заявку',
  lost: 'Новый файл не прикреплён, и прежний вернуть не удалось: загрузите файл ещё раз',
  unknown: 'Сервис не ответил, прикреплён ли новый файл: посмотрите, какой файл сейчас в заявке',
  thesesWindow: { upcoming: 'Приём тезисов ещё не открыт', closed: 'Приём тезисов уже завершён' },
  faults: {
    Broken: `${wrongFormat}: он повреждён и не открывается. Сохраните его заново`,
    Locked: `${wrongFormat}: он защищён паролем. Снимите защиту и загрузите его снова`,
    Empty: `${wrongFormat}: в нём нет ни текста, ни рисунков`,
  },
  emptyFile: `${wrongFormat}: он пуст`,
};
