import { plural } from './plural.ts';

const talks = (n: number) => plural(n, 'доклад', 'доклада', 'докладов');
const posters = (n: number) => plural(n, 'стендовый доклад', 'стендовых доклада', 'стендовых докладов');
const sessions = (n: number) => plural(n, 'заседание', 'заседания', 'заседаний');

/** What is loaded with its first use: results, filter, plan, dialog, print. */
export const programmePartTexts = {
  withAbstract: 'с\u00a0тезисами',
  search: {
    found: (sessionCount: number, talkCount: number, posterCount: number) => {
      const parts = [
        sessionCount > 0 ? sessions(sessionCount) : '',
        talkCount > 0 ? talks(talkCount) : '',
        posterCount > 0 ? posters(posterCount) : '',
      ];
      return `Найдено: ${parts.filter(Boolean).join(', ')}`;
    },
    nothing: 'Ничего не\u00a0нашлось',
    nothingHint: 'Попробуйте часть слова, фамилию без\u00a0инициалов или\u00a0снимите фильтр.',
    results: 'Найденное в\u00a0программе',
    posters: 'Стендовые доклады',
    searching: 'Ищем среди стендовых докладов…',
    inPosters: 'Искать среди стендовых докладов:',
    posterSession: (title: string, day: string) => `${title} (${day})`,
    more: (n: number) => `Показать ещё ${n}`,
  },
  filter: {
    sections: 'Секции',
    kinds: 'Вид',
    remove: (name: string) => `Снять фильтр: ${name}`,
    clear: 'Снять все',
    chosen: 'Выбранные фильтры',
  },
  plan: {
    title: 'Мой план',
    back: 'Ко\u00a0всей программе',
    empty: 'Пока ничего не\u00a0выбрано',
    emptyHint: 'Отмечайте звёздочкой заседания и\u00a0доклады: план сохранится в\u00a0этом браузере.',
    share: 'Скопировать ссылку на\u00a0план',
    shared: 'Ссылка скопирована',
    calendar: 'План в\u00a0календарь',
    clear: 'Очистить план',
    clearTitle: 'Очистить план?',
    clearText: 'Все отметки этого года будут сняты. Вернуть их нельзя.',
    conflict: (name: string) => `Пересекается: ${name}`,
    conflicts: (n: number) =>
      `В\u00a0плане ${plural(n, 'событие', 'события', 'событий')} с\u00a0пересечением по\u00a0времени`,
    unknown: (n: number) =>
      `В\u00a0программе больше нет ${plural(n, 'отмеченного вами события', 'отмеченных вами событий', 'отмеченных вами событий')}.`,
    foreign: (n: number) => `Вам прислали план: ${plural(n, 'событие', 'события', 'событий')}`,
    foreignUnknown: (n: number) =>
      `Ещё ${plural(n, 'событие', 'события', 'событий')} по\u00a0ссылке в\u00a0программе больше нет.`,
    foreignAdd: 'Добавить в\u00a0мой план',
    foreignAdded: 'Добавлено в\u00a0ваш план',
  },
  calendar: { session: 'В\u00a0календарь', talk: (name: string) => `Доклад в\u00a0календарь: ${name}` },
  dialog: {
    close: 'закрыть',
    copyLink: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    talks: 'Доклады',
    meanwhile: 'В\u00a0это же время',
  },
  print: {
    title: 'Печать программы',
    what: 'Что печатать',
    whole: 'Всю программу',
    plan: 'Мой план',
    withTalks: 'С\u00a0докладами',
    start: 'Напечатать',
  },
} as const;
