import { describe, expect, it } from 'vitest';
import { ownEditions } from '../../testkit/editions.ts';
import { type ItemFact, itemsOf, missingFacts, plain, programmeOf } from '../../testkit/programmeFacts.ts';

const detailsOf = (year: number) =>
  new Map(
    programmeOf(year).days.flatMap(({ items }) =>
      items.flatMap(({ detail }) => (detail ? [[detail.code, detail]] : [])),
    ),
  );

const days = (year: number) => programmeOf(year).days.map(({ date }) => date);

describe('the programme of 2023, the second reading of 2025', () => {
  const programme = programmeOf(2023);
  const details = detailsOf(2023);
  const facts: ItemFact[] = [
    [24, '10:00-12:00', 'TOUR', /^Экскурсия/],
    [24, '12:30-14:00', 'REGISTRATION', /приветственный кофе/],
    [24, '14:00-14:10', 'CEREMONY', /^Открытие/],
    [24, '14:10-16:30', 'PLENARY', /^Пленарная дискуссия/],
    [24, '16:30-17:00', 'BREAK', /^Кофе/],
    [24, '17:00-18:00', 'POSTERS', /^Постерная сессия/],
    [25, '10:00-11:30', 'PLENARY', /^Пленарные доклады/, { code: '1' }],
    [25, '11:30-12:00', 'BREAK', /^Кофе/],
    [25, '12:00-14:00', 'SECTION', /^Сессия 1.*Секция 1\.1/, { code: '21' }],
    [25, '12:00-14:00', 'SECTION', /^Сессия 1.*Секция 1\.2/, { code: '22' }],
    [25, '12:00-14:00', 'SECTION', /^Сессия 1.*Секция 1\.5/, { code: '23' }],
    [25, '14:00-15:00', 'BREAK', /^Перерыв/],
    [25, '15:00-17:40', 'SECTION', /Секция/, { code: '24' }],
    [25, '15:00-17:40', 'SECTION', /Секция/, { code: '25' }],
    [25, '15:00-17:40', 'SECTION', /Секция/, { code: '26' }],
    [25, '17:40-18:00', 'BREAK', /^Кофе/],
    [25, '18:00-19:00', 'POSTERS', /^Постерная сессия/, { code: '29' }],
    [26, '10:00-12:00', 'SECTION', /Секция 1\.1/, { code: '31' }],
    [26, '10:00-12:00', 'SECTION', /Секция 1\.4/, { code: '32' }],
    [26, '10:00-12:00', 'SCHOOL', /Молодёжная школа/],
    [26, '12:00-12:30', 'BREAK', /^Кофе/],
    [26, '12:30-14:00', 'SECTION', /Секция 1\.1/],
    [26, '12:30-14:00', 'SECTION', /Секция 1\.4/],
    [26, '12:30-14:00', 'SCHOOL', /Молодёжная школа/],
    [26, '14:00-15:00', 'BREAK', /^Перерыв/],
    [26, '15:00-18:00', 'SECTION', /Секция 1\.1/, { code: '34' }],
    [26, '15:00-18:00', 'SECTION', /Секция 1\.3/, { code: '36' }],
    [26, '15:00-18:00', 'SYMPOSIUM', /^Микросимпозиум 1/, { code: '35' }],
    [26, '17:00-18:30', 'POSTERS', /^Постерная сессия/, { code: '39' }],
    [27, '10:00-13:00', 'SCHOOL', /Молодёжная школа/],
    [27, '09:00-10:30', 'ROUND_TABLE', /промышленности/, { code: '41' }],
    [27, '09:00-10:30', 'SYMPOSIUM', /^Микросимпозиум 2/, { code: '42' }],
    [27, '11:00-14:00', 'SECTION', /^Сессия 2.*2\.1/, { code: '43' }],
    [27, '11:00-14:00', 'SECTION', /^Сессия 2.*2\.1/, { code: '44' }],
    [27, '11:00-14:00', 'SECTION', /^Сессия 2.*2\.2/, { code: '45' }],
    [27, '15:00-17:20', 'ROUND_TABLE', /подготовка кадров/, { code: '48' }],
    [27, '17:50-18:00', 'CEREMONY', /^Закрытие/],
  ];

  it('PRG-03 PRG-05 is stored once and has every listed item with its time and type code', () => {
    expect(ownEditions.byYear(2025)?.secondReading).toBe(2023);
    expect(days(2023)).toEqual(['2023-10-24', '2023-10-25', '2023-10-26', '2023-10-27']);
    expect(missingFacts(programme, facts)).toEqual([]);
  });

  it('PRG-03 the plenary discussion has a named moderator, the sessions a chair and a room', () => {
    expect(itemsOf(programme, [24, '14:10-16:30', 'PLENARY', /./])[0]?.chair).toMatchObject({ role: 'Модератор' });
    for (const code of ['21', '22', '23']) {
      const item = programme.days[1]?.items.find(({ detail }) => detail?.code === code);
      expect([item?.chair?.name, item?.room].every(Boolean)).toBe(true);
    }
  });

  it.each([
    ['34', /Метрологи/],
    ['35', /нейтронных исследований/],
    ['36', /гуманитарные/],
    ['41', /мегасайенс.*промышленности/],
    ['42', /Научная программа.*мегасайенс/],
    ['43', /синхротронного.*первой очереди/],
    ['44', /синхротронного.*первой очереди/],
    ['45', /лазера на свободных электронах.*первой очереди/],
    ['48', /подготовка кадров/],
  ])('PRG-03 type %s is what the specification calls it, with talks', (code, title) => {
    expect(plain(details.get(code)?.title ?? '')).toMatch(title);
    expect(details.get(code)?.talks.length).toBeGreaterThan(3);
  });

  it('PRG-12 each half of a repeated section lists its own talks, within its own time', () => {
    const items = programme.days.find(({ date }) => date === '2023-10-26')?.items ?? [];
    const second = items.filter(({ title }) => title.endsWith('(продолжение)'));
    expect(second.map(({ kind }) => kind)).toEqual(['SECTION', 'SECTION', 'SCHOOL']);
    for (const { slug, title, startsAt, endsAt, detail } of second) {
      const first = items.find((item) => item !== undefined && `${item.title} (продолжение)` === title);
      const [talks, before] = [detail?.talks ?? [], first?.detail?.talks ?? []];
      expect([talks.length > 1, before.length > 1], slug).toEqual([true, true]);
      expect(talks.filter(({ title: name }) => before.some((talk) => talk.title === name))).toEqual([]);
      const outside = (talk: (typeof talks)[number]) =>
        (talk.startsAt ?? '') < startsAt || (talk.endsAt ?? '') > endsAt;
      expect(talks.filter(outside)).toEqual([]);
    }
  });

  it('PRG-03 types 43 and 44 hold the same', () => {
    const talks = (code: string) =>
      details.get(code)?.talks.map(({ speaker, affiliation, title }) => [speaker, affiliation, title]);
    expect(talks('44')).toEqual(talks('43'));
  });

  it('PRG-08 the poster session of 26 October has 43 entries with stands from 79 to 131', () => {
    const posters = details.get('39')?.posters?.groups.flatMap((group) => group.posters) ?? [];
    expect(posters).toHaveLength(43);
    const stands = posters.map(({ board }) => Number(board));
    expect([Math.min(...stands), Math.max(...stands), new Set(stands).size]).toEqual([79, 131, 43]);
    expect(posters.every(({ presenter, title }) => presenter && title)).toBe(true);
  });
});

