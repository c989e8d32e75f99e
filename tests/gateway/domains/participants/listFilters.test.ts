import { describe, expect, it } from 'vitest';
import { answerOf, type Item, openLists, type Page, recordOf, sum } from './participantLists.ts';

/** What narrows a list: search and filters, with the counts next to them. */
const { ask, gateway, list, moderator } = await openLists();

describe('search', () => {
  it('LST-02 finds all words in name, organisation and title, whatever case, ё and е', async () => {
    const { nodes: items } = await list();
    const talk = items.find((item) => recordOf(item).title !== null) as Item;
    const [lastName = ''] = talk.fullName.split(' ');
    const [word = ''] = recordOf(talk).title?.split(' ') ?? [];
    const found = await list({ filter: { search: ` ${word.toUpperCase()}   ${lastName.toLowerCase()} ` } });
    expect(found.nodes.map(({ id }) => id)).toContain(talk.id);
    const text = ({ fullName, organization, registration }: Item) =>
      `${fullName} ${organization?.name} ${registration?.title}`.toLowerCase().replaceAll('ё', 'е');
    const expected = items.filter((item) => text(item).includes(lastName.toLowerCase().replaceAll('ё', 'е')));
    expect((await list({ filter: { search: lastName } })).nodes).toEqual(expected);
    const withYo = items.find((item) => /ё/.test(recordOf(item).title ?? '')) as Item;
    const [spelled = ''] = /\S*ё\S*/.exec(recordOf(withYo).title ?? '') ?? [];
    for (const search of [spelled, spelled.replaceAll('ё', 'е')]) {
      expect((await list({ filter: { search } })).nodes.map(({ id }) => id)).toContain(withYo.id);
    }
  });

  it('LST-02 finds a moderator’s row by a part of the e-mail, and by digits of the phone however they are written', async () => {
    const { nodes: items } = await list();
    const person = items.map(recordOf).find(({ phone }) => /^\+7\d{10}$/.test(phone ?? ''));
    const { email = '', phone = '' } = person ?? {};
    const digits = (phone ?? '').slice(2);
    const [code, one, two, three] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
    const searches = [email?.toUpperCase(), phone, digits, `8${digits}`, `+7 (${code}) ${one}-${two}-${three}`];
    for (const search of [...searches, `${one}${two}${three}`]) {
      const found = await list({ filter: { search } });
      expect(found.nodes.map((item) => recordOf(item).id)).toContain(person?.id);
      expect(found.totalCount).toBeLessThan(items.length / 2);
    }
    expect((await list({ filter: { search: `${email} ${digits}0` } })).totalCount).toBe(0);
  });
});

describe('people', () => {
  it('LST-02 are counted by e-mail, separately from their registrations', async () => {
    const { nodes: items, totalCount, peopleCount, listPeopleCount } = await list();
    const emails = (rows: Item[]) => new Set(rows.map((item) => recordOf(item).email)).size;
    expect([peopleCount, listPeopleCount]).toEqual([emails(items), emails(items)]);
    expect(peopleCount).toBeLessThan(totalCount);
    const posters = await list({ filter: { requestedFormat: { values: ['POSTER'] } } });
    expect([posters.peopleCount, posters.listPeopleCount]).toEqual([emails(posters.nodes), peopleCount]);
    const visitors = await list({}, {});
    expect([visitors.peopleCount, visitors.listPeopleCount]).toEqual([visitors.totalCount, visitors.totalCount]);
  });
});

/** A talk or poster in force, of the forum, without any thesis file. */
const isWithoutThesis = (record: ReturnType<typeof recordOf>) =>
  record.effectiveFormat !== 'LISTENER' && !record.isSchool && !record.thesisPdf && !record.thesisDocument;

const moscowDay = (instant: string) => new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10);

