import { plural } from './plural.ts';

/** Poster lists. */
export const posterTexts = {
  what: 'список постеров',
  title: 'Постеры',
  search: 'Поиск по\u00a0постерам',
  placeholder: 'Автор, название, номер стенда…',
  clear: 'Очистить поиск по\u00a0постерам',
  count: (n: number) => plural(n, 'постер', 'постера', 'постеров'),
  found: (n: number, all: number) => `Найдено ${n} из\u00a0${plural(all, 'постера', 'постеров', 'постеров')}`,
  none: 'Список постеров ещё составляется.',
  nothing: 'Таких постеров нет. Попробуйте часть слова или\u00a0фамилию без\u00a0инициалов.',
  emptyGroup: 'В\u00a0этой секции постеров пока нет.',
  print: 'Печать по\u00a0номерам',
  pages: 'Страницы списка',
  page: (n: number) => `Страница ${n}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  sheet: { board: '№', presenter: 'Автор', title: 'Название', group: 'Секция' },
} as const;
