import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import type { MutationResolvers, QueryResolvers } from '../../../gateway/graphql/generated/resolvers.ts';
import { type Caller, type GraphqlAnswer, mutationOf } from '../../testkit/gateway.ts';
import { readPermissions } from '../../testkit/permissions.ts';
import { samplePortal } from '../../testkit/portal.ts';
import { sampleFiles, talk } from '../../testkit/samples.ts';
import { wholeSelection } from '../../testkit/wholeSelection.ts';

/**
 * Every operation of the schema in every role, with every field below it. A new root field
 * fails until it has a row here.
 */
const roles = ['visitor', 'other', 'moderator', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

/** The result: an answer, a rejection as a value, or the code of a fault. */
type Outcome = 'ok' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** Arguments with the owner's record for $id, the outcome for each role, and the depth of the selection. */
interface Row {
  /** Such rows run last, each with separate sessions. */
  endsSession?: true;
  args?: string;
  outcome: Record<Role, Outcome>;
  depth?: number;
  /** A file is sent as `input.file`; this is the rest of the input. */
  upload?: { type: string; input: object };
}

const all = (outcome: Outcome): Row['outcome'] => ({
  visitor: outcome,
  other: outcome,
  moderator: outcome,
  admin: outcome,
  owner: outcome,
});
const everybody = all('ok');
const signedIn: Row['outcome'] = { ...everybody, visitor: 'UNAUTHENTICATED' };
const moderators: Row['outcome'] = {
  visitor: 'UNAUTHENTICATED',
  other: 'FORBIDDEN',
  moderator: 'ok',
  admin: 'ok',
  owner: 'FORBIDDEN',
};
/** The owner's record does not exist for others; mutations answer with a user error. */
const ownersOnly = (others: Outcome, owner: Outcome = 'ok'): Row['outcome'] => ({
  visitor: 'UNAUTHENTICATED',
  other: others,
  moderator: others,
  admin: others,
  owner,
});

const change = 'change: { confirmedFormat: SPEAKER }';
const link = '{ values: [{ name: "user_id", value: "1" }] }';
const credentials = 'input: { email: "nobody@example.org", password: "Primer2025" }';

const queries: Record<keyof QueryResolvers, Row> = {
  academicDegrees: { outcome: everybody },
  clock: { outcome: everybody },
  documentVerification: { args: 'code: "ABCDEFGHJKMNPQRS"', outcome: everybody },
  edition: { args: 'year: 2025', outcome: everybody, depth: 2 },
  editions: { outcome: everybody, depth: 2 },
  extensions: { outcome: everybody },
  node: { args: 'id: "Edition:2025"', outcome: everybody },
  nodes: { args: 'ids: ["Edition:2025"]', outcome: everybody },
  organizations: { outcome: everybody },
  people: { outcome: moderators },
  planBoardNumbers: {
    args: 'input: { editionId: "Edition:2025", confirmedSectionIds: ["Section:26"] }',
    outcome: moderators,
  },
  planBulkChange: { args: `input: { editionId: "Edition:2025", ids: ["$id"], ${change} }`, outcome: moderators },
  planBulkUndo: {
    args: 'input: { editionId: "Edition:2025", runKey: "no-such-run" }',
    outcome: { ...moderators, moderator: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  positions: { outcome: everybody },
  previewDecision: {
    args: 'input: { registrationId: "$id", confirmedFormat: SPEAKER, confirmedSectionId: "Section:26" }',
    outcome: moderators,
  },
  previewWithdrawal: { args: 'registrationId: "$id"', outcome: moderators },
  registration: {
    args: 'id: "$id"',
    outcome: { visitor: 'UNAUTHENTICATED', other: 'NOT_FOUND', moderator: 'ok', admin: 'ok', owner: 'ok' },
  },
  schoolStatuses: { outcome: everybody },
  viewer: { outcome: everybody, depth: 3 },
};

/** Edges of an edition that not everyone may read; the outcome is that of the edge. */
const editionEdges: Record<string, Row> = {
  attendance: { args: 'first: 20', outcome: moderators },
  audience: { args: 'first: 20', outcome: moderators },
  bulkRuns: { outcome: moderators },
  bulkRunRecords: { args: 'runKey: "run-of-the-test", first: 5', outcome: moderators, depth: 2 },
  givenUpLetters: { outcome: moderators, depth: 2 },
  exports: { args: 'first: 20', outcome: moderators },
  mailingLists: { outcome: moderators },
  participantIds: { outcome: moderators },
  participantPosition: { args: 'registrationId: "$id"', outcome: moderators },
  participants: { args: 'filter: { search: "Примеров" }, first: 10', outcome: everybody, depth: 4 },
  participantsRevision: { outcome: everybody },
  registrationChanges: { outcome: moderators },
  registrationsByDay: { outcome: moderators },
  sections: { outcome: signedIn },
};

/** Edges of what the page draws of an edition. */
const pageEdges: Record<string, Row> = { participantViews: { outcome: moderators } };

/** Edges for everyone whose content depends on the role. */
const openEdges = ['participants', 'participantsRevision'];

const mutations: Record<keyof MutationResolvers, Row> = {
  confirmFormat: {
    args: 'input: { registrationId: "$id", confirmedFormat: SPEAKER, confirmedSectionId: "Section:26" }',
    outcome: moderators,
  },
  applyBulkChange: { args: `input: { items: [{ registrationId: "$id" }], ${change} }`, outcome: moderators },
  saveParticipantView: {
    args: 'input: { editionId: "Edition:2025", name: "Вид", query: "?format=poster" }',
    outcome: moderators,
  },
  deleteParticipantView: {
    args: 'input: { viewKey: "2147483647" }',
    outcome: { ...moderators, moderator: 'refused', admin: 'refused' },
  },
  numberBoards: { args: 'input: { items: [{ registrationId: "$id", board: 1 }] }', outcome: moderators },
  undoBulkRun: { args: 'input: { runKey: "no-such-run", items: [{ registrationId: "$id" }] }', outcome: moderators },
  createMailingList: { args: 'input: { kindKey: "forum_active_users_25" }', outcome: moderators },
  createParticipantMailingList: { args: 'input: { editionId: "Edition:2025", ids: ["$id"] }', outcome: moderators },
  createCertificateDownload: { args: 'input: { registrationId: "$id" }', outcome: ownersOnly('NOT_FOUND', 'refused') },
  createPersonalDataDownload: { outcome: signedIn },
  createInvitationDownload: { args: 'input: { registrationId: "$id" }', outcome: ownersOnly('NOT_FOUND', 'refused') },
  createThesesDownload: { args: 'input: { editionId: "Edition:2025" }', outcome: moderators },
  createBadgesDownload: { args: 'input: { editionId: "Edition:2025", ids: ["$id"] }', outcome: moderators },
  createAttendanceWorkbookDownload: { args: 'input: { kind: AUDIENCE }', outcome: moderators },
  createParticipantsDownload: {
    args: 'input: { editionId: "Edition:2025", columns: [NAME], format: CSV }',
    outcome: moderators,
  },
  createParticipantsWorkbookDownload: { args: 'input: { editionId: "Edition:2025" }', outcome: moderators },
  confirmParticipation: { args: 'input: { registrationId: "$id" }', outcome: ownersOnly('NOT_FOUND') },
  setTour: { args: 'input: { registrationId: "$id", decision: ATTENDING }', outcome: ownersOnly('NOT_FOUND') },
  deleteRegistrationFile: {
    args: 'input: { registrationId: "$id", kind: THESIS_PDF }',
    outcome: ownersOnly('NOT_FOUND'),
  },
  uploadRegistrationFile: {
    upload: { type: 'UploadRegistrationFileInput', input: { kind: 'EXPERT_CONCLUSION' } },
    outcome: ownersOnly('NOT_FOUND'),
  },
  withdrawDecision: { args: 'input: { registrationId: "$id" }', outcome: moderators },
  cancelRegistration: { args: 'input: { registrationId: "$id" }', outcome: ownersOnly('NOT_FOUND') },
  registerForForum: { args: 'input: { requestedFormat: LISTENER }', outcome: signedIn },
  addTalk: {
    args: 'input: { requestedFormat: SPEAKER, requestedSectionId: "Section:26", title: "Пример" }',
    outcome: signedIn,
  },
  registerForSchool: { args: 'input: {}', outcome: signedIn },
  updateProfile: { args: 'input: { firstName: "Пример", lastName: "Шаблонов" }', outcome: signedIn },
  uploadPhoto: { upload: { type: 'UploadPhotoInput', input: {} }, outcome: signedIn },
  createToken: { args: credentials, outcome: all('refused') },
  login: { args: credentials, outcome: all('refused') },
  signUp: {
    args: `input: { email: "no", password: "x", passwordConfirmation: "y", firstName: "", lastName: "", phone: "", birthDate: "2000-01-01",
      organizationId: "Organization:1", positionId: "Position:1", academicDegreeId: "AcademicDegree:1", citizenship: "РФ", hasConsented: false, consentVersion: "1", gender: MALE }`,
    outcome: all('refused'),
  },
  requestPasswordReset: { args: 'input: { email: "no" }', outcome: all('refused') },
  resetPassword: { args: `input: { link: ${link}, password: "Primer2025" }`, outcome: all('refused') },
  verifyEmail: { args: `input: ${link}`, outcome: all('refused') },
  requestVerificationLetter: { args: 'input: { email: "no" }', outcome: all('refused') },
  confirmEmailChange: { args: `input: ${link}`, outcome: all('refused') },
  changePassword: {
    args: 'input: { currentPassword: "", newPassword: "" }',
    outcome: { ...all('refused'), visitor: 'UNAUTHENTICATED' },
  },
  requestEmailChange: {
    args: 'input: { email: "no", currentPassword: "" }',
    outcome: { ...all('refused'), visitor: 'UNAUTHENTICATED' },
  },
  deletePhoto: { outcome: signedIn },
  endOtherSessions: { endsSession: true, outcome: signedIn },
  logout: { endsSession: true, outcome: everybody },
  endAllSessions: { endsSession: true, outcome: signedIn },
};

const { provider, gateway, moderator, admin, person: owner, signIn } = await samplePortal();
const logins = { other: 'sister', moderator: 'moderator', admin: 'admin', owner: 'participant' };
const callers: Record<Role, Caller> = { visitor: {}, other: await signIn('sister'), moderator, admin, owner };
const profile = 'firstName: "Пример", lastName: "Примеров", phone: "+79990001122", birthDate: "1971-03-04"';
await gateway.graphql(`mutation { updateProfile(input: { ${profile} }) { userErrors { code } } }`, {}, owner);
/** The owner's record. */
const id = `Registration:${await provider.register(owner.token, talk({ comment: 'Тайный доклад' }))}`;
const uploaded = await gateway.upload(
  mutationOf('uploadRegistrationFile', 'registration { thesisPdf { url } } userErrors { message }'),
  { registrationId: id, kind: 'THESIS_PDF' },
  { name: 'тайна.pdf', bytes: sampleFiles.pdf },
  owner,
);
const { uploadRegistrationFile } = uploaded.data as {
  uploadRegistrationFile: { registration: { thesisPdf: { url: string } } };
};
const fileUrl = uploadRegistrationFile.registration.thesisPdf.url;
const record = await gateway.graphql(`{ registration(id: "${id}") { phone email birthDate } }`, {}, moderator);
const { phone, email, birthDate } = (record.data as { registration: Record<string, string> }).registration;
/** Values that only the owner and moderators may see. */
const secrets = [phone, email, birthDate, 'Тайный доклад', new URL(fileUrl).pathname].map(String);

const schema = createSchema('http://localhost');
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const types = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  edition: typeOf('Edition'),
  page: typeOf('EditionPage'),
};
type Kind = keyof typeof types;
/** How a query reaches the fields of these types. */
const ways: Partial<Record<Kind, readonly string[]>> = { edition: ['edition'], page: ['edition', 'page'] };

async function ask(kind: Kind, name: string, row: Row, caller: Caller): Promise<GraphqlAnswer> {
  const field = types[kind]?.getFields()[name];
  if (field === undefined) throw new Error(`the schema has no ${name}`);
  const selection = wholeSelection(field.type, row.depth ?? 3);
  if (row.upload === undefined) {
    const args = row.args === undefined ? '' : `(${row.args.replaceAll('$id', id)})`;
    const text = `${name}${args} ${selection}`;
    const edges: Partial<Record<Kind, string>> = { edition: text, page: `page { ${text} }` };
    const query = kind in edges ? `{ edition(year: 2025) { ${edges[kind]} } }` : `${kind} { ${text} }`;
    return gateway.graphql(query, {}, caller);
  }
  const photo = { name: 'фото.png', bytes: sampleFiles.png };
  const file = row.upload.type === 'UploadPhotoInput' ? photo : { name: 'заключение.pdf', bytes: sampleFiles.pdf };
  const input = { ...(row.upload.type === 'UploadPhotoInput' ? {} : { registrationId: id }), ...row.upload.input };
  const text = `mutation ($input: ${row.upload.type}!) { ${name}(input: $input) ${selection} }`;
  return gateway.upload(text, input, file, caller);
}

/** The outcome of the field itself, without errors below it. */
function outcomeOf({ data, errors }: GraphqlAnswer, kind: Kind, name: string): unknown {
  const way = ways[kind] ?? [];
  type Parent = Record<string, unknown> | null | undefined;
  const value = way.reduce<Parent>((parent, field) => parent?.[field] as Parent, data)?.[name];
  if (value === null || value === undefined) {
    const fault = errors.find(({ path }) => path === undefined || path.length === way.length + 1) ?? errors[0];
    return fault?.extensions.code ?? (errors.length === 0 ? 'ok' : 'unknown');
  }
  const { userErrors = [] } = value as { userErrors?: { code: string; field: string[] | null }[] };
  if (userErrors.some(({ code, field }) => code === 'NOT_FOUND' && field?.join() === 'registrationId'))
    return 'NOT_FOUND';
  return userErrors.length > 0 ? 'refused' : 'ok';
}

it('the secrets are those of the record', () => {
  expect(secrets).toEqual([
    '+79990001122',
    'participant@example.org',
    '1971-03-04',
    'Тайный доклад',
    expect.any(String),
  ]);
});

describe('every operation of the schema has its row', () => {
  it('R5 queries, edges of an edition and mutations', () => {
    expect(Object.keys(queries).sort()).toEqual(Object.keys(types.query?.getFields() ?? {}).sort());
    const permissions = readPermissions();
    const ruled = Object.keys(permissions.Edition ?? {});
    expect(Object.keys(pageEdges)).toEqual(Object.keys(permissions.EditionPage ?? {}));
    expect(Object.keys(editionEdges).sort()).toEqual([...new Set([...ruled, ...openEdges])].sort());
    expect(Object.keys(mutations).sort()).toEqual(Object.keys(types.mutation?.getFields() ?? {}).sort());
  });
});

describe('addresses that lead to others’ data', () => {
  const status = async (path: string, role: Role) => {
    const { token } = callers[role];
    const answer = await fetch(`${gateway.url}${path}`, { headers: token ? { authorization: `Token ${token}` } : {} });
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = async (path: string) =>
    Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await status(path, role)])));

  it('FIL-06 a file of a registration', async () => {
    expect(await statuses(new URL(fileUrl).pathname)).toEqual({
      visitor: 401,
      other: 403,
      moderator: 200,
      admin: 200,
      owner: 200,
    });
  });

  it.each(['xlsx', 'csv', 'json', 'jsonl'])('R19 an export as .%s', async (form) => {
    const refused = { visitor: 401, other: 403, moderator: 200, admin: 200, owner: 403 };
    expect(await statuses(`/export/participants.${form}?year=2025&columns=NAME`)).toEqual(refused);
  });
});

const rows = [
  ...Object.entries(queries).map(([name, row]) => ['query', name, row] as const),
  ...Object.entries(editionEdges).map(([name, row]) => ['edition', name, row] as const),
  ...Object.entries(pageEdges).map(([name, row]) => ['page', name, row] as const),
  ...Object.entries(mutations).map(([name, row]) => ['mutation', name, row] as const),
];

describe('what each role gets', () => {
  it.each(rows)('LST-08 R5 %s %s', async (kind, name, row) => {
    const outcomes: Partial<Record<Role, unknown>> = {};
    for (const role of roles) {
      const own = row.endsSession && role !== 'visitor' ? await signIn(logins[role]) : callers[role];
      const answer = await ask(kind, name, row, own);
      outcomes[role] = outcomeOf(answer, kind, name);
      if (role !== 'visitor' && role !== 'other') continue;
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
    }
    expect(outcomes).toEqual(row.outcome);
  });
});
