import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

/** Lists of participants that the gateway computes from the reference provider's. */
const { gateway, moderator, admin, person } = await samplePortal();

interface Item {
  id: string;
  fullName: string;
  organization: { id: string; name: string } | null;
  registration: {
    id: string;
    status: string;
    effectiveFormat: string;
    talkDay: number | null;
    effectiveSection: { id: string; name: string } | null;
    requestedFormat: string;
    confirmedFormat: string | null;
    createdAt: string;
    title: string | null;
    thesisPdf: { id: string } | null;
    thesisDocument: { id: string } | null;
    expertConclusion: { id: string } | null;
    email: string | null;
    phone: string | null;
    isSchool: boolean;
    tour: string | null;
    tshirtSize: string | null;
    attendanceDays: number[] | null;
    talkTrack: number | null;
    talkSlot: number | null;
    thesisState: string;
  } | null;
}

interface Page {
  nodes: Item[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
  listCount: number;
  peopleCount: number;
  listPeopleCount: number;
  isModeratorList: boolean;
  revision: string;
  facets: {
    requestedFormats: { format: string; count: number }[] | null;
    confirmedFormats: { format: string | null; count: number }[] | null;
    statuses: { status: string; count: number }[] | null;
    effectiveSections: { section: { id: string } | null; count: number }[] | null;
    organizations: { organization: { id: string; name: string } | null; count: number }[];
    files: { kind: string; count: number }[] | null;
    theses: { state: string; count: number }[] | null;
    createdOn: { date: string; count: number }[] | null;
    schoolCount: number | null;
    tours: { decision: string | null; count: number }[] | null;
    tshirtSizes: { size: string | null; count: number }[] | null;
    attendanceDays: { value: number | null; count: number }[] | null;
    talkDays: { value: number | null; count: number }[] | null;
    talkTracks: { value: number | null; count: number }[] | null;
    talkSlots: { value: number | null; count: number }[] | null;
  };
}

const query = `query (
  $year: Int! = 2025 $project: String $filter: ParticipantFilter $orderBy: [ParticipantOrder!]! = []
  $first: Int $after: String $last: Int $before: String $offset: Int $organizations: [ID!]
) {
  edition(year: $year) {
    participants(
      project: $project filter: $filter orderBy: $orderBy
      first: $first after: $after last: $last before: $before offset: $offset
    ) {
      totalCount listCount peopleCount listPeopleCount isModeratorList revision
      facets {
        requestedFormats { format count } confirmedFormats { format count } statuses { status count }
        effectiveSections { section { id } count } files { kind count }
        theses { state count } createdOn { date count } schoolCount tours { decision count }
        tshirtSizes { size count } attendanceDays { value count }
        talkDays { value count } talkTracks { value count } talkSlots { value count }
        organizations(ids: $organizations, first: 500) { organization { id name } count }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { id } }
      nodes { id fullName organization { id name } registration {
        id status effectiveFormat talkDay effectiveSection { id name } requestedFormat confirmedFormat createdAt title
        thesisPdf { key } thesisDocument { key } expertConclusion { key } email phone
        isSchool tour tshirtSize attendanceDays talkTrack talkSlot thesisState
      } }
    }
  }
}`;

const ask = (variables: object, caller: Caller = moderator) => gateway.graphql(query, variables, caller);

async function list(variables: object = {}, caller: Caller = moderator): Promise<Page> {
  const paged = 'last' in variables ? variables : { first: 500, ...variables };
  const answer = await ask(paged, caller);
  expect(answer.errors).toEqual([]);
  return (answer.data as { edition: { participants: Page } }).edition.participants;
}

const russian = new Intl.Collator('ru', { numeric: true });
const recordOf = ({ registration }: Item) => {
  if (registration === null) throw new Error('a row of a moderators’ list has no registration');
  return registration;
};
const sum = (counts: { count: number }[] | null) => (counts ?? []).reduce((all, { count }) => all + count, 0);

describe('who sees which list', () => {
  it('LST-01 LST-08 visitors and participants see only names and organisations', async () => {
    for (const caller of [{}, person]) {
      const page = await list({}, caller);
      expect(page.nodes.length).toBeGreaterThan(20);
      expect(page.isModeratorList).toBe(false);
      expect(page.nodes.every(({ registration }) => registration === null)).toBe(true);
      const { organizations, ...hidden } = page.facets;
      expect(organizations).not.toEqual([]);
      expect(new Set(Object.values(hidden))).toEqual(new Set([null]));
    }
  });

  it('LST-02 DSH-05 moderators and conference admins see the records of the current edition', async () => {
    for (const caller of [moderator, admin]) {
      const page = await list({}, caller);
      expect(page.isModeratorList).toBe(true);
      expect(page.nodes.every(({ registration }) => registration !== null)).toBe(true);
    }
  });

  it('LST-01 the archive is the public list for every caller', async () => {
    for (const year of [2023, 2024]) {
      const page = await list({ year });
      expect(page.isModeratorList).toBe(false);
      expect(page.nodes.length).toBeGreaterThan(0);
    }
  });

  it('LST-08 filters, orders and facets reveal no hidden field', async () => {
    const wishes = [
      { filter: { requestedFormat: { values: ['SPEAKER'] } } },
      { filter: { confirmedFormat: { withNone: true } } },
      { filter: { status: { values: ['CONFIRMED'] } } },
      { filter: { effectiveSection: { ids: ['Section:26'] } } },
      { filter: { files: {} } },
      { filter: { thesis: { values: ['MISSING'] } } },
      { filter: { createdOn: {} } },
      { filter: { isSchool: false } },
      { filter: { tour: { withNone: true } } },
      { filter: { tshirtSize: { withNone: true } } },
      ...['attendanceDays', 'talkDay', 'talkTrack', 'talkSlot'].map((name) => ({
        filter: { [name]: { values: [1] } },
      })),
      ...[
        'REQUESTED_FORMAT',
        'CONFIRMED_FORMAT',
        'STATUS',
        'EFFECTIVE_SECTION',
        'TITLE',
        'CREATED_AT',
        'TALK_SCHEDULE',
        'TALK_PLACE',
      ].map((field) => ({ orderBy: [{ field }] })),
      ...['TALK_SLOT', 'THESIS', 'TOUR', 'TSHIRT_SIZE', 'ATTENDANCE_DAYS', 'SCHOOL'].map((field) => ({
        orderBy: [{ field }],
      })),
    ];
    for (const wish of wishes) {
      expect((await ask(wish, person)).codes).toEqual(['FORBIDDEN']);
    }
    const talk = (await list()).nodes.map(recordOf).find(({ title, email, phone }) => title && email && phone);
    expect(talk).toBeDefined();
    for (const caller of [person, {}]) {
      for (const search of [talk?.title, talk?.email, talk?.phone]) {
        expect((await list({ filter: { search } }, caller)).totalCount).toBe(0);
      }
    }
  });

  it('LST-07 a project has its own list, which shows other callers names only', async () => {
    const whole = await list();
    const own = await list({ project: 'neutron' });
    expect(own.totalCount).toBeGreaterThan(0);
    expect(own.totalCount).toBeLessThan(whole.totalCount);
    expect(own.isModeratorList).toBe(true);
    const others = await list({ project: 'neutron' }, {});
    expect(others.isModeratorList).toBe(false);
    expect(others.totalCount).toBeGreaterThan(0);
    expect((await ask({ project: 'none' })).codes).toEqual(['NOT_FOUND']);
    expect((await ask({ year: 1999 })).data).toEqual({ edition: null });
  });

  it('shows the visitors’ list after the session has ended', async () => {
    expect((await list({}, { cookie: 'portal_session=dead' })).isModeratorList).toBe(false);
  });
});

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
});