describe('the programme of 2024', () => {
  const programme = programmeOf(2024);
  const details = detailsOf(2024);
  const facts: ItemFact[] = [
    [21, '10:00-11:30', 'REGISTRATION', /приветственный кофе/, { place: /первого и второго.*Дом учёных/ }],
    [21, '12:00-14:00', 'PLENARY', /«Биоэкономика»/, { place: /Актовый зал/ }],
    [21, '14:00-18:00', 'TOUR', /предварительной записи/],
    [21, '14:00-17:00', 'SCHOOL', /Школа пользователей/, { place: /Театральная студия/ }],
    [21, '09:00-18:30', 'EXHIBITION', /Политехнического музея/],
    [22, '10:00-17:30', 'SCHOOL', /культурного наследия/, { code: '210' }],
    [22, '10:00-10:45', 'LECTURE', /./, { place: /Кинозал.*348/ }],
    [22, '10:45-11:30', 'LECTURE', /./, { place: /Кинозал.*348/ }],
    [22, '11:30-12:00', 'BREAK', /^Кофе/],
    [22, '12:00-13:30', 'PANEL', /сети/, { code: '212' }],
    [22, '12:00-13:30', 'SECTION', /Секция 3.*лектронная микроскопия/, { code: '931', place: /140/ }],
    [22, '13:30-14:20', 'BREAK', /^Обед/],
    [22, '14:20-16:00', 'PANEL', /СИЛА/, { code: '214' }],
    [22, '14:20-16:00', 'SECTION', /Секция 3/, { code: '932' }],
    [22, '16:00-17:00', 'POSTERS', /кофе/],
    [22, '17:00-18:30', 'ROUND_TABLE', /микроэлектроники/, { code: '218' }],
    [22, '17:00-18:30', 'PANEL', /Технологическое лидерство/, { code: '217' }],
    [22, '17:00-18:30', 'SECTION', /Секция 3/, { code: '933' }],
    [23, '10:00-18:30', 'CONFERENCE', /^VI .*[Кк]омпактные источники нейтронов в России/, { code: '301' }],
    [23, '13:30-15:00', 'BREAK', /^Обед/],
    [23, '17:30-18:00', 'CEREMONY', /^Закрытие/, { place: /Кинозал/ }],
  ];

  it('PRG-04 has three tabs with the given titles and every listed item with time, place and type code', () => {
    expect(programme.days.map(({ label }) => plain(label))).toEqual([
      '21 окт. (понедельник)',
      '22 окт. (вторник)',
      '23 окт. (среда)',
    ]);
    expect(missingFacts(programme, facts)).toEqual([]);
  });

  it.each([
    ['210', 'SCHOOL'],
    ['310', 'SCHOOL'],
    ['334', 'SECTION'],
    ['934', 'SECTION'],
    ['311', 'SECTION'],
    ['312', 'SECTION'],
    ['321', 'SECTION'],
    ['322', 'SECTION'],
    ['935', 'SECTION'],
    ['936', 'SECTION'],
    ['316', 'POSTERS'],
  ])('PRG-04 details %s belong to a %s', (code, kind) => {
    const item = programme.days.flatMap(({ items }) => items).find(({ detail }) => detail?.code === code);
    expect(item?.kind).toBe(kind);
    expect((item?.detail?.talks.length ?? 0) > 0 || item?.detail?.posters !== null).toBe(true);
  });

  it('PRG-04 sections run in parallel as listed', () => {
    const at = (code: string) =>
      programme.days.flatMap(({ items }) => items).find(({ detail }) => detail?.code === code)?.startsAt;
    expect(at('931')).toBe(at('212'));
    expect(at('932')).toBe(at('214'));
    expect(at('934')).toBe(at('334'));
  });

  it('PRG-09 item 301 of the third day links to the external conference site', () => {
    const [item] = itemsOf(programme, [23, '10:00-18:30', 'CONFERENCE', /./, { code: '301' }]);
    expect(item?.link?.url).toMatch(/^https:\/\//);
    expect(item?.link?.label).toBeTruthy();
  });

  it('PRG-08 poster session 2 has numbers of a letter and 101-156 under two headings, session 1 C-codes', () => {
    const groups = details.get('316')?.posters?.groups ?? [];
    expect(groups.map(({ title }) => plain(title ?? ''))).toEqual([
      expect.stringMatching(/^Секция 2/),
      expect.stringMatching(/^Секция 1/),
    ]);
    const boards = groups.flatMap(({ posters }) => posters.map(({ board }) => board ?? ''));
    expect(boards.filter((board) => !/^[A-Z]1\d\d$/.test(board))).toEqual([]);
    const numbers = boards.map((board) => Number(board.slice(1)));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([101, 156]);
    const first = ownEditions.byYear(2024)?.posterLists.find(({ slug }) => slug !== details.get('316')?.posters?.slug);
    const codes = first?.groups.flatMap(({ posters }) => posters.map(({ board }) => board ?? '')) ?? [];
    expect(codes.filter((code) => !/^C[12]\d\d$/.test(code))).toEqual([]);
    expect(new Set(codes.map((code) => code.slice(0, 2)))).toEqual(new Set(['C1', 'C2']));
  });
});
