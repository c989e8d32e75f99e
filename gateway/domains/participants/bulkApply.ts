import type { Context } from '../../context.ts';
import type { ApplyBulkChangeInput, BulkItemInput } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { versionOf } from '../../shared/recordVersion.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { projectErrors } from '../shared/callerList.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { applyEach, changedResult, checkRun, type Result, resultOf } from './applyEach.ts';
import { changeErrors, decide } from './bulk.ts';
import { changeRecord } from './change.ts';
import { withholdingErrors } from './letters.ts';
import type { RecordChange } from './recordChange.ts';

export interface OneChange extends BulkItemInput {
  change: RecordChange;
  runKey: string | null | undefined;
  postersOnly?: true;
}

/** Decides by the record's present state, so that the gateway does not repeat a change that is already made. */
export async function applyOne(item: OneChange, context: Context): Promise<Result> {
  const { loaders, provider, clock } = context;
  const { change, runKey, sendLetter = true } = item;
  const id = parseId(item.registrationId);
  if (id === null) return resultOf(item.registrationId, 'SKIPPED', { reason: 'NOT_FOUND' });
  const record = await getParticipation(provider, id);
  if (item.postersOnly && record.confirmedType !== formatCodes.POSTER) {
    return resultOf(item.registrationId, 'SKIPPED', { reason: 'NOT_A_POSTER', after: record });
  }
  const edition = editionOfMeeting(context, record.meetingId);
  const sections = await loaders.sections(record.meetingId ?? edition.meetingId);
  const decision = decide(record, change, sections, edition, clock.now());
  if (decision.outcome === 'UNCHANGED') return resultOf(item.registrationId, 'UNCHANGED', { after: record });
  if (decision.outcome === 'SKIPPED') {
    return resultOf(item.registrationId, 'SKIPPED', { reason: decision.reason, after: record });
  }
  const options = { version: item.version ?? versionOf(record), sendLetter, runKey };
  return changedResult(item.registrationId, await changeRecord(record, change, decision.settings, options, context));
}

export async function applyBulkChange(input: ApplyBulkChangeInput, context: Context) {
  const { items, runKey, project } = input;
  checkRun(items, { runKey });
  const userErrors = [...projectErrors(context, project), ...changeErrors(input.change, project)];
  if (userErrors.length === 0 && items.some(({ sendLetter }) => sendLetter === false)) {
    userErrors.push(...(await withholdingErrors(context)));
  }
  if (userErrors.length > 0) return { results: [], userErrors };
  const change = { ...input.change, project };
  return { results: await applyEach(items, (item) => applyOne({ ...item, change, runKey }, context)), userErrors };
}
