import { inEdition, type Row } from './editionMistakes.ts';

/** A change that makes a file wrong, the line with the mistake, and the reported message. */
export type Mistake = [about: string, file: string, from: string | RegExp, to: string, line: string, message: string];

const inProgramme: Row[] = [
  ['a day outside the edition', "'2026-10-21'", "'2026-10-28'", 'days.1.date: 2026-10-28 is not a day'],
  [
    'days out of order',
    "'2026-10-21'",
    "'2026-10-20'",
    'days.1.date: 2026-10-20 is not after',
    "date: '2026-10-20'\n    label: 21",
  ],
  ['a label of another day', 'label: 21 окт.', 'label: 22 окт.', 'days.1.label: 22 окт. is not 2026-10-21'],
  [
    'details of another day',
    'title: Секция 1.1',
    'title: Секция 1.1, 21 октября',
    'details.21.title: Секция 1.1, 21 октября names another day than 2026-10-20',
  ],
  [
    'an item with a placeholder',
    'title: Открытие',
    "title: 'Открытие {forum}'",
    'days.0.items.0.title: {forum} is not',
  ],
  [
    'details with a placeholder',
    'title: Секция 1.1',
    "title: 'Секция {day.d1:short}'",
    'details.21.title: {day.d1:short} is not filled in here: write the day out',
  ],
  ['a day named twice', 'id: d2\n', 'id: d1\n', 'days.1.id: d1 occurs twice', "id: d1\n    date: '2026-10-21'"],
  ['an end before the start', "ends: '10:15'", "ends: '09:15'", 'days.0.items.0.ends: ends at 09:15, but'],
  ['items out of order', "starts: '18:00'", "starts: '16:30'", 'days.1.items.1.starts: starts at 16:30'],
  ['an invalid time', "'10:00'", "'25:00'", 'days.0.items.0.starts: must be a time of the day'],
  ['an id that is a number', 'id: d2-posters', 'id: 2', 'days.1.items.0.id: must be a text: put it in quotes'],
  [
    'an item named twice',
    'id: d2-posters',
    'id: d1-s1',
    'days.1.items.0.id: d1-s1 occurs twice',
    'id: d1-s1, kind: posters',
  ],
  ['a talk named twice', 'id: t2', 'id: t1', 'details.21.rows.1.id: 21-t1 occurs twice', 'id: t1, header: Об'],
  ['a section that is not listed', "section: '1.1'", "section: '1.2'", 'days.0.items.1.section: there is no section'],
  ['a code with a dot and no quotes', "section: '1.1'", 'section: 1.1', 'days.0.items.1.section: must be a code'],
  [
    'a section that is not used',
    "        section: '1.1'\n",
    '',
    'sections.0.code: section 1.1 is used by no item',
    'sections:',
  ],
  ['details that are not there', 'detail: 21', 'detail: 22', 'days.0.items.1.detail: there are no details 22'],
  [
    'details of two items',
    'detail: 29',
    'detail: 21',
    'days.1.items.0.detail: details 21 already belong to another item',
    'detail: 21 }',
  ],
  ['details that are not used', '        detail: 21\n', '', 'details.21: details 21 are used by no item', '  21:'],
  ['details that hold nothing', ', posters: p1', '', 'details.29: details 29 hold neither rows nor posters', '  29:'],
  ['a talk outside its session', "ends: '10:35'", "ends: '11:35'", 'details.21.rows.0.starts: 10:15 lies outside'],
  ['a talk without a length', "ends: '10:35'", "ends: '10:15' ", 'details.21.rows.0.ends: ends at 10:15, but'],
  ['a talk that ends first', "ends: '10:35'", "ends: '10:05'", 'details.21.rows.0.ends: ends at 10:05, but'],
  [
    'a talk with an end alone',
    "starts: '10:15', ends: '10:35'",
    "ends: '10:35'",
    'details.21.rows.0.ends: ends without',
  ],
  [
    'talks out of order',
    '{ id: t2,',
    "{ id: t2, starts: '10:05',",
    'details.21.rows.1.starts: starts at 10:05, before',
    'id: t2',
  ],
  ['an empty row', /(id: t2).*}/, '$1 }', 'details.21.rows.1: is empty', 'id: t2'],
  ['a poster list that is not there', 'posters: p1', 'posters: p9', 'details.29.posters: there is no poster list p9'],
];

const of = (file: string, rows: Row[]): Mistake[] =>
  rows.map(([about, from, to, message, line = to]) => [about, file, from, to, line, message]);

/** Every kind of mistake in the files of the sample edition of 2026. */
export const mistakesOf2026: Mistake[] = [
  ...of('edition.yaml', inEdition),
  ...of('programme.yaml', inProgramme),
  ...of('posters.yaml', [
    [
      'a duplicate board',
      'C101',
      '79',
      'lists.0.groups.0.posters.1.board: 79 occurs twice',
      'board: 79, presenter: Об',
    ],
    [
      'a list of another day',
      'Постеры второго дня',
      'Постеры 20 октября',
      'lists.1.title: Постеры 20 октября names another day than 2026-10-21',
      'id: p2',
    ],
    [
      'a list with a placeholder',
      'Постеры первого дня',
      "'Постеры {day.d2}'",
      'lists.0.title: {day.d2} is not filled in here: write the day out',
    ],
    ['a list that is not used', 'id: p2', 'id: p3', 'lists.1.id: poster list p3 is used by no details'],
    [
      'an author with two boards',
      'lists:',
      'boards: [{ author: Стендов С., board: 1 }, { author: Стендов С., board: 2 }]\nlists:',
      'boards.1.author: Стендов С. occurs twice',
      'boards:',
    ],
    ['a list named twice', 'id: p2', 'id: p1', 'lists.1.id: p1 occurs twice', 'id: p1, title'],
    ['a list without groups and live', /, live:.*}/, ' }', 'lists.1: must have either groups', 'id: p2'],
  ]),
  ...of('gallery/gallery.yaml', [
    ['an image without alt', /, alt: .*? }/, ' }', 'images.0.alt: is missing', 'id: ring'],
    ['an image without files', 'id: ring', 'id: rang', 'images.0.id: rang has no file rang-'],
  ]),
  ...of('texts/tour.md', [
    ['a heading of the first level', '## ', '# ', 'headings begin with ##', '# Экс'],
    ['an empty text', /(?:.|\n)*/, '', 'is empty'],
    ['a date that is written out', 'Реактор', '20–21 октября 2026 года. Реактор', '20–21 октября 2026 is written out'],
    ['a date that is not there', 'Реактор', '{tour}. Реактор', 'there is no date {tour}, but forum, registrationOpens'],
  ]),
  ...of('texts/theses.md', [
    ['a link to no file', 'files/template', 'files/other', 'files/other.pdf is not in the edition'],
  ]),
];
