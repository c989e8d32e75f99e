/** Editing in the moderators' list. */
export const cellTexts = {
  change: 'Изменить',
  changeEmpty: (column: string) => `Не\u00a0указано: ${column}. Изменить`,
  undo: 'Отменить',
  undone: 'Прежние значения возвращены',
  undoneUnconfirmed: 'Прежние значения возвращены, участник должен подтвердить участие ещё раз',
  undoConflict: 'Запись уже изменили после вас: прежние значения не\u00a0возвращены.',
} as const;