describe('search by e-mail and phone', () => {
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
  const wishes: [string, object, (item: Item) => boolean][] = [
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
    ['tour', { values: ['ATTENDING'], withNone: true }, (item) => recordOf(item).tour !== 'DECLINED'],
    ['tshirtSize', { values: ['M', 'XL'] }, (item) => ['M', 'XL'].includes(recordOf(item).tshirtSize ?? '')],
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
    const named = items.filter(holds);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(items.length);
    expect((await list({ filter: { [name]: wish } })).nodes).toEqual(named);
    const others = await list({ filter: { [name]: { ...wish, exclude: true } } });
    expect(others.nodes).toEqual(items.filter((item) => !holds(item)));
  });

  it('LST-02 by the day of the registration in Moscow, both ends included', async () => {
    const { nodes: items, facets } = await list();
    const days = items.map((item) => moscowDay(recordOf(item).createdAt)).sort();
    const [from, to] = [days[5] ?? '', days[days.length - 6] ?? ''];
    const within = (range: { from?: string; to?: string }) =>
      items.filter((item) => {
        const day = moscowDay(recordOf(item).createdAt);
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

describe('order and pages', () => {
  const orderOf = (values: string[]) => new Map(values.map((value, index) => [value, index]));
  const sizeOrder = orderOf(['S', 'M', 'L', 'XL']);
  const thesisOrder = orderOf(['MISSING', 'INCOMPLETE', 'COMPLETE']);

  it('is ordered by name, or by any other value both ways with empty values last', async () => {
    const { nodes: items } = await list();
    const names = items.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort(russian.compare));
    const reads: [string, (item: Item) => string | number | null][] = [
      ['ORGANIZATION', ({ organization }) => organization?.name ?? null],
      ['TITLE', (item) => recordOf(item).title],
      ['CREATED_AT', (item) => Date.parse(recordOf(item).createdAt)],
      ['EFFECTIVE_SECTION', (item) => recordOf(item).effectiveSection?.name ?? null],
      ['TALK_SLOT', (item) => recordOf(item).talkSlot],
      ['TSHIRT_SIZE', (item) => sizeOrder.get(recordOf(item).tshirtSize ?? '') ?? null],
      ['ATTENDANCE_DAYS', (item) => recordOf(item).attendanceDays?.join(' ') || null],
      ['SCHOOL', (item) => Number(recordOf(item).isSchool)],
      ['THESIS', (item) => thesisOrder.get(recordOf(item).thesisState) ?? null],
      ['STATUS', (item) => ['AWAITING_FORMAT', 'AWAITING_PERSON', 'CONFIRMED'].indexOf(recordOf(item).status)],
    ];
    for (const [by, read] of reads) {
      for (const direction of ['ASC', 'DESC']) {
        const sorted = (await list({ orderBy: [{ field: by, direction }] })).nodes.map(read);
        const given = sorted.filter((value) => value !== null);
        expect(sorted.slice(0, given.length)).toEqual(given);
        const compare = (a: string | number, b: string | number) =>
          typeof a === 'number' ? a - Number(b) : russian.compare(a, String(b));
        const right = [...given].sort((a, b) => (direction === 'ASC' ? compare(a, b) : compare(b, a)));
        expect(given).toEqual(right);
      }
    }
  });

  it('LST-01 gives numbered pages; past the end is empty', async () => {
    const { nodes: items, totalCount } = await list();
    const second = await list({ first: 20, offset: 20 });
    expect(second.nodes).toEqual(items.slice(20, 40));
    expect(second.edges.map(({ node }) => node.id)).toEqual(second.nodes.map(({ id }) => id));
    expect([second.totalCount, second.listCount]).toEqual([totalCount, totalCount]);
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    const beyond = await list({ first: 20, offset: 100_000 });
    expect([beyond.nodes, beyond.totalCount, beyond.pageInfo.hasNextPage]).toEqual([[], totalCount, false]);
    const usual = (await ask({})).data as { edition: { participants: Page } };
    expect(usual.edition.participants.nodes).toEqual(items.slice(0, 50));
  });

  it('a loop over cursors reads every row once and ends, also from the end', async () => {
    const ids = (await list()).nodes.map(({ id }) => id);
    const forwards: string[] = [];
    let after: string | null = null;
    for (let page: Page | null = null; page === null || page.pageInfo.hasNextPage; after = page.pageInfo.endCursor) {
      page = await list({ first: 37, after });
      forwards.push(...page.nodes.map(({ id }) => id));
    }
    expect(forwards).toEqual(ids);
    expect((await list({ first: 37, after })).nodes).toEqual([]);
    const backwards: string[] = [];
    let before: string | null = null;
    for (
      let page: Page | null = null;
      page === null || page.pageInfo.hasPreviousPage;
      before = page.pageInfo.startCursor
    ) {
      page = await list({ last: 37, before });
      backwards.unshift(...page.nodes.map(({ id }) => id));
    }
    expect(backwards).toEqual(ids);
  });

  it('rejects impossible page arguments', async () => {
    const wrong = [
      [{ first: -1 }, 'first'],
      [{ offset: -1 }, 'offset'],
      [{ first: 1, last: 1 }, 'last'],
      [{ after: 'x' }, 'after'],
      [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
    ] as const;
    for (const [page, argument] of wrong) {
      const { errors } = await ask(page);
      expect(errors?.map(({ extensions }) => [extensions?.code, extensions?.argument])).toEqual([
        ['BAD_USER_INPUT', argument],
      ]);
    }
    expect((await ask({ first: 501 })).codes).toEqual(['LIST_TOO_LONG']);
  });

  it('LST-03 returns the neighbours of a record in the filtered list', async () => {
    const wish = {
      filter: { requestedFormat: { values: ['POSTER'] } },
      orderBy: [{ field: 'TITLE', direction: 'DESC' }],
    };
    const { nodes: items } = await list(wish);
    const place = async (id: string | undefined, caller = moderator) =>
      gateway.graphql(
        `query ($id: ID!, $filter: ParticipantFilter, $orderBy: [ParticipantOrder!]!) {
          edition(year: 2025) { participantPosition(registrationId: $id, filter: $filter, orderBy: $orderBy) {
            position totalCount previous { id fullName } next { id registration { id } }
          } }
        }`,
        { id, ...wish },
        caller,
      );
    const totalCount = items.length;
    const [first, second, third] = items.map(recordOf);
    expect((await place(second?.id)).data).toEqual({
      edition: {
        participantPosition: {
          position: 2,
          totalCount,
          previous: { id: items[0]?.id, fullName: items[0]?.fullName },
          next: { id: items[2]?.id, registration: { id: third?.id } },
        },
      },
    });
    expect((await place(first?.id)).data).toMatchObject({
      edition: { participantPosition: { position: 1, previous: null } },
    });
    const outside = { edition: { participantPosition: { position: null, totalCount, previous: null, next: null } } };
    for (const id of ['Registration:2147483647', items[1]?.id]) expect((await place(id)).data).toEqual(outside);
    expect((await place(second?.id, person)).codes).toEqual(['FORBIDDEN']);
  });
});
