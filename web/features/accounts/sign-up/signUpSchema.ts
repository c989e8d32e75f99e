/** The rules of the sign-up form with their messages (ACC-07). */
import * as z from 'zod/mini';
import { birthDates, superfluousFields } from '../../../lib/forms/person.ts';
import { personSchema } from '../../../lib/forms/personSchema.ts';
import { checkForm, type Messages, required, ticked } from '../../../lib/forms/rules.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { newCredentials } from '../credentialsSchema.ts';
import { type OtherChoices, type SignUpValues, typedNames } from './signUpForm.ts';

const { rules } = accountsTexts;

const signUpSchema = z
  .extend(personSchema(birthDates.signUp), {
    ...newCredentials,
    organizationId: required(rules.organization),
    positionId: required(rules.position),
    academicDegreeId: required(rules.academicDegree),
    citizenship: required(rules.citizenship),
    gender: required(rules.gender),
    passwordConfirmation: z.string(),
    consent: ticked(rules.required),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      message: rules.passwordMismatch,
    }),
  );

/** Messages by field; empty when all is well. */
export function checkSignUp(values: SignUpValues, other: OtherChoices): Messages<SignUpValues> {
  return checkForm(signUpSchema, values, superfluousFields(values, typedNames(values, other)));
}
