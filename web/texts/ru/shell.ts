/** The frame around every screen: header, side menu, footer. */
export const shellTexts = {
  /** The name without the word that the home page's title begins with. */
  brand: 'Синхротрон, нейтроны, электроны',
  brandLine: (days: string, place: string) => `${place}, ${days}`,
  skipToContent: 'К\u00a0содержанию',
  menu: 'Разделы портала',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  /** Heading of the current edition's screens, and its text until the year is known. */
  yearOf: (year: number) => `${year}\u00a0год`,
  edition: 'Разделы',
  archive: (year: number) => `Архив ${year}`,
  login: 'Войти',
  userMenu: 'Меню пользователя',
  noName: 'Без имени',
  statistics: 'Статистика',
  privacy: 'Политика конфиденциальности',
  logout: 'Выйти',
  footer: {
    sections: 'Разделы',
    participants: 'Участникам',
    register: 'Создать личный кабинет',
    cabinet: 'Личный кабинет',
    rights: (from: number, to: number, institute: string) => `© ${from < to ? `${from}–` : ''}${to} ${institute}`,
  },
  offline: {
    stored: (when: string) => `Нет сети: показано сохранённое ${when}`,
    none: 'Нет сети: раздел откроется, когда появится связь',
  },
  demo: (day: string) => `Демонстрация: сегодня ${day}`,
  scheme: { label: 'Оформление', auto: 'Как в\u00a0системе', light: 'Светлое', dark: 'Тёмное' },
  profileFailed: 'Не\u00a0удалось загрузить профиль',
} as const;
