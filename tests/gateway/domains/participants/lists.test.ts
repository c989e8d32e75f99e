import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

/** Lists of participants, worked out by the gateway over the reference provider's. */
const { gateway, moderator, admin, person } = await samplePortal();

interface Item {
  id: string;
  fullName: string;
  organizationName: string | null;
  record: {
    status: string;
    format: string;
    talkDay: number | null;
    section: { id: string; name: string } | null;
    registration: {
      requestedFormat: string;
      confirmedFormat: string | null;
      createdAt: string;
      title: string | null;
      thesisPdf: { id: string } | null;
      thesisDocument: { id: string } | null;
      expertConclusion: { id: string } | null;
    };
  } | null;
}

interface Page {
  items: Item[];
  totalCount: number;
  listCount: number;
  page: number;
  totalPages: number;
  isModeratorList: boolean;
  revision: string;
  facets: {
    formats: { format: string; count: number }[] | null;
    confirmedFormats: { format: string; count: number }[] | null;
    statuses: { status: string; count: number }[] | null;
    sections: { section: { id: string } | null; count: number }[] | null;
    organizations: { name: string | null; count: number }[];
    files: { kind: string; count: number }[] | null;
  };
}

const query = `query (
  $year: Int! = 2025 $project: ID $filter: ParticipantFilter $orderBy: [ParticipantOrder!]! = [] $page: Int! = 1 $pageSize: Int! = 500
) {
  participants(year: $year, project: $project, filter: $filter, orderBy: $orderBy, page: $page, pageSize: $pageSize) {
    totalCount listCount page totalPages isModeratorList revision
    facets {
      formats { format count } confirmedFormats { format count } statuses { status count }
      sections { section { id } count } organizations(first: 500) { name count } files { kind count }
    }
    items { id fullName organizationName record {
      status format talkDay section { id name }
      registration { requestedFormat confirmedFormat createdAt title thesisPdf { id } thesisDocument { id } expertConclusion { id } }
    } }
  }
}`;

async function list(variables: object = {}, caller: Caller = moderator): Promise<Page> {
  const answer = await gateway.graphql(query, variables, caller);
  expect(answer.errors).toEqual([]);
  return answer.data?.participants as Page;
}

const russian = new Intl.Collator('ru', { numeric: true });
const recordOf = ({ record }: Item) => {
  if (record === null) throw new Error('a row of a moderators’ list has no record');
  return record;
};
const sum = (counts: { count: number }[] | null) => (counts ?? []).reduce((all, { count }) => all + count, 0);

