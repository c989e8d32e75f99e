import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../gateway/lib/errors.ts';
import { changeParticipation } from '../../../gateway/provider/calls/participants.ts';
import { getBatch, listBatches } from '../../../gateway/provider/extensions/batches.ts';
import { getListRevision, listParticipationChanges } from '../../../gateway/provider/extensions/changes.ts';
import { listExports, noteExport } from '../../../gateway/provider/extensions/exportLog.ts';
import { getParticipationHistory, ParticipationConflict } from '../../../gateway/provider/extensions/history.ts';
import { previewLetters } from '../../../gateway/provider/extensions/letterPreviews.ts';
import { listViews, saveView } from '../../../gateway/provider/extensions/views.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

/** The moderators' calls on the wire, to a scripted provider. */
const service = await scriptedProvider();
const { client } = openClient(service.url);

const record = { ...registration({}), user_descr: 'Примеров Пример Примерович' };
/** The record as the gateway works with it: our names, instants in UTC, null for what the provider leaves out. */
const readRecord = {
  id: 12,
  meetingId: 3,
  createdAt: '2025-09-15T09:00:00.000Z',
  type: record.type,
  confirmedType: record.confirm_type,
  isConfirmed: record.is_confirm,
  comments: record.comments,
  talkSchedule: record.org_comment,
  requestedSectionId: record.section_choice_id,
  confirmedSectionId: record.section_confirm_id,
  listeningSections: record.listen_sections,
  tour: record.need_tour,
  tshirtSize: record.tshort_size,
  cancelPoster: record.cancel_poster,
  days: null,
  file: record.file,
  fileId: record.file_id,
  filePdf: record.file_pdf,
  filePdfId: record.file_pdf_id,
  expertFile: record.exp_file,
  expertFileId: record.exp_file_id,
  fullName: 'Примеров Пример Примерович',
  organisation: null,
  organizationId: null,
  otherOrganization: null,
  phone: null,
  email: null,
  birthDate: null,
  talkDay: null,
  talkSlot: null,
  talkTrack: null,
  version: null,
  updatedAt: null,
};
const letter = { id: 12, to: 'primer@example.org', subject: 'Формат', text: 'Здравствуйте!' };
const batch = {
  id: 'run-of-many',
  created_at: '2025-09-15T12:00:00+03:00',
  author_descr: null,
  records: 4,
  undone: 1,
  undoes: null,
  fields: [{ field: 'speak_slot', after: '5', is_same: true }],
};
const readBatch = {
  key: 'run-of-many',
  createdAt: '2025-09-15T09:00:00.000Z',
  authorName: null,
  recordCount: 4,
  undoneCount: 1,
  undoesKey: null,
  fields: [{ field: 'talkSlot', after: '5', isSame: true }],
};
const entry = {
  id: 7,
  created_at: '2025-09-15T12:00:00+03:00',
  action: 'changed',
  author_role: 'moderator',
  author_descr: 'Образцова Проба Образцовна',
  meeting_id: 3,
  participation_id: 12,
  fields: [{ field: 'confirm_type', before: '0', after: '2' }],
  view: null,
  rows: null,
};
const readEntry = {
  id: 7,
  createdAt: '2025-09-15T09:00:00.000Z',
  action: 'changed',
  authorRole: 'moderator',
  authorName: 'Образцова Проба Образцовна',
  participationId: 12,
  fields: [{ field: 'confirmedType', before: '0', after: '2' }],
  view: null,
  rows: null,
  letters: null,
};
const change = { id: 12, confirmedType: 1, confirmedSectionId: null, talkSchedule: '', expectedVersion: 5 } as const;
const sentChange = { id: 12, new_user_type: 1, new_section: null, new_org_comment: '', expected_version: 5 };
const note = { meetingId: 3, action: 'exported', view: 'xlsx: все участники', rows: 3 } as const;

describe('requests', () => {
  it('API-10 a conflict names the current version with author, time and fields', async () => {
    const call = `POST ${callPaths.changeParticipation}`;
    const conflict = { version: 7, changes: [entry] };
    service.on(call, { status: 409, body: { detail: 'Запись изменена', conflict } });
    const refused = await changeParticipation(client, change).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ParticipationConflict);
    expect(refused).toMatchObject({
      status: 409,
      conflict: { changes: [readEntry] },
      problems: [{ path: [], text: 'Запись изменена' }],
    });
    expect(service.sent(call)).toEqual(sentChange);
    service.on(call, { status: 400, body: { new_section: ['Выберите секцию.'] } });
    const other = await changeParticipation(client, change).catch((error: unknown) => error);
    expect(other).not.toBeInstanceOf(ParticipationConflict);
    expect(other).toMatchObject({ status: 400, problems: [{ path: ['new_section'] }] });
  });
});

describe('extensions of the contract', () => {
  const view = { id: 7, name: 'а', query: '?q=б', author_descr: null, updated_at: '2025-09-15T12:00:00+03:00' };
  const readView = { key: '7', name: 'а', query: '?q=б', authorName: null, updatedAt: '2025-09-15T09:00:00.000Z' };
  const calls = [
    [
      `GET ${callPaths.getParticipationHistory}`,
      () => getParticipationHistory(client, 12),
      { data: [entry] },
      [readEntry],
    ],
    [`GET ${callPaths.getListRevision}`, () => getListRevision(client, 3), { data: { revision: '4-9' } }, '4-9'],
    [
      `GET ${callPaths.listParticipationChanges}`,
      () => listParticipationChanges(client, 3, '4-9', 'neutron_only'),
      { data: { revision: '5-9', is_whole: false, changed: [record], removed: [8] } },
      { revision: '5-9', isWhole: false, changed: [readRecord], removed: [8], unreadableCount: 0 },
    ],
    [`GET ${callPaths.listViews}`, () => listViews(client, 3), { data: [view] }, [readView]],
    [
      `POST ${callPaths.saveView}`,
      () => saveView(client, { meetingId: 3, name: 'а', query: '?q=б' }),
      { data: view },
      readView,
    ],
    [`GET ${callPaths.listBatches}`, () => listBatches(client, 3), { data: [batch] }, [readBatch]],
    [`GET ${callPaths.getBatch}`, () => getBatch(client, 'run-of-many'), { data: [entry] }, [readEntry]],
    [`GET ${callPaths.listExports}`, () => listExports(client, 3), { data: [entry] }, [readEntry]],
    [`POST ${callPaths.noteExport}`, () => noteExport(client, note), { data: entry }, undefined],
  ] as const;

  it('returns the letters of changes, and fails if the provider cannot show them', async () => {
    const call = `POST ${callPaths.previewLetters}`;
    service.on(call, { body: { data: [letter] } });
    const { to, ...rest } = letter;
    expect(await previewLetters(client, { changes: [change] })).toEqual([{ ...rest, recipient: to }]);
    expect(service.sent(call)).toEqual({ changes: [sentChange] });
    service.on(call, { status: 404, body: '<h1>Not Found</h1>' });
    await expect(previewLetters(client, { changes: [change] })).rejects.toThrow(GatewayError);
  });

  it.each(calls)('%s answers', async (call, ask, body, answer) => {
    service.on(call, { body });
    expect(await ask()).toEqual(answer);
  });

  it('returns the revision of a list', async () => {
    const call = `GET ${callPaths.listParticipationChanges}`;
    service.on(call, { body: { data: { revision: '1', is_whole: true, changed: [], removed: [] } } });
    await listParticipationChanges(client, 3, '4-9', 'neutron_only');
    expect(service.callsTo(call)[0]?.query).toEqual({ meeting_id: '3', since: '4-9', neutron_only: 'true' });
  });
});
