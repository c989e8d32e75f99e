import { type FormErrors, schemaResolver } from '@mantine/form';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { talkSchema } from '../../lib/forms/talkSchema.ts';
import type { RegistrationValues } from './registrationForm.ts';

const resolve = schemaResolver(talkSchema, { sync: true });

/** Messages by field; a talk or poster needs a section and a title (REG-03). */
export const checkRegistration = (values: RegistrationValues): FormErrors =>
  isTalkFormat(values.format) ? resolve(values) : {};
