import { checkForm, type Messages } from '../../lib/forms/rules.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { talkSchema } from '../../lib/forms/talkSchema.ts';
import type { RegistrationValues } from './registrationForm.ts';

/** Messages by field; a talk or poster needs a section and a title (REG-03). */
export const checkRegistration = (values: RegistrationValues): Messages<RegistrationValues> =>
  isTalkFormat(values.format) ? checkForm(talkSchema, values) : {};
