/** The profile editor's form: its values, its own rules, and what it sends. The service decides what is accepted. */
import type { Gender, UpdateProfileInput } from '../../generated/types.ts';
import { isDayBetween } from '../../lib/dates.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';

/** Earliest and latest birth date of the cabinet (CAB-01). */
export const birthDateRange = { min: '1925-01-01', max: '2015-12-31' } as const;

/** The choice of citizenship that asks for a typed name. */
export const OTHER_CITIZENSHIP = 'other';

/** What the editor holds; '' where nothing is given. */
export interface ProfileValues {
  lastName: string;
  firstName: string;
  middleName: string;
  hasNoMiddleName: boolean;
  organizationId: string;
  otherOrganization: string;
  phone: string;
  academicDegreeId: string;
  positionId: string;
  otherPosition: string;
  schoolStatusId: string;
  gender: Gender | '';
  birthDate: string;
  citizenship: string;
  otherCitizenship: string;
}

type Profile = ProfileEditor_ProfileFragment | null;
type References = Pick<ProfileEditor_ReferencesFragment, 'organizations' | 'positions'>;

const { rules, citizenships } = cabinetTexts.profile;
const isListed = (name: string) => citizenships.some((listed) => listed === name);

/** The editor as it opens: what the profile says. */
export function profileValues(profile: Profile): ProfileValues {
  const citizenship = profile?.citizenship ?? '';
  const isOther = citizenship !== '' && !isListed(citizenship);
  return {
    lastName: profile?.lastName ?? '',
    firstName: profile?.firstName ?? '',
    middleName: profile?.middleName ?? '',
    hasNoMiddleName: profile !== null && (profile.middleName ?? '') === '',
    organizationId: profile?.organizationId ?? '',
    otherOrganization: profile?.otherOrganization ?? '',
    phone: profile?.phone ?? '',
    academicDegreeId: profile?.academicDegreeId ?? '',
    positionId: profile?.positionId ?? '',
    otherPosition: profile?.otherPosition ?? '',
    schoolStatusId: profile?.schoolStatusId ?? '',
    gender: profile?.gender ?? '',
    birthDate: profile?.birthDate ?? '',
    citizenship: isOther ? OTHER_CITIZENSHIP : citizenship,
    otherCitizenship: isOther ? citizenship : '',
  };
}

/** Without its list a choice stays as it was saved, and so does the name that was typed for it. */
function asksForName(
  chosen: string,
  list: References['organizations'] | References['positions'],
  saved?: string | null,
) {
  return list === null ? (saved ?? '') !== '' : list.some(({ id, isOther }) => isOther && id === chosen);
}

/** Which typed names the choices ask for. */
export function asksFor(values: ProfileValues, references: References, profile: Profile) {
  const { organizations, positions } = references;
  return {
    otherOrganization: asksForName(values.organizationId, organizations, profile?.otherOrganization),
    otherPosition: asksForName(values.positionId, positions, profile?.otherPosition),
    otherCitizenship: values.citizenship === OTHER_CITIZENSHIP,
  };
}

const isBlank = (text: string) => text.trim() === '';

/**
 * Messages by field. An empty status is shown as an error by the field itself and keeps nobody from saving (1§5);
 * the middle name follows ruling R4. The service does not take a phone or a birth date away again, so one that is saved
 * may be changed but not emptied.
 */
export function checkProfile(
  values: ProfileValues,
  asked: ReturnType<typeof asksFor>,
  saved: Pick<ProfileValues, 'phone' | 'birthDate'>,
): Partial<Record<keyof ProfileValues, string>> {
  const faults: [keyof ProfileValues, boolean, string][] = [
    ['lastName', isBlank(values.lastName), rules.required],
    ['firstName', isBlank(values.firstName), rules.required],
    ['middleName', !values.hasNoMiddleName && values.middleName.trim().length < 2, rules.middleName],
    ['otherOrganization', asked.otherOrganization && isBlank(values.otherOrganization), rules.required],
    ['phone', !/\d/.test(values.phone) && (!isBlank(values.phone) || !isBlank(saved.phone)), rules.phone],
    ['otherPosition', asked.otherPosition && isBlank(values.otherPosition), rules.required],
    [
      'birthDate',
      !isDayBetween(values.birthDate, birthDateRange.min, birthDateRange.max) &&
        (!isBlank(values.birthDate) || !isBlank(saved.birthDate)),
      rules.birthDate,
    ],
    ['otherCitizenship', asked.otherCitizenship && isBlank(values.otherCitizenship), rules.required],
  ];
  return Object.fromEntries(faults.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]));
}

const given = (text: string) => (isBlank(text) ? null : text.trim());

/** What is sent: null where nothing is given, which the service leaves as it is; an empty middle name clears it. */
export function profileInput(values: ProfileValues, asked: ReturnType<typeof asksFor>): UpdateProfileInput {
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.hasNoMiddleName ? '' : values.middleName.trim(),
    phone: given(values.phone),
    birthDate: given(values.birthDate),
    gender: values.gender === '' ? null : values.gender,
    citizenship: given(asked.otherCitizenship ? values.otherCitizenship : values.citizenship),
    organizationId: given(values.organizationId),
    otherOrganization: asked.otherOrganization ? given(values.otherOrganization) : null,
    positionId: given(values.positionId),
    otherPosition: asked.otherPosition ? given(values.otherPosition) : null,
    academicDegreeId: given(values.academicDegreeId),
    schoolStatusId: given(values.schoolStatusId),
  };
}

/** The form's name of an input field, where it differs. */
export function formField(field: string, asked: ReturnType<typeof asksFor>): string {
  return field === 'citizenship' && asked.otherCitizenship ? 'otherCitizenship' : field;
}
