import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
const refused = (thing: string) => ({ [thing]: null, userErrors: [{ code: 'REFUSED' }] });

/** What the gateway makes of each call that the provider lacks. */
const answers: [operationId: string, asked: { query: string; variables?: object }, answer: object][] = [
  [
    'listViews',
    { query: '{ currentEdition { participantViews { id } } }' },
    { currentEdition: { participantViews: null } },
  ],
  [
    'saveView',
    input('saveParticipantView', 'SaveParticipantViewInput', { year: 2025, name: 'Вид', query: '?q=1' }, 'view { id }'),
    { saveParticipantView: refused('view') },
  ],
  [
    'exportBadges',
    input('exportBadges', 'ExportBadgesInput', { year: 2025, ids: [id] }, 'download { url }'),
    { exportBadges: refused('download') },
  ],
  [
    'exportAbstracts',
    input('exportAbstracts', 'ExportAbstractsInput', { year: 2025 }, 'download { url }'),
    { exportAbstracts: refused('download') },
  ],
  ['listExports', { query: '{ currentEdition { exports { totalCount } } }' }, { currentEdition: { exports: null } }],
  ['listBatches', { query: '{ currentEdition { bulkRuns { id } } }' }, { currentEdition: { bulkRuns: null } }],
  [
    'listCancelled',
    { query: '{ currentEdition { participants(filter: { cancelled: true }) { totalCount } } }' },
    { currentEdition: { participants: null } },
  ],
  [
    'getParticipationHistory',
    { query: `{ registration(id: "${id}") { id history { totalCount } } }` },
    { registration: { id, history: null } },
  ],
  [
    'verifyDocument',
    { query: '{ documentVerification(code: "ABCDEFGHJKMNPQRS") { kind } }' },
    { documentVerification: null },
  ],
  [
    'getPersonalArchive',
    { query: 'mutation { downloadPersonalData { download { url } userErrors { code } } }' },
    { downloadPersonalData: refused('download') },
  ],
];

/** Calls that the gateway makes only of a provider that names their extension. */
const notAsked = ['previewLetters', 'replaceRegistrationFile', 'listMeetings'];

describe('the portal before a provider without extensions', () => {
  it('LST-04 asks for no letter of a decision', async () => {
    const query =
      'query ($input: ConfirmFormatInput!) { previewDecision(input: $input) { writesLetter letterFailed } }';
    const decision = { registrationId: id, format: 'SPEAKER', talkSchedule: '25 октября, 15:00' };
    const { previewDecision } = await gateway.read<{ previewDecision: object }>(query, { input: decision }, moderator);
    expect(previewDecision).toEqual({ writesLetter: true, letterFailed: false });
    expect(proxy.lacked).not.toContain('previewLetters');
  });

  it.each(answers)('does without %s', async (operationId, { query, variables }, answer) => {
    const { data, errors } = await gateway.graphql(query, variables, moderator);
    expect(errors).toEqual([]);
    expect(data).toEqual(answer);
    expect(proxy.lacked).toContain(operationId);
  });

  it('names no extension', async () => {
    await gateway.gateway.extensions.ask();
    expect(await gateway.read('{ extensions }')).toEqual({ extensions: [] });
  });

  it('cannot undo what the provider does not remember', async () => {
    const query = 'query ($input: BulkUndoInput!) { planBulkUndo(input: $input) { totalCount } }';
    const { data, codes } = await gateway.graphql(
      query,
      { input: { year: 2025, runId: 'run-of-the-test' } },
      moderator,
    );
    expect([data, codes]).toEqual([{ planBulkUndo: null }, ['NOT_FOUND']]);
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
    expect(proxy.lacked).toContain('noteExport');
  });

  it('ACC-17 says that sessions were not ended', async () => {
    const token = await provider.login('participant@example.org');
    const answer = await gateway.read('mutation { endAllSessions { ended } }', {}, { token });
    expect(answer).toEqual({ endAllSessions: { ended: false } });
  });

  it('LST-08 shows visitors the public list', async () => {
    const query = '{ currentEdition { participantsRevision participants { totalCount } } }';
    type List = { currentEdition: { participants: { totalCount: number } } };
    expect((await gateway.read<List>(query)).currentEdition.participants.totalCount).toBeGreaterThan(50);
  });

  it('is tried with every call that is an extension', () => {
    type Operations = Record<string, { operationId: string; 'x-portal-extension'?: boolean }>;
    const { paths } = parse(readFileSync('schema/provider.openapi.yaml', 'utf8')) as {
      paths: Record<string, Operations>;
    };
    const extensions = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => operation['x-portal-extension'])
      .map(({ operationId }) => operationId);
    // Nothing leads to these: no view and no batch is known, and no list names its revision.
    const unreachable = ['deleteView', 'undoChange', 'getListRevision', ...notAsked];
    const reached = new Set([...proxy.lacked, ...unreachable]);
    expect(extensions.filter((operationId) => !reached.has(operationId))).toEqual([]);
  });
});
