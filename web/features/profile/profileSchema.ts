import { type FormErrors, schemaResolver } from '@mantine/form';
import { birthDays } from '../../../schema/limits.ts';
import { superfluousFields, type TypedNames } from '../../lib/forms/person.ts';
import { personSchema } from '../../lib/forms/personSchema.ts';
import { withoutHidden } from '../../lib/forms/rules.ts';
import type { ProfileValues } from './profileForm.ts';

const isBlank = (text: string) => text.trim() === '';
const resolve = schemaResolver(personSchema(birthDays.profile), { sync: true });

/** Fields that may be missing, with the choice that asks for them. */
const optionalFields = [
  ['phone', null],
  ['birthDate', null],
  ['otherOrganization', 'organizationId'],
  ['otherPosition', 'positionId'],
] as const;

/**
 * Messages by field. For a missing status the field itself shows an error, and saving stays possible (1§5). Phone and birth
 * date may be missing, and so may a typed name, which a provider may keep and not answer. The service does not clear them,
 * so a saved one can be changed but not emptied.
 */
export function checkProfile(values: ProfileValues, typed: TypedNames, saved: ProfileValues): FormErrors {
  const optional = optionalFields
    .filter(([, choice]) => choice === null || values[choice] === saved[choice])
    .map(([field]) => field)
    .filter((field) => isBlank(values[field]) && isBlank(saved[field]));
  return withoutHidden(resolve(values), [...superfluousFields(values, typed), ...optional]);
}
