/** The sign-up form's values and its rules with their messages (ACC-06, ACC-07). */
import * as z from 'zod/mini';
import {
  birthDates,
  citizenshipIsTyped,
  type PersonValues,
  personSchema,
  superfluousFields,
  type TypedNames,
} from '../../../lib/forms/person.ts';
import { checkForm, type Messages, required, ticked } from '../../../lib/forms/rules.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { personTexts } from '../../../texts/ru/person.ts';
import { newCredentials } from '../credentials.ts';

const { rules } = accountsTexts;

/** What the person has typed and chosen. */
export interface SignUpValues extends PersonValues {
  email: string;
  phoneCountry: string;
  password: string;
  passwordConfirmation: string;
  consent: boolean;
}

/** The 'other' choices of the reference lists, by the service's own mark; null where a list has none. */
export interface OtherChoices {
  organizationId: string | null;
  positionId: string | null;
}

/** Until the lists are loaded. */
export const noOther: OtherChoices = { organizationId: null, positionId: null };

/** How the form starts (ACC-09; the consent starts ticked, 1§5). */
export const initialValues: SignUpValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  hasNoMiddleName: false,
  email: '',
  phoneCountry: 'RU',
  phone: '',
  organizationId: '',
  otherOrganization: '',
  positionId: '',
  otherPosition: '',
  academicDegreeId: '',
  citizenship: personTexts.citizenships[0],
  otherCitizenship: '',
  birthDate: '2000-01-01',
  gender: '',
  password: '',
  passwordConfirmation: '',
  consent: true,
};

const signUpSchema = z
  .extend(personSchema(birthDates.signUp), {
    ...newCredentials,
    organizationId: required(rules.organization),
    positionId: required(rules.position),
    academicDegreeId: required(rules.academicDegree),
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

/** Names that the choices ask for. */
export const typedNames = (values: SignUpValues, other: OtherChoices): TypedNames => ({
  otherOrganization: values.organizationId !== '' && values.organizationId === other.organizationId,
  otherPosition: values.positionId !== '' && values.positionId === other.positionId,
  otherCitizenship: citizenshipIsTyped(values),
});

/** Messages of the fields that are wrong; none when all is well. */
export function checkSignUp(values: SignUpValues, other: OtherChoices): Messages<SignUpValues> {
  return checkForm(signUpSchema, values, superfluousFields(values, typedNames(values, other)));
}
