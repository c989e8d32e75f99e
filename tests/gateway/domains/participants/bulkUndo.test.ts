import { describe, expect, it } from 'vitest';
import { decide } from '../../../../gateway/domains/participants/bulk.ts';
import { planUndo } from '../../../../gateway/domains/participants/undo.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { readPlan } from './plans.ts';
import { awaiting, readRows } from './rows.ts';

const portal = await samplePortal();
const { provider, gateway, moderator, admin } = portal;
const runKey = 'run-of-the-test';
const text = '... on RecordText { text }';
const changed = `field before { ${text} } after { ${text} }`;

const run = async (name: string, input: object) =>
  (await gateway.mutate<{ results: { outcome: string }[] }>(name, input, 'results { outcome }', moderator)).payload;
interface Plan {
  changeCount: number;
  skipCount: number;
  sameCount: number;
  letterCount: number;
  letters: object[];
  items: object[];
  rows: { id: string; outcome: string; reason: string | null; changes: object[] }[];
}
const planUndoOf = (key: string) =>
  readPlan<Plan>(
    portal,
    'planBulkUndo',
    { runKey: key },
    `changeCount skipCount sameCount letterCount letters { recipient } items { talkSchedule talkDay }
      rows(first: 100) { registration { id } outcome reason changes { ${changed} } }`,
  );
const bulkRuns = async () => {
  const { edition } = await gateway.read<{ edition: { bulkRuns: object[] } }>(
    '{ edition(year: 2025) { bulkRuns { key recordCount undoneCount undoesKey authorName changes { field isSame after { ... on RecordText { text } } } } } }',
    {},
    moderator,
  );
  return edition.bulkRuns;
};

const recordsOf = async (id: string, page = '') => {
  const { edition } = await gateway.read<{ edition: { bulkRunRecords: object[] } }>(
    `{ edition(year: 2025) { bulkRunRecords(runKey: "${id}"${page}) {
      registration { id } fullName changes { ${changed} } letters { subject state failure } } } }`,
    {},
    moderator,
  );
  return edition.bulkRunRecords;
};

