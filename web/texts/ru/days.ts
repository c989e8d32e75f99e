/** Fields of a day and their calendar, which load with the forms that have one. */
export const dayTexts = {
  placeholder: 'дд.мм.гггг',
  wrong: (from: string, to: string) => `Введите дату с\u00a0${from} по\u00a0${to}`,
  calendar: {
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousDecade: 'Предыдущее десятилетие',
    nextDecade: 'Следующее десятилетие',
    monthLevelControl: 'Выбрать месяц',
    yearLevelControl: 'Выбрать год',
  },
};
