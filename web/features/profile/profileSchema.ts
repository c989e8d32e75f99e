import { birthDates, superfluousFields, type TypedNames } from '../../lib/forms/person.ts';
import { personSchema } from '../../lib/forms/personSchema.ts';
import { checkForm, type Messages } from '../../lib/forms/rules.ts';
import type { ProfileValues } from './profileForm.ts';

const isBlank = (text: string) => text.trim() === '';
const profileSchema = personSchema(birthDates.profile);

/**
 * Messages by field. A missing status is shown as an error by the field itself and does not prevent saving (1§5). Phone
 * and birth date may be missing; the service does not clear them, so saved ones may be changed but not emptied.
 */
export function checkProfile(
  values: ProfileValues,
  typed: TypedNames,
  saved: Pick<ProfileValues, 'phone' | 'birthDate'>,
): Messages<ProfileValues> {
  const optional = (['phone', 'birthDate'] as const).filter((field) => isBlank(values[field]) && isBlank(saved[field]));
  return checkForm(profileSchema, values, [...superfluousFields(values, typed), ...optional]);
}
