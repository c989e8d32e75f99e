/** The public screens of an edition. What differs from year to year is the edition's data. */
export const publicTexts = {
  what: 'сведения о\u00a0форуме',
  empty: 'Сведения появятся позже.',
  menu: {
    programme: 'Программа',
    organisers: 'Организаторы',
    contacts: 'Контакты',
    theses: 'Тезисы',
    collection: 'Сборник тезисов',
    photos: 'Фотографии',
    tour: 'Экскурсия',
  },
  titles: {
    programme: 'Программа',
    organisers: 'Организаторы',
    contacts: 'Контакты',
    theses: 'Требования к\u00a0тезисам',
    photos: 'Фотографии',
    programmeOf: (year: number) => `Программа форума ${year}\u00a0года`,
    collectionOf: (year: number) => `Сборник тезисов форума ${year}\u00a0года`,
    photosOf: (year: number) => `Фотографии форума ${year}\u00a0года`,
  },
  organisers: {
    page: 'Страница организации',
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
    until: (lastDay: string) => `Срок подачи — по\u00a0${lastDay} включительно`,
    states: {
      UPCOMING: (opens: string) => `Приём тезисов откроется ${opens}`,
      OPEN: (lastDay: string) => `Тезисы принимаются по\u00a0${lastDay} включительно`,
      CLOSED: (lastDay: string) => `Приём тезисов закончился ${lastDay}`,
    },
    upload: 'Файлы загружаются в\u00a0личном кабинете, к\u00a0заявке на\u00a0доклад или\u00a0постер.',
    toCabinet: 'В\u00a0личный кабинет',
    materials: 'Материалы',
  },
  links: {
    file: (kind: string, size: string) => `${kind}, ${size}`,
    elsewhere: 'откроется в\u00a0новой вкладке',
  },
  photos: {
    more: 'ещё фото',
    none: 'Фотографий пока нет.',
    missing: 'Фотография не\u00a0загрузилась',
    counter: (number: number, total: number) => `${number} из\u00a0${total}`,
    next: 'Следующая фотография',
    previous: 'Предыдущая фотография',
  },
} as const;
