import { privacyVersion } from '../../../texts/ru/privacyVersion.ts';
import type { RegisterAccountMutationVariables } from './RegisterAccount.generated.ts';
import { citizenships, isOther, OTHER_CITIZENSHIP, type OtherChoices, type RegistrationValues } from './signUpForm.ts';

type RegisterAccountInput = RegisterAccountMutationVariables['input'];

function citizenshipOf({ citizenship, otherCitizenship }: RegistrationValues): string {
  if (citizenship === OTHER_CITIZENSHIP) return otherCitizenship.trim();
  return citizenships.find(({ value }) => value === citizenship)?.label ?? '';
}

/** The form's values, already found right, as the service takes them. Typed texts go only with their 'other' choice. */
export async function signUpInput(values: RegistrationValues, other: OtherChoices): Promise<RegisterAccountInput> {
  const { fullPhoneNumber } = await import('./phone.ts');
  const { gender } = values;
  if (gender === '') throw new Error('the form was sent before it was found right');
  return {
    email: values.email.trim().toLowerCase(),
    password: values.password,
    passwordConfirmation: values.passwordConfirmation,
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.noMiddleName ? null : values.middleName.trim(),
    phone: fullPhoneNumber(values.phone, values.phoneCountry),
    birthDate: values.birthDate,
    gender,
    citizenship: citizenshipOf(values),
    organizationId: values.organizationId ?? '',
    otherOrganization: isOther(values.organizationId, other.organizationId) ? values.otherOrganization.trim() : null,
    positionId: values.positionId ?? '',
    otherPosition: isOther(values.positionId, other.positionId) ? values.otherPosition.trim() : null,
    academicDegreeId: values.academicDegreeId ?? '',
    consent: values.consent,
    consentVersion: privacyVersion,
  };
}

/** Where the service's name of a field differs from the form's. */
export const inputToForm: Record<string, string> = { citizenship: 'otherCitizenship' };
