import { describe, expect, it } from 'vitest';
import { openBulk } from './bulkChanges.ts';
import { readPlan } from './plans.ts';
import { awaiting } from './rows.ts';

/** Changes of many records: planned first, then applied in chunks with a result for each record. */
const { provider, gateway, moderator, admin, person, change, plan, apply, rows } = await openBulk();

const outcomes = (results: { outcome: string }[]) => [...new Set(results.map(({ outcome }) => outcome))].sort();

describe('a change of many records', () => {
  it('LST-04 counts and marks the records that become talks without a title, and the list then finds them', async () => {
    const ofForum = { confirmedFormat: { withNone: true }, isSchool: false };
    const [listener] = await rows({ ...ofForum, requestedFormat: { values: ['LISTENER'] } });
    const [speaker] = await rows(awaiting('SPEAKER'));
    const ids = [listener?.id ?? '', speaker?.id ?? ''];
    const section = { confirmedSectionId: 'Section:27' };
    const planTitles = (change: object) =>
      readPlan<{ noTitleCount: number; rows: object[] }>(
        { gateway, moderator },
        'planBulkChange',
        { ids, change },
        'noTitleCount rows(first: 5) { registration { id } isTitleMissing }',
      );
    const planned = await planTitles({ confirmedFormat: 'SPEAKER', ...section });
    expect(planned.noTitleCount).toBe(1);
    expect(planned.rows).toContainEqual({ id: ids[0], isTitleMissing: true });
    expect(planned.rows).toContainEqual({ id: ids[1], isTitleMissing: false });
    expect(await planTitles({ confirmedFormat: 'LISTENER' })).toMatchObject({ noTitleCount: 0 });

    const untitled = async () =>
      (
        await gateway.read<{ edition: { participants: object } }>(
          `{ edition(year: 2025) { participants(filter: { isTitleMissing: true }, first: 5) {
            totalCount facets { noTitleCount } nodes { registration { id } } } } }`,
          {},
          moderator,
        )
      ).edition.participants;
    expect(await untitled()).toEqual({ totalCount: 0, facets: { noTitleCount: 0 }, nodes: [] });
    await apply({
      items: ids.map((registrationId) => ({ registrationId })),
      change: { confirmedFormat: 'SPEAKER', ...section },
    });
    expect(await untitled()).toEqual({
      totalCount: 1,
      facets: { noTitleCount: 1 },
      nodes: [{ registration: { id: ids[0] } }],
    });
  });

  it('REG-05 is planned, then applied with a result per record; applied again it changes nothing and sends no letter', async () => {
    const filter = awaiting('POSTER');
    const found = await rows(filter);
    const set = {
      confirmedFormat: 'POSTER',
      confirmedSectionId: 'Section:27',
      talkSchedule: '23 октября',
      talkSlot: 5,
    };
    const planned = await plan({ filter, change: set });
    expect(planned).toMatchObject({
      totalCount: found.length,
      changeCount: found.length,
      skipCount: 0,
      letterCount: found.length,
      userErrors: [],
    });
    expect(planned.rows.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(planned.rows[0]?.changes).toContainEqual({
      field: 'CONFIRMED_FORMAT',
      before: null,
      after: { text: 'Стендовый доклад' },
    });
    expect((await rows(filter)).length).toBe(found.length);

    const letters = async () => (await provider.mailbox()).length;
    const before = await letters();
    const items = planned.items.slice(0, 10);
    expect(items.length).toBeGreaterThan(3);
    const results = await apply({ items, change: set });
    expect(results.map(({ id }) => id)).toEqual(items.map(({ registrationId }) => registrationId));
    expect(outcomes(results)).toEqual(['CHANGED']);
    await expect.poll(letters).toBe(before + items.length);

    expect(outcomes(await apply({ items, change: set }))).toEqual(['UNCHANGED']);
    const again = await plan({ ids: items.map(({ registrationId }) => registrationId), change: set });
    expect(again).toMatchObject({ changeCount: 0, sameCount: items.length, letterCount: 0 });
    expect(await letters()).toBe(before + items.length);

    // A change of day, track and slot sends no letter, so the plan counts none.
    const place = { talkDay: 2, talkTrack: 3, talkSlot: 6 };
    const moved = await plan({ ids: items.map(({ registrationId }) => registrationId), change: place });
    expect(moved).toMatchObject({ changeCount: items.length, letterCount: 0 });
    expect(moved.rows[0]?.changes).toMatchObject([
      { field: 'TALK_DAY' },
      { field: 'TALK_SLOT' },
      { field: 'TALK_TRACK' },
    ]);
    expect(outcomes(await apply({ items: moved.items, change: place }))).toEqual(['CHANGED']);
    const cleared = await plan({ ids: items.map(({ registrationId }) => registrationId), change: { talkSlot: null } });
    expect(cleared.rows[0]?.changes).toEqual([{ field: 'TALK_SLOT', before: { text: '6' }, after: null }]);
    expect(await letters()).toBe(before + items.length);
  });

  it('LST-04 leaves out records that the moderator deselected', async () => {
    const filter = awaiting();
    const [first, ...others] = await rows(filter);
    const planned = await plan({ filter, exceptIds: [first?.id, 'x'], change: { confirmedFormat: 'SPEAKER' } });
    expect(planned.rows.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(others.length).toBeGreaterThan(0);
  });

  it('skips records that cannot be changed, with the reason', async () => {
    const one = async (filter: object) => (await rows(filter))[0]?.id;
    const listener = await one({ confirmedFormat: { values: ['LISTENER'] } });
    const unconfirmed = await one({ confirmedFormat: { withNone: true } });
    const planned = await plan({
      ids: [listener, unconfirmed, 'Registration:2147483647', 'x'],
      change: { talkSlot: 9 },
    });
    const reasons = Object.fromEntries(planned.rows.map(({ id, reason }) => [id, reason]));
    expect(reasons).toEqual({
      [listener ?? '']: 'LISTENER',
      [unconfirmed ?? '']: 'NO_CONFIRMED_FORMAT',
      'Registration:2147483647': 'NOT_FOUND',
      'Registration:0': 'NOT_FOUND',
    });
    expect(planned).toMatchObject({ changeCount: 0, skipCount: 4, items: [] });
    const withoutSection = await one({
      requestedFormat: { values: ['LISTENER'] },
      effectiveSection: { withNone: true },
    });
    const asTalk = await plan({ ids: [withoutSection], change: { confirmedFormat: 'SPEAKER' } });
    expect(asTalk.rows).toMatchObject([{ outcome: 'SKIPPED', reason: 'NO_SECTION' }]);
    type Registered = { registration: { id: string } };
    const school = await gateway.mutate<Registered>('registerForSchool', {}, 'registration { id }', person);
    const asPoster = await plan({
      ids: [school.payload.registration.id],
      change: { confirmedFormat: 'POSTER', confirmedSectionId: 'Section:26' },
    });
    expect(asPoster.rows).toMatchObject([{ outcome: 'SKIPPED', reason: 'SCHOOL' }]);
    const plenary = await plan({
      ids: [unconfirmed],
      change: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:38' },
    });
    expect(plenary.rows).toMatchObject([{ outcome: 'SKIPPED', reason: 'SECTION_WITHOUT_TALKS' }]);
    const invited = { confirmedSectionId: 'Section:39' };
    const poster = await plan({ ids: [unconfirmed], change: { ...invited, confirmedFormat: 'POSTER' } });
    expect(poster.rows).toMatchObject([{ outcome: 'SKIPPED', reason: 'SECTION_WITHOUT_POSTERS' }]);
    const talk = await plan({ ids: [unconfirmed], change: { ...invited, confirmedFormat: 'SPEAKER' } });
    expect(talk.rows).toMatchObject([{ outcome: 'CHANGED' }]);
    const applied = await apply({
      items: [{ registrationId: withoutSection }, { registrationId: 'Registration:2147483647' }],
      change: { confirmedFormat: 'SPEAKER' },
    });
    expect(applied).toMatchObject([{ reason: 'NO_SECTION' }, { reason: 'NOT_FOUND' }]);
  });

  it('confirms the requested section if none is given, and leaves omitted fields unchanged', async () => {
    const [row] = await rows(awaiting());
    await apply({
      items: [{ registrationId: row?.id, version: row?.version }],
      change: { confirmedFormat: 'SPEAKER' },
    });
    const section = row?.effectiveSection?.id;
    const talk = {
      registrationId: row?.id,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: section,
      talkDay: 2,
      talkSlot: 4,
    };
    await change(talk);
    await apply({ items: [{ registrationId: row?.id }], change: { talkSchedule: 'утром' } });
    const again = await change({ ...talk, talkSchedule: 'утром' });
    expect(again).toMatchObject({ registration: { talkDay: 2, talkSlot: 4, effectiveSection: { id: section } } });
  });

  it('does not overwrite what somebody changed since the plan', async () => {
    const [row] = await rows(awaiting());
    const planned = await plan({ ids: [row?.id], change: { confirmedFormat: 'SPEAKER', talkSchedule: 'днём' } });
    await change(
      { registrationId: row?.id, confirmedFormat: 'POSTER', confirmedSectionId: 'Section:26', talkSlot: 1 },
      admin,
    );
    const [result] = await apply({
      items: planned.items,
      change: { confirmedFormat: 'SPEAKER', talkSchedule: 'днём' },
    });
    expect(result?.outcome).toBe('CONFLICT');
    expect(result?.conflict?.fields.map(({ field }) => field)).toContain('CONFIRMED_FORMAT');
  });

  it.each([
    ['an empty change', {}, ['change']],
    ['a talk’s date for listeners', { confirmedFormat: 'LISTENER', talkSchedule: 'x' }, ['change', 'confirmedFormat']],
    ['a cleared section', { confirmedSectionId: null }, ['change', 'confirmedSectionId']],
    ['a cleared format', { confirmedFormat: null }, ['change', 'confirmedFormat']],
    ['a malformed section id', { confirmedSectionId: 'x' }, ['change', 'confirmedSectionId']],
    ['a section that is not offered', { confirmedSectionId: 'Section:999' }, ['change', 'confirmedSectionId']],
    ['a slot before the first', { talkSlot: 0 }, ['change', 'talkSlot']],
  ])('rejects %s', async (_, set, field) => {
    const planned = await plan({ change: set });
    expect(planned).toMatchObject({ totalCount: 0, items: [], userErrors: [{ field }] });
  });

  it.each([1, 2])('PRG-07 plans a new written date, while records keep day %i', async (day) => {
    const filter = { confirmedFormat: { values: ['SPEAKER'] }, talkDay: { values: [day] } };
    const { changeCount, items } = await readPlan<{ changeCount: number; items: object[] }>(
      { gateway, moderator },
      'planBulkChange',
      { filter, change: { talkSchedule: ' вече\u00adром ' } },
      'changeCount items { talkSchedule talkDay }',
    );
    expect(changeCount).toBeGreaterThan(0);
    expect(items).toEqual(Array.from({ length: changeCount }, () => ({ talkSchedule: 'вечером', talkDay: day })));
  });

  it('LST-07 rejects a slot in a project’s list, and more than 50 records in one request', async () => {
    const planned = await plan({ project: 'neutron', change: { talkSlot: 1 } });
    expect(planned.userErrors).toEqual([{ field: ['change', 'talkSlot'] }]);
    const items = Array.from({ length: 51 }, (_, index) => ({ registrationId: `Registration:${index + 1}` }));
    const answer = await gateway.mutate(
      'applyBulkChange',
      { items, change: { confirmedFormat: 'LISTENER' } },
      'results { outcome }',
      moderator,
    );
    expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  });
});
