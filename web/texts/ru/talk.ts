/** The page of a talk. */
export const talkTexts = {
  subject: 'доклад',
  facts: 'О\u00a0докладе',
  when: 'Когда',
  where: 'Где',
  session: 'Заседание',
  abstract: 'Тезисы',
  noAbstract: 'Тезисы этого доклада не\u00a0опубликованы.',
  neighbours: 'Соседние доклады',
  previous: 'Перед ним',
  next: 'После него',
  add: 'В\u00a0мой план',
  toCalendar: 'В\u00a0календарь',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  description: (parts: string) => `Доклад в\u00a0программе форума: ${parts}`,
} as const;
