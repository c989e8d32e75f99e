import type { Schemas } from '../http/contract.ts';
import { birthDay } from './instants.ts';

export type ListedIndividual = ReturnType<typeof toListedIndividual>;

export const toListedIndividual = (wire: Schemas['ListedIndividual']) => ({
  id: wire.id,
  firstName: wire.first_name ?? '',
  lastName: wire.last_name ?? '',
  middleName: wire.middle_name ?? null,
  fullName: [wire.last_name, wire.first_name, wire.middle_name].filter(Boolean).join(' '),
  organization: wire.organization ?? null,
  otherOrganization: wire.other_org_descr ?? null,
});

/** What the profile and moderators' records of a person have in common. */
export const toPerson = (wire: Schemas['Person']) => ({
  /** A day, YYYY-MM-DD. */
  birthDate: birthDay(wire.birth_date),
  phone: wire.phone_number || null,
});

export type Individual = ReturnType<typeof toIndividual>;

export const toIndividual = (wire: Schemas['Individual']) => ({
  ...toListedIndividual(wire),
  ...toPerson(wire),
  academicDegreeId: wire.academic_degree ?? null,
  positionId: wire.org_position ?? null,
  otherPosition: wire.other_position_descr ?? null,
  schoolStatusId: wire.school_status ?? null,
  isFemale: wire.is_female ?? null,
  nationality: wire.nationality ?? null,
  photo: wire.photo ?? null,
  isListed: wire.is_listed ?? null,
});
