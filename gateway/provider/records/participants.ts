import type { Schemas } from '../http/contract.ts';
import { unreadableCountOf } from '../http/listRows.ts';
import { toPerson } from './profile.ts';
import { ofMeeting, toRegistration } from './registrations.ts';
import { unreadableOf } from './unreadable.ts';

export const toList = <Wire, Row>(answer: { data: Wire[] }, toRow: (wire: Wire) => Row) => ({
  data: answer.data.map(toRow),
  /** Rows of the provider that could not be used and are left out. */
  unreadableCount: unreadableCountOf(answer),
});

/** A registration as moderators see it. */
export type Participation = ReturnType<typeof toParticipation>;

/** A row of a public list. */
export type Participant = ReturnType<typeof toParticipant>;

export const toParticipant = (wire: Schemas['Participant']) => ({
  id: wire.id,
  /** Empty in a row whose name is broken. */
  fullName: wire.user_descr ?? '',
  organisation: wire.organisation ?? null,
  organizationId: wire.organization_id ?? null,
  otherOrganization: wire.other_org_descr ?? null,
  ...unreadableOf(wire),
});

// Object.assign, because a list has ten thousand records.
export const toParticipation = (wire: Schemas['Participation']) =>
  Object.assign(toRegistration(wire), toParticipant(wire), toPerson(wire), {
    // An empty text and 0 mean no value.
    email: wire.email || null,
    talkDay: wire.speak_day || null,
    talkSlot: wire.speak_slot || null,
    talkTrack: wire.speak_track || null,
    ...unreadableOf(wire, { createdAt: wire.created_at, birthDate: wire.birth_date }),
    // An active registration does not have this field.
    ...(wire.is_active === false ? { isActive: false as const } : {}),
  });

/** A full record of a meeting's list. */
export const toListed =
  (meetingId: number) =>
  (wire: Schemas['Participation']): Participation =>
    ofMeeting(toParticipation(wire), meetingId);
