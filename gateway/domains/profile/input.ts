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
  validName,
  validPhone,
} from '../../graphql/validation.ts';
import { workplaceErrors } from '../shared/workplaceErrors.ts';

/** Range of the cabinet's date picker (CAB-01). */
const birthDays = { first: '1925-01-01', last: '2015-12-31' };

export function profileErrors(input: UpdateProfileInput, edition: Edition): UserError[] {
  return collect(
    required(input.lastName, 'lastName') ?? validName(input.lastName, 'lastName'),
    required(input.firstName, 'firstName') ?? validName(input.firstName, 'firstName'),
    // An empty name clears it (ruling R4: people without a middle name send none).
    input.middleName ? validMiddleName(input.middleName, 'middleName') : null,
    input.phone ? validPhone(input.phone, 'phone') : null,
    input.birthDate ? dayWithin(input.birthDate, birthDays.first, birthDays.last, 'birthDate') : null,
    atMost(lengths.citizenship, input.citizenship, 'citizenship'),
    ...workplaceErrors(input, edition),
    validId(input.schoolStatusId, 'schoolStatusId'),
  );
}
