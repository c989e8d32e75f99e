/** The moderators' first screen, and their section of the side menu. */
export const moderatorTexts = {
  menu: 'Модератору',
  lead: 'Что ждёт решения или ответа. Каждое число открывает свой список.',
  subject: 'сводка для\u00a0модератора',
  counts: {
    format: 'Ждёт формата',
    person: 'Ждёт подтверждения',
    theses: 'Доклады без\u00a0тезисов',
    doubles: 'Возможные двойники',
    cancelled: 'Отменённые доклады',
    letters: 'Письма не\u00a0отправлены',
    fresh: 'Новые заявки',
  },
  due: (day: string) => `Подтвердить просили по\u00a0${day} включительно`,
  overdue: (due: string, last: string) => `Просили по\u00a0${due}, портал принимает по\u00a0${last}`,
  over: 'Форум завершён: подтвердить уже нельзя',
  since: (day: string) => `С\u00a0прошлого визита в\u00a0этом браузере, ${day}`,
  firstVisit: 'Новые заявки портал посчитает со\u00a0следующего визита в\u00a0этом браузере.',
  givenUp: {
    title: 'Письма не\u00a0отправлены',
    none: 'Неотправленных писем нет.',
    person: 'Участник',
    subject: 'Тема',
    time: 'Когда',
    reason: 'Почему',
  },
  review: 'Разобрать заявки',
} as const;
