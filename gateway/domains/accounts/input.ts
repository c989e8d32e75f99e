import { birthDays, mostCharacters } from '../../../schema/limits.ts';
import type { LoginInput, SignUpInput, UserError } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import {
  atMost,
  collect,
  dayWithin,
  isEmail,
  normaliseEmail,
  required,
  userError,
  validMiddleName,
  validName,
  validPassword,
  validPhone,
} from '../../graphql/validation.ts';
import { cleanText } from '../../lib/cleanText.ts';
import { birthInstant } from '../../lib/dates.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { accountsTexts } from '../../texts/accounts.ts';
import { consentInForce, publicationConsentError } from '../shared/consents.ts';
import { otherNameError, workplaceFormErrors } from '../shared/workplaceErrors.ts';

/** The messages differ from screen to screen (1§5). */
function emailErrors(email: string, messages: { empty: string; invalid: string }): UserError[] {
  if (email.trim() === '') return [userError('REQUIRED', messages.empty, 'email')];
  return isEmail(normaliseEmail(email)) ? [] : [userError('INVALID', messages.invalid, 'email')];
}

/** The messages of the screens that ask for an address alone. */
export const addressErrors = (email: string) =>
  emailErrors(email, { empty: accountsTexts.enterEmail, invalid: accountsTexts.invalidEmail });

const loginEmail = { empty: accountsTexts.wrongEmail, invalid: accountsTexts.wrongEmail };

/** Rejects a malformed address and a blank password before any call (ACC-02). */
export const loginErrors = (input: LoginInput): UserError[] => [
  ...emailErrors(input.email, loginEmail),
  ...collect(required(input.password, 'password', accountsTexts.enterPassword)),
];

/** A consent counts only with the version of its text. */
function consentError({ hasConsented, consentVersion }: SignUpInput, edition: Edition): UserError | null {
  const version = consentVersion.trim();
  if (!hasConsented || version === '') return userError('REQUIRED', accountsTexts.consentRequired, 'hasConsented');
  return version === (consentInForce(edition, 'processing') ?? version)
    ? atMost(mostCharacters.consentVersion, version, 'hasConsented')
    : userError('INVALID', accountsTexts.otherConsent, 'hasConsented');
}

/** Checks that need no stored state (ACC-07 … ACC-09). */
export function accountErrors(input: SignUpInput, edition: Edition): UserError[] {
  return [
    ...emailErrors(input.email, loginEmail),
    ...collect(
      required(input.lastName, 'lastName') ?? validName(input.lastName, 'lastName'),
      required(input.firstName, 'firstName') ?? validName(input.firstName, 'firstName'),
      typeof input.middleName === 'string' ? validMiddleName(input.middleName, 'middleName') : null,
      validPhone(input.phone, 'phone'),
      validPassword(input.password, 'password'),
      input.password === input.passwordConfirmation
        ? null
        : userError('MISMATCH', accountsTexts.passwordsDiffer, 'passwordConfirmation'),
      dayWithin(input.birthDate, birthDays.signUp, 'birthDate'),
      required(input.citizenship, 'citizenship') ??
        atMost(mostCharacters.citizenship, input.citizenship, 'citizenship'),
      ...workplaceFormErrors(input),
      otherNameError('otherOrganization', [input.organizationId, edition.otherOrganizationId], input.otherOrganization),
      otherNameError('otherPosition', [input.positionId, edition.otherPositionId], input.otherPosition),
      consentError(input, edition),
      publicationConsentError(input.publicationConsentVersion, edition),
    ),
  ];
}

/** Omits absent values instead of sending null. */
export function toRegisterRequest(input: SignUpInput, edition: Edition): Body<'RegisterRequest'> {
  const email = normaliseEmail(input.email);
  const isOtherOrganization = input.organizationId === String(edition.otherOrganizationId);
  const isOtherPosition = input.positionId === String(edition.otherPositionId);
  return {
    username: email,
    email,
    password: input.password,
    passwordConfirmation: input.passwordConfirmation,
    firstName: cleanText(input.firstName),
    lastName: cleanText(input.lastName),
    siteType: edition.siteType,
    individual: {
      ...(typeof input.middleName === 'string' ? { middleName: cleanText(input.middleName) } : {}),
      phone: cleanText(input.phone),
      academicDegreeId: Number(input.academicDegreeId),
      organization: Number(input.organizationId),
      ...(isOtherOrganization ? { otherOrganization: cleanText(input.otherOrganization ?? '') } : {}),
      nationality: cleanText(input.citizenship),
      birthDate: birthInstant(input.birthDate),
      isFemale: input.gender === 'FEMALE',
      positionId: Number(input.positionId),
      ...(isOtherPosition ? { otherPosition: cleanText(input.otherPosition ?? '') } : {}),
    },
  };
}

export const accountFields = {
  username: ['email'],
  email: ['email'],
  login: ['email'],
  password: ['password'],
  passwordConfirmation: ['passwordConfirmation'],
  firstName: ['firstName'],
  lastName: ['lastName'],
  'individual.middleName': ['middleName'],
  'individual.phone': ['phone'],
  'individual.academicDegreeId': ['academicDegreeId'],
  'individual.organization': ['organizationId'],
  'individual.otherOrganization': ['otherOrganization'],
  'individual.nationality': ['citizenship'],
  'individual.birthDate': ['birthDate'],
  'individual.isFemale': ['gender'],
  'individual.positionId': ['positionId'],
  'individual.otherPosition': ['otherPosition'],
  consentVersion: ['hasConsented'],
  publicationConsentVersion: ['publicationConsentVersion'],
  isListed: ['isListed'],
} satisfies FieldsOf<Body<'RegisterRequest'> & Body<'ResetLinkRequest'>>;

export const loginFields = { login: ['email'], password: ['password'] } satisfies FieldsOf<Schemas['LoginRequest']>;
