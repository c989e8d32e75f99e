/** A change that makes a file wrong, the line with the mistake, and the reported message. */
export type Mistake = [about: string, file: string, from: string | RegExp, to: string, line: string, message: string];

/** `line` is the new text unless given. */
type Row = [about: string, from: string | RegExp, to: string, message: string, line?: string];

const inEdition: Row[] = [
  ['a missing value', 'meetingId: 4\n', '', 'meetingId: Invalid input', 'year: 2026'],
  ['an unknown key', 'title:', 'surprise: 1\ntitle:', 'surprise: no such key', 'surprise: 1'],
  ['a broken file', 'topics: [{', 'topics: [[{', 'Flow sequence', 'formats:'],
  ['a duplicate key', 'place:', 'year: 2026\nplace:', 'Map keys must be unique'],
  ['a window that closes first', "opensAt: '2026-08", "opensAt: '2026-12", 'registrationWindow: closes'],
  ['an instant without zone', "+03:00' }", "' }", 'registrationWindow.closesAt: must be an instant', "00' }"],
  ['the year of another folder', 'year: 2026', 'year: 2024', 'year: is not the name of its folder'],
  ['an end before the start', "endsOn: '2026-10-23", "endsOn: '2026-10-19", 'endsOn: ends before'],
  [
    'a start in another year',
    "sOn: '2026-10-20'\ne",
    "sOn: '2025-10-20'\ne",
    'startsOn: 2025-10-20 is not in 2026',
    "sOn: '2025",
  ],
  [
    'an excursion outside the edition',
    /excursionOn: .*/,
    "excursionOn: '2026-11-01'",
    'excursionOn: 2026-11-01 is not a day',
    'excursionOn:',
  ],
  ['a key date out of order', '2026-08-04', '2026-12-04', 'keyDates.1.startsOn: 2026-10-20 is before', 'id: forum'],
  ['a duplicate key date', 'id: forum', 'id: opens', 'keyDates.1.id: opens occurs twice', "startsOn: '2026-10-20', "],
  [
    'a deadline after the forum',
    "endsOn: '2026-10-23', title: Форум",
    "endsOn: '2026-10-24', deadlineOf: confirmation, title: Форум",
    'keyDates.1.deadlineOf: confirmation ends on 2026-10-23 with the edition',
    'id: forum',
  ],
  [
    'two days for confirming',
    /title: (Открытие регистрации|Форум) }/g,
    'title: $1, deadlineOf: confirmation }',
    'keyDates.1.deadlineOf: confirmation occurs twice',
    'id: forum',
  ],
  [
    'a deadline of something else',
    'title: Форум }',
    'title: Форум, deadlineOf: payment }',
    'keyDates.1.deadlineOf: Invalid input',
    'id: forum',
  ],
  [
    'a key date that contradicts its window',
    "startsOn: '2026-08-04',",
    "startsOn: '2026-08-04', dayOf: registrationOpens,",
    'keyDates.0.startsOn: registrationOpens is 2026-08-01',
    'id: opens',
  ],
  [
    'a date that is written out',
    'value: очное',
    'value: очное с 20 октября',
    'facts.0.value: 20 октября is written out',
  ],
  ['a numeric date', 'value: очное', 'value: с 20.10.2026', 'facts.0.value: 20.10.2026 is written out'],
  ['a date that is not there', 'value: очное', "value: '{opening}'", 'facts.0.value: there is no date {opening}'],
  ['a hero of no image', 'heroImage:', 'heroPhoto: rang\nheroImage:', 'heroPhoto: there is no image rang', 'heroPhoto'],
  ['a cover of no image', 'pages: 4,', 'pages: 4, cover: rang,', 'thesisCollection.cover: there is no image rang'],
  [
    'a highlight of no item',
    'heroImage:',
    'highlights: [d9]\nheroImage:',
    'highlights.0: there is no item d9',
    'highlights',
  ],
  [
    'a map that is not there',
    'file: hero.svg, alt',
    'file: map.svg, alt',
    'venue.map.file: there is no file files/map',
  ],
  ['a duplicate screen', 'screens: [', 'screens: [tour, ', 'screens.5: tour occurs twice', 'screens:'],
  ['an unknown screen', 'screens: [', 'screens: [cinema, ', 'screens.0: Invalid option', 'screens:'],
  [
    'an empty list of organisers',
    'organisers: [{',
    'organisers: [] # [{',
    'screens.5: organisers has no organisers',
    'screens:',
  ],
  [
    'a duplicate project',
    /projects: \[(.*)\]/,
    'projects: [$1, $1]',
    'projects.1.slug: neutron occurs twice',
    'projects:',
  ],
  [
    'a flag that the provider’s lists do not have',
    'listFlag: neutron_only',
    'listFlag: other_only',
    'projects.0.listFlag: is no flag',
    'projects:',
  ],
  ['a file that is not there', 'template.pdf', 'other.pdf', 'theses.links.0.file: there is no file files/other'],
  ['a picture that is not there', 'og.png', 'no.png', 'openGraphImage: there is no file files/no.png'],
  ['an address without https', 'https://album', 'http://album', 'albumUrl: must be an address, https://', 'albumUrl'],
  [
    'a link to two places',
    "url: 'https",
    "file: og.png, url: 'https",
    'thesisCollection.links.0: must have',
    'og.png, url',
  ],
  [
    'a reading without programme',
    'albumUrl',
    'secondReading: 2023\nalbumUrl',
    'secondReading: 2023 has no',
    'secondReading',
  ],
];

const inProgramme: Row[] = [
  ['a day outside the edition', "'2026-10-21'", "'2026-10-28'", 'days.1.date: 2026-10-28 is not a day'],
  [
    'days out of order',
    "'2026-10-21'",
    "'2026-10-20'",
    'days.1.date: 2026-10-20 is not after',
    "date: '2026-10-20'\n    label: 21",
  ],
  ['a day named twice', 'id: d2\n', 'id: d1\n', 'days.1.id: d1 occurs twice', "id: d1\n    date: '2026-10-21'"],
  ['an end before the start', "ends: '10:15'", "ends: '09:15'", 'days.0.items.0.ends: ends at 09:15, but'],
  ['items out of order', "starts: '18:00'", "starts: '16:30'", 'days.1.items.1.starts: starts at 16:30'],
  ['an invalid time', "'10:00'", "'25:00'", 'days.0.items.0.starts: must be a time of the day'],
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
    ['an image without alt', /, alt: .*? }/, ' }', 'images.0.alt: Invalid input', 'id: ring'],
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
