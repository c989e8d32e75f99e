import { afterAll, describe, expect, it } from 'vitest';
import { startGateway } from '../testkit/gateway.ts';
import { startPlainProxy } from '../testkit/plainProxy.ts';
import { patientLimits } from '../testkit/portal.ts';
import { startProvider } from '../testkit/provider.ts';

const provider = await startProvider();
const proxy = await startPlainProxy(provider.url);
const gateway = await startGateway({ clock: provider.clock, providerUrl: proxy.url, providerLimits: patientLimits });
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await provider.close();
});

const moderator = { token: await provider.login('moderator@example.org') };
const record = await provider.database
  .selectFrom('participations')
  .select('id')
  .where('meeting_id', '=', 3)
  .where('is_active', '=', true)
  .where('is_school', '=', false)
  .where('confirm_type', '=', 2)
  .orderBy('id')
  .executeTakeFirstOrThrow();
const id = `Registration:${record.id}`;

const input = (name: string, type: string, given: object, selection: string) => ({
  query: `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code } } }`,
  variables: { input: given },
});

/** Root fields that need an extension. */
const rejected: [field: string, asked: { query: string; variables?: object }][] = [
  [
    'saveParticipantView',
    input('saveParticipantView', 'SaveParticipantViewInput', { year: 2025, name: 'Вид', query: '?q=1' }, 'view { id }'),
  ],
  ['deleteParticipantView', input('deleteParticipantView', 'DeleteParticipantViewInput', { viewId: '1' }, 'deletedId')],
  ['exportBadges', input('exportBadges', 'ExportBadgesInput', { year: 2025, ids: [id] }, 'download { url }')],
  ['exportAbstracts', input('exportAbstracts', 'ExportAbstractsInput', { year: 2025 }, 'download { url }')],
  [
    'undoBulkRun',
    input(
      'undoBulkRun',
      'UndoBulkRunInput',
      { runId: 'run-of-the-test', items: [{ id, sendLetter: false }] },
      'results { id }',
    ),
  ],
  ['downloadPersonalData', { query: 'mutation { downloadPersonalData { userErrors { code } } }' }],
  ['endAllSessions', { query: 'mutation { endAllSessions { ended } }' }],
  ['documentVerification', { query: '{ documentVerification(code: "ABCDEFGHJKMNPQRS") { kind } }' }],
  [
    'planBulkUndo',
    {
      query: 'query ($input: BulkUndoInput!) { planBulkUndo(input: $input) { totalCount } }',
      variables: { input: { year: 2025, runId: 'run-of-the-test' } },
    },
  ],
  ['participants', { query: '{ currentEdition { participants(filter: { cancelled: true }) { totalCount } } }' }],
];

/** Fields of records that need an extension. */
const empty: [field: string, query: string, answer: object][] = [
  [
    'participantViews, bulkRuns and exports',
    '{ currentEdition { participantViews { id } bulkRuns { id } exports { totalCount } } }',
    { currentEdition: { participantViews: null, bulkRuns: null, exports: null } },
  ],
  [
    'history and letters',
    `{ registration(id: "${id}") { id history { totalCount } letters { id } } }`,
    { registration: { id, history: null, letters: null } },
  ],
];

describe('the portal before a provider without extensions', () => {
  it('LST-04 asks for no letter of a decision', async () => {
    const query =
      'query ($input: ConfirmFormatInput!) { previewDecision(input: $input) { writesLetter letterFailed } }';
    const decision = { registrationId: id, format: 'SPEAKER', talkSchedule: '25 октября, 15:00' };
    const { previewDecision } = await gateway.read<{ previewDecision: object }>(query, { input: decision }, moderator);
    expect(previewDecision).toEqual({ writesLetter: true, letterFailed: false });
  });

  it.each(rejected)('rejects %s as NOT_SUPPORTED', async (_, { query, variables }) => {
    expect((await gateway.graphql(query, variables, moderator)).codes).toEqual(['NOT_SUPPORTED']);
  });

  it('UNAUTHENTICATED comes before NOT_SUPPORTED', async () => {
    expect((await gateway.graphql('mutation { endAllSessions { ended } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it.each(empty)('answers null without an error for %s', async (_, query, answer) => {
    const { data, errors } = await gateway.graphql(query, {}, moderator);
    expect([data, errors]).toEqual([answer, []]);
  });

  it('names no extension', async () => {
    await gateway.gateway.extensions.ask();
    expect(await gateway.read('{ extensions }')).toEqual({ extensions: [] });
  });

  it('LST-04 lists, saves a decision and lists it again', async () => {
    const list = `{ currentEdition { participants(first: 500) {
      totalCount peopleCount facets { tours { count peopleCount } } nodes { registration { id talkSchedule } }
    } registrationsByDay { count } } }`;
    type List = {
      currentEdition: { participants: { totalCount: number; nodes: { registration: { id: string } }[] } };
    };
    const before = await gateway.read<List>(list, {}, moderator);
    expect(before.currentEdition.participants.totalCount).toBeGreaterThan(100);
    const decision = { registrationId: id, format: 'SPEAKER', talkSchedule: '25 октября, 15:00' };
    const saved = input(
      'confirmFormat',
      'ConfirmFormatInput',
      decision,
      'registration { talkSchedule } conflict { changedAt }',
    );
    expect(await gateway.read(saved.query, saved.variables, moderator)).toEqual({
      confirmFormat: { registration: { talkSchedule: '25 октября, 15:00' }, conflict: null, userErrors: [] },
    });
    const after = await gateway.read<List>(list, {}, moderator);
    const node = after.currentEdition.participants.nodes.find(({ registration }) => registration.id === id);
    expect(node?.registration).toEqual({ id, talkSchedule: '25 октября, 15:00' });
  });

  it('LST-06 exports a view without a note of it', async () => {
    const given = { year: 2025, columns: ['NAME'], format: 'CSV' };
    const { query, variables } = input('exportParticipants', 'ExportParticipantsInput', given, 'download { url }');
    type Made = { exportParticipants: { download: { url: string } } };
    const { url } = (await gateway.read<Made>(query, variables, moderator)).exportParticipants.download;
    const file = await fetch(new URL(url, gateway.url), { headers: { authorization: `Token ${moderator.token}` } });
    expect([file.status, (await file.text()).split('\r\n').length > 100]).toEqual([200, true]);
  });

  it('LST-08 shows visitors the public list', async () => {
    const query = '{ currentEdition { participantsRevision participants { totalCount } } }';
    type List = { currentEdition: { participants: { totalCount: number } } };
    expect((await gateway.read<List>(query)).currentEdition.participants.totalCount).toBeGreaterThan(50);
  });

  it('receives no call of an extension', () => {
    expect(proxy.lacked.filter((operationId) => operationId !== 'listExtensions')).toEqual([]);
  });
});
