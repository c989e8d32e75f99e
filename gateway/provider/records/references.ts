import type { Schemas } from '../http/contract.ts';
import { requiredInstant } from './instants.ts';

export type Section = ReturnType<typeof toSection>;

export const toSection = ({ id, name, is_active, is_public, is_speaker }: Schemas['Section']) => ({
  id,
  name,
  isActive: is_active,
  isPublic: is_public,
  takesTalks: is_speaker,
});

export type Titled = ReturnType<typeof toTitled>;

export const toTitled = ({ id, title }: Schemas['Titled']) => ({ id, title });

export type Organization = ReturnType<typeof toOrganization>;

export const toOrganization = ({ id, name }: Schemas['Organization']) => ({ id, name });

/** A meeting of the provider; instants in UTC. */
export type Meeting = ReturnType<typeof toMeeting>;

export const toMeeting = (wire: Schemas['Meeting']) => ({
  id: wire.id,
  isCurrent: wire.is_current,
  startsOn: wire.starts_on,
  endsOn: wire.ends_on,
  registrationOpens: requiredInstant(wire.registration_opens),
  registrationCloses: requiredInstant(wire.registration_closes),
  thesesClose: requiredInstant(wire.thesis_closes),
  schoolOpens: requiredInstant(wire.school_opens),
  schoolCloses: requiredInstant(wire.school_closes),
  certificatesFrom: requiredInstant(wire.certificates_from),
  sections: wire.sections.map(toSection),
});
