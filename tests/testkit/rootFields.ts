import type { GraphQLObjectType } from 'graphql';
import { createSchema } from '../../gateway/apollo/schema.ts';
import type { MutationResolvers, QueryResolvers } from '../../gateway/graphql/generated/resolvers.ts';
import { type Caller, type GraphqlAnswer, mutationOf, type TestGateway } from './gateway.ts';
import { sampleFiles } from './samples.ts';
import { wholeSelection } from './wholeSelection.ts';

/** Arguments of a field, `$id` for a registration; or a file with the rest of its input. */
type Asked = string | { file: { name: string; bytes: Buffer }; kind?: string };

const ofRecord = 'input: { registrationId: "$id" }';
const ofEdition = 'input: { editionId: "Edition:2025" }';
const link = '{ values: [{ name: "user_id", value: "1" }] }';
const credentials = 'input: { email: "nobody@example.org", password: "Primer2025" }';
const decision = `input: { registrationId: "$id", confirmedFormat: SPEAKER, confirmedSectionId: "Section:26",
    seen: { isConfirmed: false } }`;
const talk = 'requestedFormat: SPEAKER, requestedSectionId: "Section:26", title: "Пример"';

const query: Record<keyof QueryResolvers, Asked> = {
  academicDegrees: '',
  clock: '',
  documentVerification: 'code: "ABCDEFGHJKMNPQRS"',
  edition: 'year: 2025',
  editions: '',
  extensions: '',
  node: 'id: "Edition:2025"',
  nodes: 'ids: ["Edition:2025"]',
  organizations: '',
  people: '',
  positions: '',
  previewDecision: decision,
  registration: 'id: "$id"',
  schoolStatuses: '',
  viewer: '',
};

const mutation: Record<keyof MutationResolvers, Asked> = {
  confirmFormat: decision,
  createMailingList: 'input: { kindKey: "forum_active_users_25" }',
  createCertificateDownload: ofRecord,
  createPersonalDataDownload: '',
  createInvitationDownload: ofRecord,
  createAttendanceWorkbookDownload: 'input: { kind: AUDIENCE }',
  createParticipantsWorkbookDownload: ofEdition,
  confirmParticipation: ofRecord,
  setTour: 'input: { registrationId: "$id", decision: ATTENDING }',
  deleteRegistrationFile: 'input: { registrationId: "$id", kind: THESIS_PDF }',
  uploadRegistrationFile: { file: { name: 'заключение.pdf', bytes: sampleFiles.pdf }, kind: 'EXPERT_CONCLUSION' },
  cancelRegistration: ofRecord,
  registerForForum: 'input: { requestedFormat: LISTENER }',
  addTalk: `input: { ${talk} }`,
  registerForSchool: 'input: {}',
  updateProfile: 'input: { firstName: "Пример", lastName: "Шаблонов" }',
  uploadPhoto: { file: { name: 'фото.png', bytes: sampleFiles.png } },
  createToken: credentials,
  login: credentials,
  signUp: `input: { email: "no", password: "x", passwordConfirmation: "y", firstName: "", lastName: "", phone: "",
    birthDate: "2000-01-01", organizationId: "Organization:1", positionId: "Position:1", citizenship: "РФ",
    academicDegreeId: "AcademicDegree:1", hasConsented: false, consentVersion: "1", gender: MALE }`,
  requestPasswordReset: 'input: { email: "no" }',
  resetPassword: `input: { link: ${link}, password: "Primer2025" }`,
  verifyEmail: `input: ${link}`,
  requestVerificationLetter: 'input: { email: "no" }',
  confirmEmailChange: `input: ${link}`,
  changePassword: 'input: { currentPassword: "Wrong2025", newPassword: "Novyj2025" }',
  requestEmailChange: 'input: { email: "novyj@example.org", currentPassword: "Wrong2025" }',
  deletePhoto: '',
  endOtherSessions: '',
  logout: '',
  endAllSessions: '',
};

/** Edges of an edition that not everyone may read, or whose content depends on the role. */
const edition: Record<string, Asked> = {
  attendance: 'first: 20',
  audience: 'first: 20',
  mailingLists: '',
  participants: 'search: "Примеров", first: 10',
  registrations: '',
  registrationsByDay: '',
  sections: '',
};

/** Every field that a caller can begin with: root fields, and edges of an edition with separate rights. */
export const rootFields = { query, mutation, edition };
export type Kind = keyof typeof rootFields;

const schema = createSchema('http://localhost');
export const typeNames = { query: 'Query', mutation: 'Mutation', edition: 'Edition' };
export const fieldsOf = (kind: Kind) => (schema.getType(typeNames[kind]) as GraphQLObjectType).getFields();

/** How the data lead to a field. */
const ways: Record<Kind, string[]> = { query: [], mutation: [], edition: ['edition'] };
export const wayTo = (kind: Kind, name: string) => [...ways[kind], name];

/** Asks for one of these fields, with every field below it to a depth. */
export async function askRootField(
  gateway: TestGateway,
  kind: Kind,
  name: string,
  { id, depth = 3, caller = {} }: { id: string; depth?: number; caller?: Caller },
): Promise<GraphqlAnswer> {
  const asked = (rootFields[kind] as Record<string, Asked>)[name] ?? '';
  const field = fieldsOf(kind)[name];
  if (field === undefined) throw new Error(`the schema has no ${name}`);
  const selection = wholeSelection(field.type, depth);
  if (typeof asked === 'object') {
    const input = asked.kind === undefined ? {} : { registrationId: id, kind: asked.kind };
    return gateway.upload(mutationOf(name, selection.slice(1, -1)), input, asked.file, caller);
  }
  const text = `${name}${asked && `(${asked.replaceAll('$id', id)})`} ${selection}`;
  const within = { query: '', mutation: '', edition: 'edition(year: 2025)' }[kind];
  const braces = ways[kind].map(() => ' }').join('');
  const inner = within === '' ? text : `${within} { ${text}${braces}`;
  return gateway.graphql(`${kind === 'mutation' ? 'mutation' : 'query'} { ${inner} }`, {}, caller);
}
