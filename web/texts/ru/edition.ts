/** The other screens of an edition: contacts, theses, collections, photos; the choice of a year. */
export const editionTexts = {
  /** For moderators, while more than one year is open to them. */
  yearChoice: 'Год форума',
  /** Replaces a moderators' screen of a year that is closed. */
  closedYear: {
    title: (year: number) => `Работа с\u00a0заявками ${year}\u00a0года закончена`,
    text: 'Этот год в\u00a0архиве: модераторы видят его так\u00a0же, как все посетители.',
    toCurrent: 'К\u00a0текущему форуму',
  },
  contacts: {
    person: 'Контактное лицо',
    email: 'Электронная почта',
    phone: 'Телефон',
    address: 'Почтовый адрес',
    copyEmail: 'Скопировать адрес',
    copied: 'Адрес скопирован',
    copyFailed: 'Браузер не\u00a0дал скопировать адрес: выделите его и\u00a0скопируйте.',
  },
  theses: {
    deadline: 'Приём тезисов',
    /** While the service's clock is not known. */
    until: (lastDay: string) => `Срок подачи — по\u00a0${lastDay}\u00a0года включительно`,
    states: {
      UPCOMING: (opens: string) => `Приём тезисов откроется ${opens}\u00a0года`,
      OPEN: (lastDay: string) => `Тезисы принимаются по\u00a0${lastDay}\u00a0года включительно`,
      CLOSED: (lastDay: string) => `Приём тезисов закончился ${lastDay}\u00a0года`,
    },
    upload: 'Файлы загружаются в\u00a0личном кабинете, к\u00a0заявке на\u00a0устный или\u00a0стендовый доклад.',
    toCabinet: 'В\u00a0личный кабинет',
    materials: 'Материалы',
  },
  collection: {
    year: 'Год',
    size: 'Объём',
    forum: 'Форум',
    contents: 'Содержание',
    page: (page: number) => `с.\u00a0${page}`,
  },
  links: { elsewhere: 'откроется в\u00a0новой вкладке' },
  photos: {
    more: 'ещё фото',
    none: 'Фотографий пока нет.',
    missing: 'Фотография не\u00a0загрузилась',
    counter: (number: number, total: number) => `${number} из\u00a0${total}`,
    next: 'Следующая фотография',
    previous: 'Предыдущая фотография',
  },
} as const;
