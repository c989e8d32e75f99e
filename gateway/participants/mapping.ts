import type { ConfirmFormatInput } from '../generated/resolvers.ts';
import type { Participation } from '../parents.ts';
import type { Schemas } from '../provider/contract.ts';

/** Organisation: the typed name where 'other' was chosen, else the listed one. */
export const organizationNameOf = (record: Participation, otherOrganizationId: number): string | null =>
  (record.organization_id === otherOrganizationId ? record.other_org_descr : null) || record.organization || null;

const codes = { LISTENER: 1, SPEAKER: 2, POSTER: 3 } as const;

/** A checked change as the provider takes it; for a listener all but the format is sent empty (LST-04). */
export function toParticipationChange(
  id: number,
  input: ConfirmFormatInput & { format: keyof typeof codes },
): Schemas['ParticipationChange'] {
  const isTalk = input.format !== 'LISTENER';
  const orEmpty = (value: number | null | undefined) => (isTalk ? (value ?? '') : '');
  return {
    id,
    new_user_type: codes[input.format],
    new_section: isTalk && input.sectionId ? Number(input.sectionId) : '',
    new_org_comment: isTalk ? (input.talkSchedule?.trim() ?? '') : '',
    new_speak_day: orEmpty(input.talkDay),
    new_speak_slot: orEmpty(input.talkSlot),
    new_speak_track: orEmpty(input.talkTrack),
  };
}

/** Where the provider's refusals of a change belong. */
export const changeFields = {
  id: ['participationId'],
  new_user_type: ['format'],
  new_section: ['sectionId'],
  new_org_comment: ['talkSchedule'],
  new_speak_day: ['talkDay'],
  new_speak_slot: ['talkSlot'],
  new_speak_track: ['talkTrack'],
};
