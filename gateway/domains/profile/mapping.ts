import type { Gender, UpdateProfileInput } from '../../generated/types.ts';
import type { Profile } from '../../graphql/models.ts';
import { birthInstant } from '../../lib/dates.ts';
import type { FieldsOf, FormOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';

export const fullName = ({ lastName, firstName, middleName }: Profile): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');

export const genderOf = (isFemale: boolean | null | undefined): Gender | null =>
  typeof isFemale === 'boolean' ? (isFemale ? 'FEMALE' : 'MALE') : null;

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
export function toIndividualChange(input: UpdateProfileInput, present: Profile | null): Body<'IndividualChange'> {
  return {
    ...given('id', present?.id),
    firstName: input.firstName?.trim() ?? present?.firstName ?? '',
    lastName: input.lastName?.trim() ?? present?.lastName ?? '',
    ...given('middleName', clearable(input.middleName)),
    ...given('birthDate', input.birthDate && birthInstant(input.birthDate)),
    ...given('phone', input.phone?.trim()),
    ...given('academicDegreeId', idOf(input.academicDegreeId)),
    ...given('organization', idOf(input.organizationId)),
    ...given('otherOrganization', changed(input.otherOrganization, present?.otherOrganization)),
    ...given('positionId', idOf(input.positionId)),
    ...given('otherPosition', changed(input.otherPosition, present?.otherPosition)),
    ...given('schoolStatusId', idOf(input.schoolStatusId)),
    ...given('isFemale', input.gender ? input.gender === 'FEMALE' : null),
    ...given('nationality', input.citizenship?.trim()),
    ...given('isListed', input.isListed),
  };
}

export const photoFields = { img: ['file'], name: ['file'], id: ['file'] } satisfies FieldsOf<FormOf<'uploadPhoto'>>;

export const profileFields = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  middleName: ['middleName'],
  birthDate: ['birthDate'],
  phone: ['phone'],
  academicDegreeId: ['academicDegreeId'],
  organization: ['organizationId'],
  otherOrganization: ['otherOrganization'],
  positionId: ['positionId'],
  otherPosition: ['otherPosition'],
  schoolStatusId: ['schoolStatusId'],
  isFemale: ['gender'],
  nationality: ['citizenship'],
  isListed: ['isListed'],
  publicationConsentVersion: ['publicationConsentVersion'],
} satisfies FieldsOf<Body<'IndividualChange'>>;