describe('the undo of a bulk run', () => {
  it('restores each record unless somebody changed it since, sends no letter, and can be undone itself', async () => {
    const rows = (await readRows(gateway, moderator, awaiting())).slice(0, 4);
    const ids = rows.map(({ id }) => id);
    const change = { confirmedFormat: 'POSTER', confirmedSectionId: 'Section:27', talkSchedule: '23 октября' };
    await run('applyBulkChange', { items: ids.map((registrationId) => ({ registrationId })), change, runKey });
    expect((await bulkRuns())[0]).toMatchObject({
      key: runKey,
      recordCount: 4,
      undoneCount: 0,
      undoesKey: null,
      authorName: expect.any(String),
      changes: expect.arrayContaining([
        { field: 'CONFIRMED_FORMAT', isSame: true, after: { text: 'Стендовый доклад' } },
        { field: 'CONFIRMED_SECTION', isSame: true, after: { text: 'Ускорительная техника' } },
      ]),
    });
    const done = await recordsOf(runKey);
    expect(done).toHaveLength(4);
    expect(done).toContainEqual({
      registration: { id: ids[0] },
      fullName: rows[0]?.fullName,
      changes: expect.arrayContaining([{ field: 'TALK_SCHEDULE', before: null, after: { text: '23 октября' } }]),
      letters: [{ subject: expect.stringMatching(/^Подтвердите участие/), state: 'SENT', failure: null }],
    });
    expect(await recordsOf(runKey, ', offset: 3, first: 1')).toEqual(done.slice(3));
    expect(await recordsOf('never-made-run')).toEqual([]);
    await gateway.mutate(
      'confirmFormat',
      { registrationId: ids[3], talkSchedule: 'утром' },
      'userErrors { code }',
      admin,
    );

    const planned = await planUndoOf(runKey);
    // The plan offers a letter about taking a first decision back, and sends it only on request.
    expect(planned).toMatchObject({ changeCount: 3, skipCount: 1, letterCount: 3 });
    expect(planned.letters).toHaveLength(3);
    const skipped = planned.rows.find(({ id }) => id === ids[3]);
    expect(skipped).toMatchObject({ outcome: 'SKIPPED', reason: 'CHANGED_SINCE' });
    expect(planned.rows.find(({ id }) => id === ids[0])?.changes).toContainEqual({
      field: 'CONFIRMED_FORMAT',
      before: { text: 'Стендовый доклад' },
      after: null,
    });

    const before = (await provider.mailbox()).length;
    const items = ids.map((registrationId) => ({ registrationId }));
    const undone = await run('undoBulkRun', { runKey, items, undoRunKey: 'undo-of-the-test' });
    expect(undone.results.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED', 'CHANGED', 'CONFLICT']);
    expect((await provider.mailbox()).length).toBe(before);
    expect(await recordsOf('undo-of-the-test')).toEqual(Array(3).fill(expect.objectContaining({ letters: [] })));
    expect(await planUndoOf(runKey)).toMatchObject({ changeCount: 0, sameCount: 3, skipCount: 1 });
    expect((await bulkRuns()).slice(0, 2)).toMatchObject([
      { key: 'undo-of-the-test', recordCount: 3, undoesKey: runKey },
      { key: runKey, undoneCount: 3 },
    ]);
    expect(await planUndoOf('undo-of-the-test')).toMatchObject({
      changeCount: 3,
      letterCount: 3,
      items: [1, 2, 3].map(() => ({ talkSchedule: '23 октября', talkDay: null })),
    });
  });

  it('reads in the records of a run as in their history, a confirmation also where it is no', async () => {
    const filter = { status: { values: ['CONFIRMED'] }, confirmedFormat: { values: ['SPEAKER'] } };
    const [row] = await readRows(gateway, moderator, filter);
    const id = row?.id ?? '';
    const key = 'run-about-a-confirmed-record';
    const takenBack = { field: 'CONFIRMATION', before: { text: 'да' }, after: { text: 'нет' } };
    const change = { confirmedFormat: 'LISTENER' };
    const rows = `rows { registration { id } changes { ${changed} } }`;
    const plan = await readPlan<Plan>(portal, 'planBulkChange', { ids: [id], change }, rows);
    expect(plan.rows[0]?.changes).toContainEqual(takenBack);
    await run('applyBulkChange', { items: [{ registrationId: id }], change, runKey: key });
    const records = (await recordsOf(key)) as { changes: object[] }[];
    expect(records[0]?.changes).toContainEqual(takenBack);
    const { registration } = await gateway.read<{ registration: { history: { nodes: { changes: object[] }[] } } }>(
      `{ registration(id: "${id}") { history(first: 1) { nodes { changes { ${changed} } } } } }`,
      {},
      moderator,
    );
    expect(records.map(({ changes }) => changes)).toEqual(registration.history.nodes.map(({ changes }) => changes));
  });

  it('rejects a malformed run id', async () => {
    const answer = await gateway.graphql(
      'mutation { undoBulkRun(input: { runKey: "x", items: [] }) { results { outcome } } }',
      {},
      moderator,
    );
    expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the effect of a change and of its undo on a record', () => {
  const record = {
    type: 2,
    comments: 'Доклад',
    email: 'a@example.org',
    confirmedType: 2,
    isConfirmed: 0 as const,
    requestedSectionId: 26,
    confirmedSectionId: 27,
    talkSchedule: null,
    talkDay: null,
    talkSlot: 7,
    talkTrack: null,
    version: 9,
  };
  const field = (name: string, before: string | null, after: string | null) => ({ field: name, before, after });
  const school = { title: 'Школа', sectionId: 36, comment: 'SCHOOL', type: 1 as const };
  const edition = { posterLists: [], school, endsOn: '2025-10-25' };
  const undo = (fields: object[], change = {}, at = '2025-09-15T12:00:00Z') => {
    const row = { id: 12, fullName: 'Примеров', record: { ...record, ...change } };
    return planUndo(row, { fields: fields as ReturnType<typeof field>[], at }, edition);
  };

  it.each([
    ['2025-10-25T23:59:59+03:00', ['confirmedType', 'isConfirmed']],
    ['2025-10-26T00:00:00+03:00', ['confirmedType']],
  ])('REG-05 at %s another format changes %j', (now, fields) => {
    const listening = { ...record, isConfirmed: 1 as const, confirmedSectionId: null, talkSlot: null };
    const decision = decide(listening, { confirmedFormat: 'LISTENER' }, [], edition, new Date(now));
    expect('changes' in decision && decision.changes.map((change) => change.field)).toEqual(fields);
  });

  it.each([
    ['restores a value', [field('talkSlot', null, '7')], {}, 'CHANGED', null],
    [
      'takes the first value where a run changed it twice',
      [field('talkSlot', '3', '5'), field('talkSlot', '5', '7')],
      {},
      'CHANGED',
      null,
    ],
    ['has nothing to do where the values are back', [field('talkSlot', '7', '8')], {}, 'UNCHANGED', null],
    ['leaves a value that changed since', [field('talkSlot', '1', '2')], {}, 'SKIPPED', 'CHANGED_SINCE'],
    [
      'leaves a format that its person confirmed since',
      [field('confirmedType', '0', '2')],
      { isConfirmed: 1 },
      'SKIPPED',
      'CHANGED_SINCE',
    ],
    ['restores a slot of a person who confirmed', [field('talkSlot', null, '7')], { isConfirmed: 1 }, 'CHANGED', null],
  ] as const)('%s', (_, fields, change, outcome, reason) => {
    expect(undo([...fields], change)).toMatchObject({ outcome, reason });
  });

  it('restores a format that a run changed after the forum, where the person stayed confirmed', () => {
    const fields = [field('confirmedType', '3', '2')];
    expect(undo(fields, { isConfirmed: 1 }, '2025-10-26T00:00:00+03:00')).toMatchObject({ outcome: 'CHANGED' });
    expect(undo(fields, { isConfirmed: 1 }, '2025-10-25T23:59:59+03:00')).toMatchObject({ outcome: 'SKIPPED' });
  });

  it.each([
    ['the format that the run changed', '1', '0', 0],
    ['the change that the run undid', '0', '1', 1],
  ] as const)('restores the confirmation with %s', (_, before, after, isConfirmed) => {
    const fields = [field('confirmedType', '3', '2'), field('isConfirmed', before, after)];
    expect(undo(fields, { isConfirmed })).toMatchObject({
      outcome: 'CHANGED',
      changes: [
        { field: 'confirmedType', before: '2', after: '3' },
        { field: 'isConfirmed', before: after, after: before },
      ],
    });
  });

  it('leaves a first decision to which somebody has added a place since', () => {
    const fields = [field('confirmedType', '0', '2'), field('confirmedSectionId', null, '27')];
    expect(undo(fields)).toMatchObject({ outcome: 'SKIPPED', reason: 'CHANGED_SINCE' });
    expect(undo(fields, { talkSlot: null })).toMatchObject({ outcome: 'CHANGED' });
  });

  it('offers a letter about a former format or no decision, and none about a slot', () => {
    expect(undo([field('confirmedType', '3', '2')]).change?.writesLetter).toBe(true);
    const first = [field('confirmedType', '0', '2'), field('confirmedSectionId', null, '27')];
    expect(undo(first, { talkSlot: null }).change?.writesLetter).toBe(true);
    expect(undo([field('talkSlot', null, '7')]).change?.writesLetter).toBe(false);
  });
});
