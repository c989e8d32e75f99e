import type { Selectable } from 'kysely';
import { z } from 'zod';
import { birthDays, fewestCharacters, mostCharacters, namePattern, phonePattern } from '../../schema/limits.ts';
import type { Database } from '../database/open.ts';
import type { IndividualsTable } from '../database/tables.ts';
import { birthDateToIso, toMoscowDay } from '../dates.ts';
import { consentVersion } from '../extensions/consent/inBase.ts';
import { isListed } from '../extensions/publicity/inBase.ts';
import { mediaUrl } from '../files/mediaUrl.ts';
import { byField, type FieldErrors } from '../http/rejections.ts';
import { filledText, id, instant, text } from '../http/validation.ts';
import { profileTexts } from '../texts/profile.ts';

const NAME_TEXT = profileTexts.nameCharacters;

export const name = filledText(mostCharacters.name).refine((value) => namePattern.test(value), NAME_TEXT);
/** R4: at least two characters, or none. */
export const middleName = text(mostCharacters.name).pipe(
  z.string().min(fewestCharacters.middleName).regex(namePattern, NAME_TEXT),
);

const russianDay = (day: string) => day.split('-').toReversed().join('.');

const birthDateWithin = ({ min, max }: { min: string; max: string }) =>
  instant.refine(
    (value) => {
      const day = toMoscowDay(value);
      return day >= min && day <= max;
    },
    profileTexts.birthDate(russianDay(min), russianDay(max)),
  );

export const signUpBirthDate = birthDateWithin(birthDays.signUp);

/** Shared by sign-up and the cabinet; sign-up has a different range of birth dates. */
export const personFields = {
  phone_number: text(mostCharacters.phone).regex(phonePattern, profileTexts.phone),
  academic_degree: id,
  organization: id,
  other_org_descr: text(mostCharacters.otherName),
  nationality: filledText(mostCharacters.citizenship),
  birth_date: birthDateWithin(birthDays.profile),
  is_female: z.boolean(),
  org_position: id,
  other_position_descr: text(mostCharacters.otherName),
};

/** A change of the profile in the cabinet. */
export const change = z.object({
  id: id.optional(),
  first_name: name,
  last_name: name,
  // An empty name clears it (R4: people without a middle name).
  middle_name: z.union([z.literal(''), middleName]).optional(),
  ...z.object(personFields).partial().shape,
  school_status: id.optional(),
  is_listed: isListed,
  publication_consent_version: consentVersion,
});

const presentFields = <T extends object>(row: T) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/**
 * Columns to write: absent fields stay unchanged, empty optional texts become null. Another organisation or position clears
 * the name that was typed for the previous one.
 */
export function toColumns(body: z.output<typeof change>, stored?: PersonRow) {
  const cleared = (value: string | undefined) => (value === undefined ? undefined : value || null);
  const typed = (value: string | undefined, choice: number | undefined, previous: number | null | undefined) =>
    value === undefined && choice !== undefined && choice !== previous ? null : cleared(value);
  return {
    first_name: body.first_name,
    last_name: body.last_name,
    ...presentFields({
      middle_name: cleared(body.middle_name),
      birth_date: body.birth_date && toMoscowDay(body.birth_date),
      phone_number: body.phone_number,
      academic_degree_id: body.academic_degree,
      organization_id: body.organization,
      other_org_descr: typed(body.other_org_descr, body.organization, stored?.organization_id),
      org_position_id: body.org_position,
      other_position_descr: typed(body.other_position_descr, body.org_position, stored?.org_position_id),
      school_status_id: body.school_status,
      is_female: body.is_female,
      nationality: body.nationality,
      is_listed: body.is_listed,
    }),
  };
}

/** Fields with the id of a reference row, and its table. */
const REFERENCES = {
  academic_degree: 'academic_degrees',
  organization: 'organizations',
  org_position: 'org_positions',
  school_status: 'school_statuses',
} as const;

/** @throws Rejection by field for references that do not exist */
export async function checkReferences(
  db: Database,
  values: { [K in keyof typeof REFERENCES]?: number | undefined },
  nestedIn?: string,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const [field, table] of Object.entries(REFERENCES) as [keyof typeof REFERENCES, 'academic_degrees'][]) {
    const value = values[field];
    if (value === undefined) continue;
    const row = await db.selectFrom(table).select('id').where('id', '=', value).executeTakeFirst();
    if (!row) errors[field] = [profileTexts.unknownKey(value)];
  }
  if (Object.keys(errors).length > 0) throw byField(nestedIn ? { [nestedIn]: errors } : errors);
}

type PersonRow = Selectable<IndividualsTable>;
type Stored = PersonRow & { photo_path: string | null };

/** What the profile and moderators' records of a person have in common. */
export const personColumns = ['birth_date', 'phone_number'] as const;
export const toPerson = (row: Pick<PersonRow, (typeof personColumns)[number]>) => ({
  birth_date: birthDateToIso(row.birth_date),
  phone_number: row.phone_number,
});

export function toIndividual(row: Stored, origin: string) {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    middle_name: row.middle_name,
    ...toPerson(row),
    academic_degree: row.academic_degree_id,
    organization: row.organization_id,
    other_org_descr: row.other_org_descr,
    org_position: row.org_position_id,
    other_position_descr: row.other_position_descr,
    school_status: row.school_status_id,
    is_female: row.is_female,
    nationality: row.nationality,
    photo: row.photo_path && mediaUrl(origin, row.photo_path),
    is_listed: row.is_listed,
  };
}

/** Includes the path of the photo. */
export function findIndividual(db: Database, accountId: number): Promise<Stored | undefined> {
  return db
    .selectFrom('individuals')
    .leftJoin('files', 'files.individual_id', 'individuals.id')
    .where('individuals.account_id', '=', accountId)
    .selectAll('individuals')
    .select('files.path as photo_path')
    .executeTakeFirst();
}
