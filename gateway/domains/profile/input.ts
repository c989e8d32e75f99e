import { birthDays, mostCharacters } from '../../../schema/limits.ts';
import type { UpdateProfileInput, UserError } from '../../generated/types.ts';
import type { Edition, Profile } from '../../graphql/models.ts';
import {
  atMost,
  collect,
  dayWithin,
  required,
  validId,
  validMiddleName,
  validName,
  validPhone,
} from '../../graphql/validation.ts';
import { cleanText } from '../../lib/cleanText.ts';
import { birthInstant } from '../../lib/dates.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { otherNameError, workplaceFormErrors } from '../shared/workplaceErrors.ts';

/** The provider cannot clear these fields: null and a blank text are rejected, an omitted one stays unchanged. */
const kept = [
  'lastName',
  'firstName',
  'phone',
  'birthDate',
  'gender',
  'citizenship',
  'organizationId',
  'positionId',
  'academicDegreeId',
  'schoolStatusId',
] as const satisfies readonly (keyof UpdateProfileInput)[];

/** Mistakes of the input alone. */
export const profileErrors = (input: UpdateProfileInput): UserError[] =>
  collect(
    ...kept.map((field) => (input[field] === undefined ? null : required(input[field], field))),
    input.isListed === null ? required(null, 'isListed') : null,
    input.lastName ? validName(input.lastName, 'lastName') : null,
    input.firstName ? validName(input.firstName, 'firstName') : null,
    // An empty name clears it (ruling R4: people without a middle name send none).
    input.middleName ? validMiddleName(input.middleName, 'middleName') : null,
    input.phone && cleanText(input.phone) ? validPhone(input.phone, 'phone') : null,
    input.birthDate ? dayWithin(input.birthDate, birthDays.profile, 'birthDate') : null,
    atMost(mostCharacters.citizenship, input.citizenship, 'citizenship'),
    ...workplaceFormErrors(input),
    validId(input.schoolStatusId || null, 'schoolStatusId'),
  );

/** Mistakes of the profile after the change: a new one needs names, and a changed 'other' a typed name. */
export function mergedErrors(input: UpdateProfileInput, present: Profile | null, edition: Edition): UserError[] {
  const { organizationId, otherOrganization, positionId, otherPosition } = input;
  return collect(
    present === null ? required(input.lastName, 'lastName') : null,
    present === null ? required(input.firstName, 'firstName') : null,
    organizationId === undefined && otherOrganization === undefined
      ? null
      : otherNameError(
          'otherOrganization',
          [organizationId ?? present?.organization, edition.otherOrganizationId],
          otherOrganization === undefined ? present?.otherOrganization : otherOrganization,
        ),
    positionId === undefined && otherPosition === undefined
      ? null
      : otherNameError(
          'otherPosition',
          [positionId ?? present?.positionId, edition.otherPositionId],
          otherPosition === undefined ? present?.otherPosition : otherPosition,
        ),
  );
}

/** Leaves null out: the provider may reject a null that it sends itself. */
const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [K in Key]?: Value } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });

const idOf = (id: string | null | undefined): number | null => (id === null || id === undefined ? null : Number(id));

/** The text to send: a null or blank input clears it, undefined leaves it unchanged. */
const textOf = (text: string | null | undefined) => (text === undefined ? undefined : cleanText(text ?? ''));

/**
 * The typed name to send, only if it or its choice changes: the specified profile has no such field (API-19). A choice from
 * the list clears it; `other` is the entry that asks for it.
 */
function typedName(
  text: string | null | undefined,
  present: string | null | undefined,
  [chosen, before, other]: [string | null | undefined, number | null | undefined, number],
): string | undefined {
  const isListed = chosen != null && chosen !== String(other);
  const wanted = isListed ? '' : textOf(text);
  // The provider may clear a name that was typed for the previous choice.
  if (chosen === String(other) && before !== other) return wanted ?? present ?? undefined;
  return wanted === (present ?? '') ? undefined : wanted;
}

/** The provider leaves omitted fields unchanged, except the names, which every request must hold. */
export function toIndividualChange(
  input: UpdateProfileInput,
  present: Profile | null,
  { otherOrganizationId, otherPositionId }: Pick<Edition, 'otherOrganizationId' | 'otherPositionId'>,
): Body<'IndividualChange'> {
  const { organizationId, positionId } = input;
  const organization = typedName(input.otherOrganization, present?.otherOrganization, [
    organizationId,
    present?.organization,
    otherOrganizationId,
  ]);
  const position = typedName(input.otherPosition, present?.otherPosition, [
    positionId,
    present?.positionId,
    otherPositionId,
  ]);
  return {
    ...given('id', present?.id),
    firstName: textOf(input.firstName) ?? present?.firstName ?? '',
    lastName: textOf(input.lastName) ?? present?.lastName ?? '',
    ...given('middleName', textOf(input.middleName)),
    ...given('birthDate', input.birthDate && birthInstant(input.birthDate)),
    ...given('phone', textOf(input.phone)),
    ...given('academicDegreeId', idOf(input.academicDegreeId)),
    ...given('organization', idOf(input.organizationId)),
    ...given('otherOrganization', organization),
    ...given('positionId', idOf(input.positionId)),
    ...given('otherPosition', position),
    ...given('schoolStatusId', idOf(input.schoolStatusId)),
    ...given('isFemale', input.gender ? input.gender === 'FEMALE' : null),
    ...given('nationality', textOf(input.citizenship)),
    ...given('isListed', input.isListed),
  };
}

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
