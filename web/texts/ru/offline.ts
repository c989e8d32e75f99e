/** The page that replaces one that is not stored while there is no network. */
export const offlineTexts = {
  title: 'Нет сети',
  text: 'Эта страница не\u00a0сохранена на\u00a0устройстве. Откройте её ещё раз, когда появится связь.',
  retry: 'Повторить',
  stored: 'Открываются и\u00a0без сети',
  pages: ['О\u00a0форуме', 'Программа: доклады, открытые раньше постеры и\u00a0мой план', 'Контакты'],
} as const;
