/** The sign-up form's values (ACC-06); signUpSchema.ts has their rules. */
import { citizenshipIsTyped, type PersonValues, type TypedNames } from '../../../lib/forms/person.ts';

/** What the person has typed and chosen. */
export interface SignUpValues extends PersonValues {
  email: string;
  phoneCountry: string;
  password: string;
  passwordConfirmation: string;
  consent: boolean;
  isListed: boolean;
}

/** The ids of 'other' in the reference lists, which the service marks; null if a list has none. */
export interface OtherChoices {
  organizationId: string | null;
  positionId: string | null;
}

/** The value until the lists are loaded. */
export const noOther: OtherChoices = { organizationId: null, positionId: null };

/** How the form starts (ACC-09, ACC-21; the consent starts ticked, 1§5). */
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
  citizenship: '',
  otherCitizenship: '',
  birthDate: '2000-01-01',
  gender: '',
  password: '',
  passwordConfirmation: '',
  consent: true,
  isListed: true,
};

/** Which names the person must type because of a choice. */
export const typedNames = (values: SignUpValues, other: OtherChoices): TypedNames => ({
  otherOrganization: values.organizationId !== '' && values.organizationId === other.organizationId,
  otherPosition: values.positionId !== '' && values.positionId === other.positionId,
  otherCitizenship: citizenshipIsTyped(values),
});