describe('filters', () => {
  const wishes: [string, object, (item: Item, items: Item[]) => boolean][] = [
    ['requestedFormat', { values: ['SPEAKER', 'POSTER'] }, (item) => recordOf(item).requestedFormat !== 'LISTENER'],
    ['confirmedFormat', { withNone: true }, (item) => recordOf(item).confirmedFormat === null],
    ['status', { values: ['CONFIRMED'] }, (item) => recordOf(item).status === 'CONFIRMED'],
    [
      'effectiveSection',
      { ids: ['26'], withNone: true },
      (item) => ['26', undefined].includes(recordOf(item).effectiveSection?.id),
    ],
    ['files', { kinds: ['THESIS_PDF'] }, (item) => recordOf(item).thesisPdf !== null],
    ['thesis', { values: ['MISSING'] }, (item) => isWithoutThesis(recordOf(item))],
    ['tour', { values: ['ATTENDING'], withNone: true }, (item, items) => answerOf(items, item, 'tour') !== 'DECLINED'],
    [
      'tshirtSize',
      { values: ['M', 'XL'] },
      (item, items) => ['M', 'XL'].includes(answerOf(items, item, 'tshirtSize') ?? ''),
    ],
    [
      'attendanceDays',
      { values: [2, 3] },
      (item) => (recordOf(item).attendanceDays ?? []).some((it) => [2, 3].includes(it)),
    ],
    ['talkDay', { values: [2] }, (item) => recordOf(item).talkDay === 2],
    ['talkTrack', { values: [1], withNone: true }, (item) => [1, null].includes(recordOf(item).talkTrack)],
    ['talkSlot', { withNone: true }, (item) => recordOf(item).talkSlot === null],
  ];

  it.each(wishes)('LST-02 by %s, and all but them', async (name, wish, holds) => {
    const { nodes: items } = await list();
    const named = items.filter((item) => holds(item, items));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(items.length);
    expect((await list({ filter: { [name]: wish } })).nodes).toEqual(named);
    const others = await list({ filter: { [name]: { ...wish, exclude: true } } });
    expect(others.nodes).toEqual(items.filter((item) => !holds(item, items)));
  });

  it('LST-02 by the day of the registration in Moscow, both ends included', async () => {
    const { nodes: items, facets } = await list();
    const days = items.map((item) => moscowDay(recordOf(item).createdAt ?? '')).sort();
    const [from, to] = [days[5] ?? '', days[days.length - 6] ?? ''];
    const within = (range: { from?: string; to?: string }) =>
      items.filter((item) => {
        const day = moscowDay(recordOf(item).createdAt ?? '');
        return day >= (range.from ?? '') && day <= (range.to ?? '9');
      });
    for (const range of [{ from, to }, { from }, { to }, { from: to, to: from }]) {
      expect((await list({ filter: { createdOn: range } })).nodes).toEqual(within(range));
    }
    expect(facets.createdOn?.map(({ date }) => date)).toEqual([...new Set(days)]);
    expect((await ask({ filter: { createdOn: { from: '2025-02-30' } } })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('LST-02 by registrations for the school', async () => {
    const { nodes: items, facets } = await list();
    for (const isSchool of [true, false]) {
      const expected = items.filter((item) => recordOf(item).isSchool === isSchool);
      expect((await list({ filter: { isSchool } })).nodes).toEqual(expected);
      expect(expected).not.toEqual([]);
    }
    expect(facets.schoolCount).toBe(items.filter((item) => recordOf(item).isSchool).length);
  });

  it('LST-02 counts the rows of each value of a filter', async () => {
    const { nodes: items, facets, totalCount } = await list();
    const rowsOf = (name: string, wish: object) => list({ filter: { [name]: wish } }).then((it) => it.totalCount);
    for (const { state, count } of facets.theses ?? []) expect(await rowsOf('thesis', { values: [state] })).toBe(count);
    for (const [name, counts] of [
      ['tour', facets.tours?.map(({ decision, count }) => ({ value: decision, count }))],
      ['tshirtSize', facets.tshirtSizes?.map(({ size, count }) => ({ value: size, count }))],
      ['attendanceDays', facets.attendanceDays],
      ['talkDay', facets.talkDays],
      ['talkTrack', facets.talkTracks],
      ['talkSlot', facets.talkSlots?.slice(0, 3)],
    ] as const) {
      expect(counts?.length).toBeGreaterThan(1);
      for (const { value, count } of counts ?? []) {
        expect(await rowsOf(name, value === null ? { withNone: true } : { values: [value] })).toBe(count);
      }
    }
    const sums = [facets.theses, facets.createdOn, facets.tours, facets.talkSlots].map(sum);
    expect(sums).toEqual([totalCount, totalCount, totalCount, totalCount]);
    const days = items.flatMap((item) => recordOf(item).attendanceDays ?? []);
    expect(facets.attendanceDays?.find(({ value }) => value === 2)?.count).toBe(days.filter((day) => day === 2).length);
  });

  it('by organisation, for every caller', async () => {
    const { facets } = await list({}, {});
    for (const isTyped of [false, true]) {
      const most = facets.organizations.find(({ organization }) => organization?.id.includes('~') === isTyped);
      const ids = [most?.organization?.id];
      const found = await list({ filter: { organization: { ids } } }, {});
      expect(found.totalCount).toBe(most?.count);
      expect(found.nodes.map(({ organization }) => organization)).toEqual(found.nodes.map(() => most?.organization));
      const others = await list({ filter: { organization: { ids, exclude: true } } }, {});
      expect(others.totalCount).toBe(others.listCount - found.totalCount);
    }
    expect((await list({ filter: { organization: { ids: ['Институт', '0'] } } }, {})).totalCount).toBe(0);
  });

  it('names a chosen organisation even if the other filters exclude all its rows', async () => {
    const { facets } = await list({}, {});
    const chosen = facets.organizations.find(({ organization }) => organization !== null)?.organization;
    const filter = { search: 'такого участника нет', organization: { ids: [chosen?.id] } };
    const page = await list({ filter, organizations: [chosen?.id] }, {});
    expect(page.facets.organizations).toEqual([{ organization: chosen, count: 0 }]);
    expect((await list({ filter, organizations: [] }, {})).facets.organizations).toEqual([]);
  });

  it('accepts no format that the schema does not know', async () => {
    for (const name of ['requestedFormat', 'confirmedFormat']) {
      expect((await ask({ filter: { [name]: { values: ['UNRECOGNIZED'] } } })).codes).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('counts what the other filters leave of each value', async () => {
    const whole = await list();
    expect(sum(whole.facets.statuses)).toBe(whole.totalCount);
    expect(sum(whole.facets.organizations)).toBe(whole.totalCount);
    const confirmed = await list({ filter: { status: { values: ['CONFIRMED'] } } });
    // A facet's counts ignore its own filter, but not the others.
    expect(confirmed.facets.statuses).toEqual(whole.facets.statuses);
    expect(sum(confirmed.facets.requestedFormats)).toBe(confirmed.totalCount);
    for (const { section, count } of confirmed.facets.effectiveSections ?? []) {
      const wish = section === null ? { withNone: true } : { ids: [section.id] };
      const both = await list({ filter: { status: { values: ['CONFIRMED'] }, effectiveSection: wish } });
      expect(both.totalCount).toBe(count);
    }
    const [pdf] = (whole.facets.files ?? []).filter(({ kind }) => kind === 'THESIS_PDF');
    expect(pdf?.count).toBe(whole.nodes.filter((item) => recordOf(item).thesisPdf).length);
  });
});

describe('counts next to a page', () => {
  it('are the same by fragments and by plain fields', async () => {
    const count = (selection: string, fragment = '') =>
      gateway.graphql(`{ edition(year: 2025) { participants { ${selection} } } } ${fragment}`, {}, moderator);
    const statuses = 'facets { statuses { status count } }';
    const { data } = await count(statuses);
    expect(sum((data as { edition: { participants: Page } }).edition.participants.facets.statuses)).toBeGreaterThan(20);
    expect((await count(`... on ParticipantConnection { ${statuses} }`)).data).toEqual(data);
    expect((await count('...Counts', `fragment Counts on ParticipantConnection { ${statuses} }`)).data).toEqual(data);
    expect((await count(`totalCount ... @include(if: true) { named: ${statuses} }`)).data).toMatchObject({
      edition: { participants: { named: (data as { edition: { participants: Page } }).edition.participants.facets } },
    });
  });
});
