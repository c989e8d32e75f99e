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
import { otherOrganizationError, otherPositionError, workplaceFormErrors } from '../shared/workplaceErrors.ts';

/** The provider cannot clear these: null and a blank text are rejected, omitted they stay. */
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
    input.phone?.trim() ? validPhone(input.phone, 'phone') : null,
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
      : otherOrganizationError(
          organizationId ?? present?.organization,
          otherOrganization === undefined ? present?.otherOrganization : otherOrganization,
          edition,
        ),
    positionId === undefined && otherPosition === undefined
      ? null
      : otherPositionError(
          positionId ?? present?.positionId,
          otherPosition === undefined ? present?.otherPosition : otherPosition,
          edition,
        ),
  );
}
