import { citizenshipOf, type TypedNames } from '../../../lib/forms/person.ts';
import { privacyVersion } from '../../../texts/ru/privacyVersion.ts';
import type { SignUpMutationVariables } from './SignUp.generated.ts';
import type { SignUpValues } from './signUpForm.ts';

type SignUpInput = SignUpMutationVariables['input'];

/** The form's values, already checked, as the service takes them. Typed names go only with their 'other' choice. */
export async function signUpInput(values: SignUpValues, typed: TypedNames): Promise<SignUpInput> {
  const { fullPhoneNumber } = await import('./phone.ts');
  const { gender } = values;
  if (gender === '') throw new Error('the form was sent unchecked');
  return {
    email: values.email.trim().toLowerCase(),
    password: values.password,
    passwordConfirmation: values.passwordConfirmation,
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.hasNoMiddleName ? null : values.middleName.trim(),
    phone: fullPhoneNumber(values.phone, values.phoneCountry),
    birthDate: values.birthDate,
    gender,
    citizenship: citizenshipOf(values),
    organizationId: values.organizationId,
    otherOrganization: typed.otherOrganization ? values.otherOrganization.trim() : null,
    positionId: values.positionId,
    otherPosition: typed.otherPosition ? values.otherPosition.trim() : null,
    academicDegreeId: values.academicDegreeId,
    consent: values.consent,
    consentVersion: privacyVersion,
  };
}