describe('who sees which list', () => {
  it('LST-01 LST-08 visitors and participants see names and organisations alone', async () => {
    for (const caller of [{}, person]) {
      const page = await list({}, caller);
      expect(page.items.length).toBeGreaterThan(20);
      expect(page.isModeratorList).toBe(false);
      expect(page.items.every(({ record }) => record === null)).toBe(true);
      const { formats, confirmedFormats, statuses, sections, files } = page.facets;
      expect([formats, confirmedFormats, statuses, sections, files]).toEqual([null, null, null, null, null]);
    }
  });

  it('LST-02 DSH-05 moderators and conference admins see the records of the current edition', async () => {
    for (const caller of [moderator, admin]) {
      const page = await list({}, caller);
      expect(page.isModeratorList).toBe(true);
      expect(page.items.every(({ record }) => record !== null)).toBe(true);
    }
  });

  it('LST-01 the archive is the public list for every caller', async () => {
    for (const year of [2023, 2024]) {
      const page = await list({ year });
      expect(page.isModeratorList).toBe(false);
      expect(page.items.length).toBeGreaterThan(0);
    }
  });

  it('LST-08 filters, orders and facets reveal no hidden field', async () => {
    const wishes = [
      { filter: { format: { values: ['SPEAKER'] } } },
      { filter: { confirmedFormat: { values: ['NONE'] } } },
      { filter: { status: { values: ['CONFIRMED'] } } },
      { filter: { section: { ids: ['Section:26'] } } },
      { filter: { files: {} } },
      ...['FORMAT', 'CONFIRMED_FORMAT', 'STATUS', 'SECTION', 'TITLE', 'CREATED_AT', 'TALK_SCHEDULE', 'TALK_PLACE'].map(
        (by) => ({ orderBy: [{ by }] }),
      ),
    ];
    for (const wish of wishes) {
      expect((await gateway.graphql(query, wish, person)).codes).toEqual(['FORBIDDEN']);
    }
    const title = (await list()).items.map(recordOf).find(({ registration }) => registration.title)?.registration.title;
    expect((await list({ filter: { search: title } }, person)).totalCount).toBe(0);
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
    expect((await gateway.graphql(query, { project: 'none' }, moderator)).codes).toEqual(['NOT_FOUND']);
    expect((await gateway.graphql(query, { year: 1999 }, moderator)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('an ended session gets the visitors’ list', async () => {
    expect((await list({}, { cookie: 'portal_session=dead' })).isModeratorList).toBe(false);
  });
});

describe('search', () => {
  it('LST-02 finds all words in name, organisation and title, whatever case, ё and е', async () => {
    const { items } = await list();
    const talk = items.find((item) => recordOf(item).registration.title !== null) as Item;
    const [lastName = ''] = talk.fullName.split(' ');
    const [word = ''] = recordOf(talk).registration.title?.split(' ') ?? [];
    const found = await list({ filter: { search: ` ${word.toUpperCase()}   ${lastName.toLowerCase()} ` } });
    expect(found.items.map(({ id }) => id)).toContain(talk.id);
    const text = ({ fullName, organizationName, record }: Item) =>
      `${fullName} ${organizationName} ${record?.registration.title}`.toLowerCase().replaceAll('ё', 'е');
    const expected = items.filter((item) => text(item).includes(lastName.toLowerCase().replaceAll('ё', 'е')));
    expect((await list({ filter: { search: lastName } })).items).toEqual(expected);
    const withYo = items.find((item) => /ё/.test(recordOf(item).registration.title ?? '')) as Item;
    const [spelled = ''] = /\S*ё\S*/.exec(recordOf(withYo).registration.title ?? '') ?? [];
    for (const search of [spelled, spelled.replaceAll('ё', 'е')]) {
      expect((await list({ filter: { search } })).items.map(({ id }) => id)).toContain(withYo.id);
    }
  });
});

describe('filters', () => {
  const wishes: [string, object, (item: Item) => boolean][] = [
    ['format', { values: ['SPEAKER', 'POSTER'] }, (item) => recordOf(item).registration.requestedFormat !== 'LISTENER'],
    ['confirmedFormat', { values: ['NONE'] }, (item) => recordOf(item).registration.confirmedFormat === null],
    ['status', { values: ['CONFIRMED'] }, (item) => recordOf(item).status === 'CONFIRMED'],
    ['section', { ids: ['26'], withNone: true }, (item) => ['26', undefined].includes(recordOf(item).section?.id)],
    ['files', { kinds: ['THESIS_PDF'] }, (item) => recordOf(item).registration.thesisPdf !== null],
  ];

  it.each(wishes)('LST-02 by %s, and all but them', async (name, wish, holds) => {
    const { items } = await list();
    const named = items.filter(holds);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(items.length);
    expect((await list({ filter: { [name]: wish } })).items).toEqual(named);
    const others = await list({ filter: { [name]: { ...wish, exclude: true } } });
    expect(others.items).toEqual(items.filter((item) => !holds(item)));
  });

  it('by organisation, for every caller', async () => {
    const { facets } = await list({}, {});
    const [most] = facets.organizations;
    const found = await list({ filter: { organization: { names: [most?.name] } } }, {});
    expect(found.totalCount).toBe(most?.count);
    expect(found.items.every(({ organizationName }) => organizationName === most?.name)).toBe(true);
  });

  it('counts what the other filters leave of each value', async () => {
    const whole = await list();
    expect(sum(whole.facets.statuses)).toBe(whole.totalCount);
    expect(sum(whole.facets.organizations)).toBe(whole.totalCount);
    const confirmed = await list({ filter: { status: { values: ['CONFIRMED'] } } });
    // A facet's own filter does not limit its counts, the others' counts it does.
    expect(confirmed.facets.statuses).toEqual(whole.facets.statuses);
    expect(sum(confirmed.facets.formats)).toBe(confirmed.totalCount);
    for (const { section, count } of confirmed.facets.sections ?? []) {
      const wish = section === null ? { withNone: true } : { ids: [section.id] };
      const both = await list({ filter: { status: { values: ['CONFIRMED'] }, section: wish } });
      expect(both.totalCount).toBe(count);
    }
    const [pdf] = (whole.facets.files ?? []).filter(({ kind }) => kind === 'THESIS_PDF');
    expect(pdf?.count).toBe(whole.items.filter((item) => recordOf(item).registration.thesisPdf).length);
  });
});

describe('counts beside a page', () => {
  it('come by fragments as by plain fields', async () => {
    const count = (selection: string, fragment = '') =>
      gateway.graphql(`{ participants(year: 2025) { ${selection} } } ${fragment}`, {}, moderator);
    const statuses = 'facets { statuses { status count } }';
    const { data } = await count(statuses);
    expect(sum((data as { participants: Page }).participants.facets.statuses)).toBeGreaterThan(20);
    expect((await count(`... on ParticipantPage { ${statuses} }`)).data).toEqual(data);
    expect((await count('...Counts', `fragment Counts on ParticipantPage { ${statuses} }`)).data).toEqual(data);
    expect((await count(`totalCount ... @include(if: true) { named: ${statuses} }`)).data).toMatchObject({
      participants: { named: (data as { participants: Page }).participants.facets },
    });
  });
});

describe('order and pages', () => {
  it('is ordered by name, or by any other value both ways with empty values last', async () => {
    const { items } = await list();
    const names = items.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort(russian.compare));
    const reads: [string, (item: Item) => string | number | null][] = [
      ['ORGANIZATION', ({ organizationName }) => organizationName],
      ['TITLE', (item) => recordOf(item).registration.title],
      ['CREATED_AT', (item) => Date.parse(recordOf(item).registration.createdAt)],
      ['SECTION', (item) => recordOf(item).section?.name ?? null],
      ['STATUS', (item) => ['AWAITING_FORMAT', 'AWAITING_PERSON', 'CONFIRMED'].indexOf(recordOf(item).status)],
    ];
    for (const [by, read] of reads) {
      for (const direction of ['ASC', 'DESC']) {
        const sorted = (await list({ orderBy: [{ by, direction }] })).items.map(read);
        const given = sorted.filter((value) => value !== null);
        expect(sorted.slice(0, given.length)).toEqual(given);
        const compare = (a: string | number, b: string | number) =>
          typeof a === 'number' ? a - Number(b) : russian.compare(a, String(b));
        const right = [...given].sort((a, b) => (direction === 'ASC' ? compare(a, b) : compare(b, a)));
        expect(given).toEqual(right);
      }
    }
  });

  it('LST-01 gives pages; beyond the last one the last one', async () => {
    const { items, totalCount } = await list();
    const first = await list({ pageSize: 20 });
    expect(first.items).toEqual(items.slice(0, 20));
    expect(first.totalPages).toBe(Math.ceil(totalCount / 20));
    const last = await list({ page: 1000, pageSize: 20 });
    expect(last.page).toBe(last.totalPages);
    expect(last.items).toEqual(items.slice((last.totalPages - 1) * 20));
    for (const wrong of [{ page: 0 }, { pageSize: 0 }]) {
      expect((await gateway.graphql(query, wrong, moderator)).codes).toEqual(['BAD_USER_INPUT']);
    }
    expect((await gateway.graphql(query, { pageSize: 501 }, moderator)).codes).toEqual(['LIST_TOO_LONG']);
  });

  it('LST-03 returns the neighbours of a record in the filtered list', async () => {
    const wish = { filter: { format: { values: ['POSTER'] } }, orderBy: [{ by: 'TITLE', direction: 'DESC' }] };
    const { items } = await list(wish);
    const place = async (id: string | undefined, caller = moderator) =>
      gateway.graphql(
        `query ($id: ID!, $filter: ParticipantFilter, $orderBy: [ParticipantOrder!]!) {
          participantPlace(id: $id, year: 2025, filter: $filter, orderBy: $orderBy) { position totalCount previousId nextId }
        }`,
        { id, ...wish },
        caller,
      );
    const totalCount = items.length;
    const second = { position: 2, totalCount, previousId: items[0]?.id, nextId: items[2]?.id };
    expect((await place(items[1]?.id)).data).toEqual({ participantPlace: second });
    expect((await place(items[0]?.id)).data).toMatchObject({ participantPlace: { position: 1, previousId: null } });
    const outside = { position: null, totalCount, previousId: null, nextId: null };
    expect((await place('2147483647')).data).toEqual({ participantPlace: outside });
    expect((await place(items[1]?.id, person)).codes).toEqual(['FORBIDDEN']);
  });
});
