import type { TestGateway } from '../testkit/gateway.ts';
import { PASSWORD, type TestProvider } from '../testkit/provider.ts';
import { samplePdf, samplePng, signUpInput } from '../testkit/samples.ts';

export interface World {
  gateway: TestGateway;
  /** The calls of extensions that reached the provider without extensions. */
  lacked: readonly string[];
  provider: TestProvider;
  tokens: Record<Exclude<Who, 'visitor'>, string>;
  /** A registration that the moderator reads, with a confirmed talk. */
  record: string;
}

type Who = 'visitor' | 'person' | 'moderator';

interface Operation {
  by?: Who;
  variables?: object | ((world: World) => object | Promise<object>);
  file?: { name: string; bytes: Buffer; type: string };
  /** Without extensions: the codes of the errors, or the path of the field that is null without an error. */
  plain?: { codes: string[] } | { empty: string };
}

const year = 2025;
const editionId = 'Edition:2025';
const notSupported = { codes: ['NOT_SUPPORTED'] };
const input = (given: object) => ({ input: given });
const ofYear: Operation = { by: 'moderator', variables: { year } };
const anonymous: Operation = {};
const link = { values: [{ name: 'user_id', value: '1' }] };

/** The person's newest registration. */
async function own({ provider }: World): Promise<string> {
  const { id } = await provider.database
    .selectFrom('participations')
    .select('id')
    .where('account_id', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `Registration:${id}`;
}
const ofOwn =
  (more: object = {}) =>
  async (world: World) =>
    input({ registrationId: await own(world), ...more });
const ofRecord: Operation = { by: 'moderator', variables: ({ record }) => ({ id: record }) };
/** A decision about the record as it is stored. */
async function seenDecision({ record, provider }: World) {
  const row = await provider.database
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', Number(record.split(':')[1]))
    .executeTakeFirstOrThrow();
  const formats = [null, 'LISTENER', 'SPEAKER', 'POSTER'];
  const seen = {
    confirmedFormat: formats[row.confirm_type] ?? null,
    confirmedSectionId: row.section_confirm_id === null ? null : `Section:${row.section_confirm_id}`,
    talkSchedule: row.org_comment,
    talkDay: row.speak_day,
    talkTrack: row.speak_track,
    talkSlot: row.speak_slot,
    isConfirmed: row.is_confirm === 1,
  };
  return input({ registrationId: record, confirmedFormat: 'SPEAKER', talkSchedule: '25 октября, 16:00', seen });
}
const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Пример доклада' };

/** In the order of the run: the person's registration is made first and cancelled last. */
export const operations: Record<string, Operation> = {
  ServiceClock: anonymous,
  DocumentHead: anonymous,
  Editions: anonymous,
  CurrentScreens: anonymous,
  HappeningNow: anonymous,
  Home: anonymous,
  ListedEditions: anonymous,
  OpenEditions: anonymous,
  Organisers: anonymous,
  Contacts: anonymous,
  Theses: anonymous,
  Tour: anonymous,
  TourText: anonymous,
  Photos: { variables: { year } },
  ThesisCollection: { variables: { year: 2024 } },
  TalkAddresses: anonymous,
  Talk: { variables: { year, talk: '11-t1' } },
  TalkAbstracts: { variables: { year } },
  Programme: { variables: { year, isSecond: false } },
  PosterLists: { variables: { year } },
  ForumEditions: anonymous,
  ForumProgramme: { variables: { year } },
  ForumPosters: { variables: { year } },
  ForumParticipants: { variables: { year } },
  RegistrationChoices: anonymous,
  SectionLookup: ofYear,
  Viewer: { by: 'person' },
  VerifyDocument: { variables: { code: 'ABCDEFGHJKMNPQRS' }, plain: notSupported },

  PortalAccount: anonymous,
  SignUp: { variables: input(signUpInput) },
  VerifyEmail: { variables: input(link) },
  RequestPasswordReset: { variables: input({ email: 'participant@example.org' }) },
  ResetPassword: { variables: input({ link, password: PASSWORD }) },
  Login: { variables: input({ email: 'participant@example.org', password: PASSWORD }) },
  CreateToken: { variables: input({ email: 'participant@example.org', password: PASSWORD }) },

  Cabinet: { by: 'person' },
  UpdateProfile: { by: 'person', variables: input({ firstName: 'Проба' }) },
  UploadPhoto: { by: 'person', variables: {}, file: { name: 'photo.png', bytes: samplePng(), type: 'image/png' } },
  RegisterForForum: { by: 'person', variables: input(talk) },
  CabinetRegistrations: { by: 'person' },
  PastRegistrations: { by: 'person', variables: { year: 2024, editionId: 'Edition:2024' } },
  UploadRegistrationFile: {
    by: 'person',
    variables: async (world) => ({ registrationId: await own(world), kind: 'THESIS_PDF' }),
    file: { name: 'thesis.pdf', bytes: samplePdf(), type: 'application/pdf' },
  },
  DeleteRegistrationFile: { by: 'person', variables: ofOwn({ kind: 'THESIS_PDF' }) },
  ConfirmParticipation: { by: 'person', variables: ofOwn() },
  SetTour: { by: 'person', variables: ofOwn({ decision: 'ATTENDING' }) },
  DownloadInvitation: { by: 'person', variables: ofOwn() },
  DownloadCertificate: { by: 'person', variables: ofOwn() },
  AddTalk: { by: 'person', variables: input({ ...talk, title: 'Второй доклад' }) },
  RegisterForSchool: { by: 'person', variables: input({}) },
  CancelRegistration: { by: 'person', variables: ofOwn() },
  DownloadPersonalData: { by: 'person', plain: notSupported },

  PublicList: { variables: { year, first: 100, offset: 0 } },
  PersonAttendance: ofRecord,
  ConfirmRegistration: { by: 'moderator', variables: seenDecision },
  DeskEdition: ofYear,
  DeskRecord: ofRecord,
  DeskHistory: { ...ofRecord, plain: { empty: 'registration.history' } },
  DeskLetter: { by: 'moderator', variables: seenDecision },
  DeskStatistics: { by: 'moderator', variables: { year, earlierYear: 2024 } },
  DeskWorkbook: { by: 'moderator', variables: input({ editionId }) },
  DeskRegistrations: ofYear,
  DeskVersion: ofYear,
  AttendanceSections: ofYear,
  AttendanceList: { by: 'moderator', variables: { year, offset: 0, first: 20 } },
  AudienceList: { by: 'moderator', variables: { year, offset: 0, first: 20 } },
  MailingLists: { by: 'moderator' },
  CreateMailingList: { by: 'moderator', variables: input({ kindKey: 'forum_active_users_25' }) },
  ExportAttendanceWorkbook: { by: 'moderator', variables: input({ kind: 'ATTENDANCE', sectionId: 'Section:26' }) },

  RequestVerificationLetter: { variables: input({ email: 'novaya@example.org' }), plain: notSupported },
  ConfirmEmailChange: { variables: input({ values: [{ name: 'user_id', value: '1' }] }), plain: notSupported },
  ChangePassword: {
    by: 'person',
    variables: input({ currentPassword: 'Wrong2025', newPassword: 'Novyj2025' }),
    plain: notSupported,
  },
  RequestEmailChange: {
    by: 'person',
    variables: input({ email: 'novyj@example.org', currentPassword: 'Wrong2025' }),
    plain: notSupported,
  },
  DeletePhoto: { by: 'person', plain: notSupported },
  SignUpConsents: {},
  ConsentDocuments: {},
  EndOtherSessions: { by: 'moderator', plain: notSupported },
  EndAllSessions: { by: 'moderator', plain: notSupported },
  Logout: { by: 'person' },
};
