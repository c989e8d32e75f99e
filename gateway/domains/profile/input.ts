import type { UpdateProfileInput, UserError } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import {
  atMost,
  collect,
  dayWithin,
  lengths,
  required,
  validId,
  validMiddleName,
  validPhone,
} from '../../graphql/validation.ts';

/** Range of the cabinet's date picker (CAB-01). */
const birthDays = { first: '1925-01-01', last: '2015-12-31' };

export function profileErrors(input: UpdateProfileInput, edition: Edition): UserError[] {
  const needsOrganization = input.organizationId === String(edition.otherOrganizationId);
  const needsPosition = input.positionId === String(edition.otherPositionId);
  return collect(
    required(input.lastName, 'lastName') ?? atMost(lengths.name, input.lastName, 'lastName'),
    required(input.firstName, 'firstName') ?? atMost(lengths.name, input.firstName, 'firstName'),
    // An empty name clears it (ruling R4: people without a middle name send none).
    input.middleName ? validMiddleName(input.middleName, 'middleName') : null,
    input.phone ? validPhone(input.phone, 'phone') : null,
    input.birthDate ? dayWithin(input.birthDate, birthDays.first, birthDays.last, 'birthDate') : null,
    atMost(lengths.citizenship, input.citizenship, 'citizenship'),
    validId(input.organizationId, 'organizationId'),
    needsOrganization ? required(input.otherOrganization, 'otherOrganization') : null,
    atMost(lengths.other, input.otherOrganization, 'otherOrganization'),
    validId(input.positionId, 'positionId'),
    needsPosition ? required(input.otherPosition, 'otherPosition') : null,
    atMost(lengths.other, input.otherPosition, 'otherPosition'),
    validId(input.academicDegreeId, 'academicDegreeId'),
    validId(input.schoolStatusId, 'schoolStatusId'),
  );
}
