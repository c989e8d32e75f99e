import { number, plural } from './plural.ts';

const people = (n: number) => plural(n, 'участник', 'участника', 'участников');

/** The public list of participants. */
export const publicListTexts = {
  subject: 'список участников',
  search: { label: 'Поиск по\u00a0списку', placeholder: 'ФИО или\u00a0организация' },
  clearSearch: 'Очистить поиск',
  name: 'ФИО',
  organization: 'Организация',
  count: (n: number) => `Всего: ${people(n)}`,
  /** Of those who are in the list. */
  found: (n: number) => `Найдено: ${number(n)}`,
  noName: 'ФИО не\u00a0прочитано',
  empty: {
    title: 'В\u00a0списке пока никого нет',
    text: 'Здесь видны имена и\u00a0организации участников форума.',
  },
  nothing: { title: 'Никого не\u00a0нашлось', text: 'Попробуйте часть фамилии или\u00a0название организации.' },
} as const;
