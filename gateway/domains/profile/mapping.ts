import type { Gender, UpdateProfileInput } from '../../generated/types.ts';
import type { Profile } from '../../graphql/models.ts';
import { birthInstant, dayOf } from '../../lib/dates.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { FieldsOf, FormOf } from '../../provider/requests.ts';

export const fullName = ({ last_name, first_name, middle_name }: Profile): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');

export const genderOf = (isFemale: boolean | null | undefined): Gender | null =>
  typeof isFemale === 'boolean' ? (isFemale ? 'FEMALE' : 'MALE') : null;

export const birthDateOf = (instant: string | null | undefined): string | null => (instant ? dayOf(instant) : null);

/** Leaves null out: the provider may reject a null that it sends itself. */
const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [K in Key]?: Value } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });

const idOf = (id: string | null | undefined): number | null => (id === null || id === undefined ? null : Number(id));

/** A text that the provider clears where it is empty; undefined where it stays. */
const clearable = (text: string | null | undefined) => (text === undefined ? undefined : (text ?? '').trim());

/** A typed name goes only if it changes: the specified profile has none (API-19). */
const changed = (text: string | null | undefined, present: string | null | undefined) =>
  clearable(text) === (present ?? '') ? undefined : clearable(text);

/** The provider keeps what the request leaves out, except the names, which every request holds. */
export function toIndividualChange(input: UpdateProfileInput, present: Profile | null): Schemas['IndividualChange'] {
  return {
    ...given('id', present?.id),
    first_name: input.firstName?.trim() ?? present?.first_name ?? '',
    last_name: input.lastName?.trim() ?? present?.last_name ?? '',
    ...given('middle_name', clearable(input.middleName)),
    ...given('birth_date', input.birthDate && birthInstant(input.birthDate)),
    ...given('phone_number', input.phone?.trim()),
    ...given('academic_degree', idOf(input.academicDegreeId)),
    ...given('organization', idOf(input.organizationId)),
    ...given('other_org_descr', changed(input.otherOrganization, present?.other_org_descr)),
    ...given('org_position', idOf(input.positionId)),
    ...given('other_position_descr', changed(input.otherPosition, present?.other_position_descr)),
    ...given('school_status', idOf(input.schoolStatusId)),
    ...given('is_female', input.gender ? input.gender === 'FEMALE' : null),
    ...given('nationality', input.citizenship?.trim()),
  };
}

export const photoFields = { img: ['file'], name: ['file'], id: ['file'] } satisfies FieldsOf<FormOf<'uploadPhoto'>>;

export const profileFields = {
  first_name: ['firstName'],
  last_name: ['lastName'],
  middle_name: ['middleName'],
  birth_date: ['birthDate'],
  phone_number: ['phone'],
  academic_degree: ['academicDegreeId'],
  organization: ['organizationId'],
  other_org_descr: ['otherOrganization'],
  org_position: ['positionId'],
  other_position_descr: ['otherPosition'],
  school_status: ['schoolStatusId'],
  is_female: ['gender'],
  nationality: ['citizenship'],
} satisfies FieldsOf<Schemas['IndividualChange']>;
