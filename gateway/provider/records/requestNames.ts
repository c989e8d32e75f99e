import type { SchemaName, Schemas, WireName } from '../http/contract.ts';

/** The provider's names in queries and bodies → ours. */
const names = {
  academic_degree: 'academicDegreeId',
  birth_date: 'birthDate',
  cancel_poster: 'cancelPoster',
  confirm_tour: 'confirmTour',
  consent_version: 'consentVersion',
  expired_variant: 'expiredVariant',
  file_id: 'fileId',
  file_type: 'fileType',
  first_name: 'firstName',
  is_active: 'isActive',
  is_confirm: 'isConfirmed',
  is_female: 'isFemale',
  is_listed: 'isListed',
  last_name: 'lastName',
  meeting_id: 'meetingId',
  middle_name: 'middleName',
  need_tour: 'tour',
  new_org_comment: 'talkSchedule',
  new_section: 'confirmedSectionId',
  new_speak_day: 'talkDay',
  new_speak_slot: 'talkSlot',
  new_speak_track: 'talkTrack',
  new_user_type: 'confirmedType',
  old_password: 'currentPassword',
  one_more: 'oneMore',
  org_position: 'positionId',
  other_org_descr: 'otherOrganization',
  other_position_descr: 'otherPosition',
  password_confirm: 'passwordConfirmation',
  phone_number: 'phone',
  publication_consent_version: 'publicationConsentVersion',
  school_status: 'schoolStatusId',
  section_choice: 'requestedSectionId',
  section_id: 'sectionId',
  selected_listen_sections: 'listeningSections',
  send_letter: 'sendLetter',
  site_type: 'siteType',
  tshort_size: 'tshirtSize',
  user_id: 'userId',
} as const satisfies { [Name in WireName]?: string };

/** The provider's actions on a registration → ours. */
const actions = {
  cancel_reg: 'cancel',
  change_tour: 'changeTour',
  confirm_reg: 'confirm',
  confirm_tour: 'confirmTour',
  del_exp_file: 'deleteExpertFile',
  del_thesis_doc: 'deleteThesisDocument',
  del_thesis_pdf: 'deleteThesisPdf',
} as const;

type Names = typeof names;
type Actions = typeof actions;

/** A part of a request with our names in place of the provider's. */
type Plain<Wire> = Wire extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as Key extends keyof Names ? Names[Key] : Key]: Key extends 'action'
          ? Wire[Key] extends keyof Actions
            ? Actions[Wire[Key]]
            : Wire[Key]
          : Plain<Wire[Key]>;
      }
    : Wire;

/** A body of the contract with our names. */
export type Body<Name extends SchemaName> = Plain<Schemas[Name]>;

const reversed = (table: Record<string, string>) =>
  new Map(Object.entries(table).map(([theirs, ours]) => [ours, theirs]));
const theirNames = reversed(names);
const theirActions = reversed(actions);

function rename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === 'action' ? [key, theirActions.get(inner) ?? inner] : [theirNames.get(key) ?? key, rename(inner)],
    ),
  );
}

/** The request as the provider names its parts. */
export const toWire = <Name extends SchemaName>(body: Body<Name>): Schemas[Name] => rename(body) as Schemas[Name];

/** Our name of a field in a rejection. */
export const plainName = (theirs: string): string =>
  Object.hasOwn(names, theirs) ? names[theirs as keyof Names] : theirs;
