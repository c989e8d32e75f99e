/** Names of the public screens of an edition, and what they share. What differs from year to year is the edition's data. */
export const publicTexts = {
  what: 'сведения о\u00a0форуме',
  empty: 'Сведения появятся позже.',
  menu: {
    home: 'Главная',
    programme: 'Программа',
    organisers: 'Организаторы',
    contacts: 'Контакты',
    theses: 'Тезисы',
    collection: 'Сборник тезисов',
    photos: 'Фотографии',
    participants: 'Участники',
  },
  titles: {
    programme: 'Программа',
    organisers: 'Организаторы',
    contacts: 'Контакты',
    theses: 'Требования к\u00a0тезисам',
    photos: 'Фотографии',
    participants: 'Участники',
    project: 'Участники проекта',
    dashboard: 'Статистика',
    participantsOf: (year: number) => `Участники форума ${year}\u00a0года`,
    programmeOf: (year: number) => `Программа форума ${year}\u00a0года`,
    collectionOf: (year: number) => `Сборник тезисов форума ${year}\u00a0года`,
    photosOf: (year: number) => `Фотографии форума ${year}\u00a0года`,
  },
} as const;
