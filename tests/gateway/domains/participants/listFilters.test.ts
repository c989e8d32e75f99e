import { describe, expect, it } from 'vitest';
import { type Item, openLists, type Page, recordOf } from './participantLists.ts';

/** Filters for every caller, and the counts next to a list. */
const { ask, gateway, list, moderator } = await openLists();

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
