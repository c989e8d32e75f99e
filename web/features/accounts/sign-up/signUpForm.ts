/** The registration form's values, its rules with their messages (ACC-07), and the input it becomes (ACC-06). */
import type { Gender } from '../../../generated/types.ts';
import { isDayBetween } from '../../../lib/dates.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { isEmail } from '../password/email.ts';
import { hasAllKinds, isLongEnough } from '../password/password.ts';

/** The four choices of citizenship (1§3). */
export type CitizenshipCode = '1' | '2' | '3' | '99';

/** The choice that asks for a typed text (ACC-08). */
export const OTHER_CITIZENSHIP: CitizenshipCode = '99';
/** Birth dates: the earliest by ACC-09, the latest that the service takes. */
export const birthDateRange = { min: '1950-01-01', max: '2015-12-31' } as const;

const { rules, registration } = accountsTexts;
const MIDDLE_NAME_MIN_LENGTH = 2;

/** Citizenship codes with the names that are sent. */
export const citizenships: { value: CitizenshipCode; label: string }[] = [
  { value: '1', label: registration.citizenships.russia },
  { value: '2', label: registration.citizenships.belarus },
  { value: '3', label: registration.citizenships.kazakhstan },
  { value: OTHER_CITIZENSHIP, label: registration.citizenships.other },
];

/** What the person has typed and chosen. */
export interface RegistrationValues {
  lastName: string;
  firstName: string;
  middleName: string;
  noMiddleName: boolean;
  email: string;
  phoneCountry: string;
  phone: string;
  organizationId: string | null;
  otherOrganization: string;
  positionId: string | null;
  otherPosition: string;
  academicDegreeId: string | null;
  citizenship: CitizenshipCode;
  otherCitizenship: string;
  birthDate: string;
  /** '' until it is chosen. */
  gender: Gender | '';
  password: string;
  passwordConfirmation: string;
  consent: boolean;
}

/** The 'other' choices of the reference lists, known by the service's own mark. */
export interface OtherChoices {
  organizationId: string | null;
  positionId: string | null;
}

/** Until the lists are there. */
export const noOther: OtherChoices = { organizationId: null, positionId: null };

/** How the form starts (ACC-09; the consent starts ticked, 1§5). */
export const initialValues: RegistrationValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  noMiddleName: false,
  email: '',
  phoneCountry: 'RU',
  phone: '',
  organizationId: null,
  otherOrganization: '',
  positionId: null,
  otherPosition: '',
  academicDegreeId: null,
  citizenship: '1',
  otherCitizenship: '',
  birthDate: '2000-01-01',
  gender: '',
  password: '',
  passwordConfirmation: '',
  consent: true,
};

const blank = (text: string) => text.trim() === '';

/** Messages of the fields that are wrong; none when all is well. */
export function validateRegistration(
  values: RegistrationValues,
  other: OtherChoices,
): Partial<Record<keyof RegistrationValues, string>> {
  const wrong: [keyof RegistrationValues, boolean, string][] = [
    ['lastName', blank(values.lastName), rules.lastName],
    ['firstName', blank(values.firstName), rules.firstName],
    ['middleName', !values.noMiddleName && values.middleName.trim().length < MIDDLE_NAME_MIN_LENGTH, rules.middleName],
    ['email', !isEmail(values.email), rules.email],
    ['phone', !/\d/.test(values.phone), rules.phone],
    ['organizationId', values.organizationId === null, rules.organization],
    [
      'otherOrganization',
      isOther(values.organizationId, other.organizationId) && blank(values.otherOrganization),
      rules.otherOrganization,
    ],
    ['positionId', values.positionId === null, rules.position],
    ['otherPosition', isOther(values.positionId, other.positionId) && blank(values.otherPosition), rules.otherPosition],
    ['academicDegreeId', values.academicDegreeId === null, rules.academicDegree],
    [
      'otherCitizenship',
      values.citizenship === OTHER_CITIZENSHIP && blank(values.otherCitizenship),
      rules.otherCitizenship,
    ],
    ['birthDate', !isDayBetween(values.birthDate, birthDateRange.min, birthDateRange.max), rules.birthDate],
    ['gender', values.gender === '', rules.gender],
    ['password', !isLongEnough(values.password) || !hasAllKinds(values.password), rules.password],
    ['passwordConfirmation', values.passwordConfirmation !== values.password, rules.passwordMismatch],
    ['consent', !values.consent, rules.required],
  ];
  return Object.fromEntries(wrong.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]));
}

/** Whether a choice is the 'other' one, which asks for a typed text. */
export function isOther(chosen: string | null, other: string | null): boolean {
  return chosen !== null && chosen === other;
}
