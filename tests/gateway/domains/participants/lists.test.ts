import { describe, expect, it } from 'vitest';
import { type Item, openLists, type Page, recordOf } from './participantLists.ts';

/** Lists of participants that the gateway computes from the reference provider's. */
const { ask, gateway, list, moderator, admin, person } = await openLists();

const russian = new Intl.Collator('ru', { numeric: true });

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
    const valued = ['requestedFormat', 'status', 'thesis', 'attendanceDays', 'talkDay', 'talkTrack', 'talkSlot'];
    const values: Record<string, unknown> = { requestedFormat: 'SPEAKER', status: 'CONFIRMED', thesis: 'MISSING' };
    const filters = [
      ...valued.map((name) => ({ [name]: { values: [values[name] ?? 1] } })),
      ...['confirmedFormat', 'tour', 'tshirtSize'].map((name) => ({ [name]: { withNone: true } })),
      ...[{ effectiveSection: { ids: ['Section:26'] } }, { files: {} }, { createdOn: {} }, { isSchool: false }],
    ];
    const orders = [
      ...[
        'REQUESTED_FORMAT',
        'CONFIRMED_FORMAT',
        'STATUS',
        'EFFECTIVE_SECTION',
        'TITLE',
        'CREATED_AT',
        'TALK_SCHEDULE',
      ],
      ...['TALK_PLACE', 'TALK_SLOT', 'THESIS', 'TOUR', 'TSHIRT_SIZE', 'ATTENDANCE_DAYS', 'SCHOOL'],
    ];
    const wishes = [...filters.map((filter) => ({ filter })), ...orders.map((field) => ({ orderBy: [{ field }] }))];
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
});

describe('order and pages', () => {
  it('is ordered by name, or by the names of sections both ways, those without one last', async () => {
    const names = (await list()).nodes.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort(russian.compare));
    for (const direction of ['ASC', 'DESC']) {
      const { nodes } = await list({ orderBy: [{ field: 'EFFECTIVE_SECTION', direction }] });
      const sections = nodes.map((item) => recordOf(item).effectiveSection?.name ?? null);
      const named = sections.filter((section) => section !== null).sort(russian.compare);
      const missing = Array<null>(sections.length - named.length).fill(null);
      expect(sections).toEqual([...(direction === 'ASC' ? named : named.reverse()), ...missing]);
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

describe('filters', () => {
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

  it('accepts no format and no day that do not exist', async () => {
    for (const filter of [{ requestedFormat: { values: ['UNRECOGNIZED'] } }, { createdOn: { from: '2025-02-30' } }]) {
      expect((await ask({ filter })).codes).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('counts next to a page', () => {
  it('are the same by fragments and by plain fields', async () => {
    const count = (selection: string, fragment = '') =>
      gateway.graphql(`{ edition(year: 2025) { participants { ${selection} } } } ${fragment}`, {}, moderator);
    const statuses = 'facets { statuses { status count } }';
    const { data } = await count(statuses);
    const { facets } = (data as { edition: { participants: Page } }).edition.participants;
    expect(facets.statuses).toHaveLength(3);
    expect((await count(`... on ParticipantConnection { ${statuses} }`)).data).toEqual(data);
    expect((await count('...Counts', `fragment Counts on ParticipantConnection { ${statuses} }`)).data).toEqual(data);
    expect((await count(`totalCount ... @include(if: true) { named: ${statuses} }`)).data).toMatchObject({
      edition: { participants: { named: facets } },
    });
  });
});
