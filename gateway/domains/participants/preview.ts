import type { Context } from '../../context.ts';
import type { ConfirmFormatInput, DecisionPreview } from '../../generated/types.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { checkProject } from '../shared/callerList.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { fittingSettings, inputErrors } from './change.ts';
import { clashesAfter } from './clashes.ts';
import { showLetter, toLetter } from './letters.ts';
import { differences, writesLetter } from './mapping.ts';
import { toParticipationChange } from './recordChange.ts';

const noLetter = { letter: null, letterFailed: false };
const nothing = { writesLetter: false, ...noLetter, placeClashes: [], userErrors: [] } satisfies DecisionPreview;

/** What a decision would cause; nothing is changed. */
export async function previewDecision(input: ConfirmFormatInput, context: Context): Promise<DecisionPreview> {
  const { registrationId, expectedVersion: _, sendLetter: __, ...change } = input;
  checkProject(context, input.project);
  const mistakes = inputErrors(input);
  if (mistakes.length > 0) return { ...nothing, userErrors: mistakes };
  const id = recordId(registrationId);
  const record = await getParticipation(context.provider, id);
  const settings = await fittingSettings(record, change, context);
  if ('code' in settings) return { ...nothing, userErrors: [settings] };
  const changes = differences(record, settings);
  if (changes.length === 0) return nothing;
  const isMailed = writesLetter(changes);
  const request = toParticipationChange(record, change, settings, null);
  const [shown, placeClashes] = await Promise.all([
    isMailed ? showLetter({ changes: [request] }, context) : noLetter,
    // A list that cannot be read costs the warning alone.
    clashesAfter(id, settings, editionOfMeeting(context, record.meetingId), context).catch(() => []),
  ]);
  const { letter, letterFailed } = shown;
  return {
    writesLetter: isMailed,
    letter: letter === null ? null : toLetter(letter, record.fullName),
    letterFailed,
    placeClashes,
    userErrors: [],
  };
}
