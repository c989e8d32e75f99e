/** The profile editor's form: values and input; profileSchema.ts has the rules. */
import type { UpdateProfileInput } from '../../generated/types.ts';
import type { ConsentVersions } from '../../lib/consents.ts';
import {
  citizenshipIsTyped,
  citizenshipOf,
  citizenships,
  OTHER_CITIZENSHIP,
  type PersonValues,
  type TypedNames,
} from '../../lib/forms/person.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';

/** The editor's values; '' means empty. */
export interface ProfileValues extends PersonValues {
  schoolStatusId: string;
  isListed: boolean;
}

type Profile = ProfileEditor_ProfileFragment | null;
type References = Pick<ProfileEditor_ReferencesFragment, 'organizations' | 'positions'>;

/** The initial values, from the profile. */
export function profileValues(profile: Profile): ProfileValues {
  const citizenship = profile?.citizenship ?? '';
  const isTyped = citizenship !== '' && !citizenships.some(({ value }) => value === citizenship);
  return {
    lastName: profile?.lastName ?? '',
    firstName: profile?.firstName ?? '',
    middleName: profile?.middleName ?? '',
    hasNoMiddleName: profile !== null && (profile.middleName ?? '') === '',
    organizationId: profile?.organization?.id ?? '',
    otherOrganization: profile?.otherOrganization ?? '',
    phone: profile?.phone ?? '',
    academicDegreeId: profile?.academicDegree?.id ?? '',
    positionId: profile?.position?.id ?? '',
    otherPosition: profile?.otherPosition ?? '',
    schoolStatusId: profile?.schoolStatus?.id ?? '',
    gender: profile?.gender ?? '',
    birthDate: profile?.birthDate ?? '',
    citizenship: isTyped ? OTHER_CITIZENSHIP : citizenship,
    otherCitizenship: isTyped ? citizenship : '',
    isListed: profile?.isListed ?? true,
  };
}

/** Without its list, a choice and its typed name keep their saved values. */
function asksForName(
  chosen: string,
  list: References['organizations'] | References['positions'],
  saved?: string | null,
) {
  return list === null ? (saved ?? '') !== '' : list.some(({ id, isOther }) => isOther && id === chosen);
}

/** Which typed names the choices require. */
export function typedNames(values: ProfileValues, references: References, profile: Profile): TypedNames {
  const { organizations, positions } = references;
  return {
    otherOrganization: asksForName(values.organizationId, organizations, profile?.otherOrganization),
    otherPosition: asksForName(values.positionId, positions, profile?.otherPosition),
    otherCitizenship: citizenshipIsTyped(values),
  };
}

/** The values that are not empty: an empty one keeps its saved value. */
function given<Values extends Record<string, string>>(values: Values): { [K in keyof Values]?: Values[K] } {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Whether the provider offers the choice; by default a profile is listed. */
export const asksToBeListed = (profile: Profile): boolean => (profile?.isListed ?? null) !== null;

interface Saved {
  profile: Profile;
  consents: ConsentVersions;
}

/** All fields of the form: an empty one does not change the saved value, except that an empty middle name clears it. */
function wholeInput(values: ProfileValues, typed: TypedNames, { profile, consents }: Saved): UpdateProfileInput {
  const { gender } = values;
  const consentsNow = consents !== null && values.isListed && profile?.isListed === false;
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.hasNoMiddleName ? null : values.middleName.trim() || null,
    ...(gender === '' ? {} : { gender }),
    ...(asksToBeListed(profile) ? { isListed: values.isListed } : {}),
    ...(consentsNow ? { publicationConsentVersion: consents.publication } : {}),
    ...given({
      phone: values.phone,
      birthDate: values.birthDate,
      citizenship: citizenshipOf(values),
      organizationId: values.organizationId,
      otherOrganization: typed.otherOrganization ? values.otherOrganization : '',
      positionId: values.positionId,
      otherPosition: typed.otherPosition ? values.otherPosition : '',
      academicDegreeId: values.academicDegreeId,
      schoolStatusId: values.schoolStatusId,
    }),
  };
}

/** Inputs that belong together: a choice, and the name typed with it. */
const pairs: Partial<Record<keyof UpdateProfileInput, keyof UpdateProfileInput>> = {
  organizationId: 'otherOrganization',
  otherOrganization: 'organizationId',
  positionId: 'otherPosition',
  otherPosition: 'positionId',
};

/** Fields that the person changed: others may have changed elsewhere since `initial`. A new profile sends all fields. */
export function profileInput(
  values: ProfileValues,
  initial: ProfileValues,
  references: References,
  saved: Saved,
): UpdateProfileInput {
  const inputOf = (some: ProfileValues) => wholeInput(some, typedNames(some, references, saved.profile), saved);
  const wanted = inputOf(values);
  if (saved.profile === null) return wanted;
  const present = inputOf(initial);
  const isChanged = (name: keyof UpdateProfileInput) => wanted[name] !== present[name];
  const names = (Object.keys(wanted) as (keyof UpdateProfileInput)[]).filter((name) => {
    const other = pairs[name];
    return isChanged(name) || (other !== undefined && isChanged(other));
  });
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}
