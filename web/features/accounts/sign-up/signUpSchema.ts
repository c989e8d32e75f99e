/** The rules of the sign-up form with their messages (ACC-07). */
import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { accountsTexts } from '#texts/accounts.ts';
import { birthDays } from '../../../../schema/limits.ts';
import { superfluousFields } from '../../../lib/forms/person.ts';
import { personSchema } from '../../../lib/forms/personSchema.ts';
import { mustBeTicked, required, withoutHidden } from '../../../lib/forms/rules.ts';
import { newCredentials } from '../credentialsSchema.ts';
import { type OtherChoices, type SignUpValues, typedNames } from './signUpForm.ts';

const { rules } = accountsTexts;

const signUpSchema = z
  .extend(personSchema(birthDays.signUp), {
    ...newCredentials,
    organizationId: required(rules.organization),
    positionId: required(rules.position),
    academicDegreeId: required(rules.academicDegree),
    citizenship: required(rules.citizenship),
    gender: required(rules.gender),
    passwordConfirmation: z.string(),
    consent: mustBeTicked(rules.required),
    isListed: mustBeTicked(rules.required),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      message: rules.passwordMismatch,
    }),
  );

const resolve = schemaResolver(signUpSchema, { sync: true });

/** Messages by field; empty when all is well. `mustBeListed`: whether the consent to publication is required. */
export const checkSignUp = (values: SignUpValues, other: OtherChoices, mustBeListed: boolean) =>
  withoutHidden(resolve(values), [
    ...superfluousFields(values, typedNames(values, other)),
    ...(mustBeListed ? [] : ['isListed']),
  ]);
