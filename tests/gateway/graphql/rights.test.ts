import { describe, expect, it } from 'vitest';
import { type Caller, type GraphqlAnswer, mutationOf } from '../../testkit/gateway.ts';
import { readPermissions } from '../../testkit/permissions.ts';
import { samplePortal } from '../../testkit/portal.ts';
import { askRootField, fieldsOf, type Kind, rootFields, wayTo } from '../../testkit/rootFields.ts';
import { sampleFiles, talk } from '../../testkit/samples.ts';

/** Every operation of the schema in every role, with every field below it. A new root field fails until it has a row. */
const roles = ['visitor', 'other', 'moderator', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

/** The result: an answer, a rejection as a value, or the code of a fault. */
type Outcome = 'ok' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
type Outcomes = Record<Role, Outcome>;

const all = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  other: outcome,
  moderator: outcome,
  admin: outcome,
  owner: outcome,
});
/** Signed-in people get this outcome, visitors `UNAUTHENTICATED`. */
const signedIn = (outcome: Outcome = 'ok'): Outcomes => ({ ...all(outcome), visitor: 'UNAUTHENTICATED' });
const moderators = (outcome: Outcome = 'ok'): Outcomes => ({
  ...signedIn('FORBIDDEN'),
  moderator: outcome,
  admin: outcome,
});
/** The owner's record does not exist for others. */
const owner = (outcome: Outcome = 'ok'): Outcomes => ({ ...signedIn('NOT_FOUND'), owner: outcome });

/** The outcome of each field by role. */
const outcomes: Record<Kind, [Outcomes, ...string[]][]> = {
  query: [
    [all('ok'), 'academicDegrees', 'clock', 'documentVerification', 'edition', 'editions', 'extensions', 'node'],
    [all('ok'), 'nodes', 'organizations', 'positions', 'schoolStatuses', 'viewer'],
    [moderators(), 'people', 'previewDecision'],
    [{ ...signedIn(), other: 'NOT_FOUND' }, 'registration'],
  ],
  edition: [
    [all('ok'), 'participants'],
    [signedIn(), 'sections'],
    [moderators(), 'attendance', 'audience', 'mailingLists', 'registrations', 'registrationsByDay'],
  ],
  mutation: [
    // The moderator has decided by then: the administrator's decision is a conflict.
    [{ ...moderators(), admin: 'refused' }, 'confirmFormat'],
    [moderators(), 'createAttendanceWorkbookDownload', 'createMailingList', 'createParticipantsWorkbookDownload'],
    [owner('refused'), 'createCertificateDownload', 'createInvitationDownload'],
    [signedIn(), 'createPersonalDataDownload'],
    [owner(), 'confirmParticipation', 'setTour', 'deleteRegistrationFile', 'uploadRegistrationFile'],
    [owner(), 'cancelRegistration'],
    [signedIn(), 'registerForForum', 'addTalk', 'registerForSchool', 'updateProfile', 'uploadPhoto'],
    [all('refused'), 'createToken', 'login', 'signUp', 'requestPasswordReset', 'resetPassword', 'verifyEmail'],
    [all('refused'), 'requestVerificationLetter', 'confirmEmailChange'],
    [signedIn('refused'), 'changePassword', 'requestEmailChange'],
    [signedIn(), 'deletePhoto', 'endOtherSessions'],
    // These end the sessions that the others need.
    [all('ok'), 'logout'],
    [signedIn(), 'endAllSessions'],
  ],
};
const endsSession = ['endOtherSessions', 'logout', 'endAllSessions'];
/** How deep the selection is, where it is not three. */
const depths: Record<string, number> = {
  edition: 2,
  editions: 2,
  participants: 4,
  registrations: 2,
};

const { provider, gateway, moderator, admin, person, signIn } = await samplePortal();
const logins = { other: 'sister', moderator: 'moderator', admin: 'admin', owner: 'participant' };
const callers: Record<Role, Caller> = { visitor: {}, other: await signIn('sister'), moderator, admin, owner: person };
const profile = { firstName: 'Пример', lastName: 'Примеров', phone: '+79990001122', birthDate: '1971-03-04' };
await gateway.mutate('updateProfile', profile, 'userErrors { code }', person);
/** The owner's record. */
const id = `Registration:${await provider.register(person.token, talk({ comment: 'Тайный доклад' }))}`;
const uploaded = await gateway.upload(
  mutationOf('uploadRegistrationFile', 'registration { thesisPdf { url } } userErrors { message }'),
  { registrationId: id, kind: 'THESIS_PDF' },
  { name: 'тайна.pdf', bytes: sampleFiles.pdf },
  person,
);
const { uploadRegistrationFile } = uploaded.data as {
  uploadRegistrationFile: { registration: { thesisPdf: { url: string } } };
};
const filePath = new URL(uploadRegistrationFile.registration.thesisPdf.url).pathname;
/** Values that only the owner and moderators may see. */
const secrets = ['+79990001122', 'participant@example.org', '1971-03-04', 'Тайный доклад', filePath];

/** The outcome of the field itself, without errors below it. */
function outcomeOf({ data, errors }: GraphqlAnswer, kind: Kind, name: string): unknown {
  const way = wayTo(kind, name);
  type Parent = Record<string, unknown> | null | undefined;
  const value = way.reduce<Parent>((parent, field) => parent?.[field] as Parent, data);
  if (value === null || value === undefined) {
    const fault = errors.find(({ path }) => path === undefined || path.length === way.length) ?? errors[0];
    return fault?.extensions.code ?? (errors.length === 0 ? 'ok' : 'unknown');
  }
  const { userErrors = [] } = value as { userErrors?: { code: string; field: string[] | null }[] };
  if (userErrors.some(({ code, field }) => code === 'NOT_FOUND' && field?.join() === 'registrationId'))
    return 'NOT_FOUND';
  return userErrors.length > 0 ? 'refused' : 'ok';
}

it('the secrets are those of the record', async () => {
  const query = `{ registration(id: "${id}") { phone email birthDate title thesisPdf { url } } }`;
  const { text } = await gateway.graphql(query, {}, moderator);
  for (const secret of secrets) expect(text).toContain(secret);
});

describe('every operation of the schema has its row', () => {
  const rulesOf = (type: string) => Object.keys(readPermissions()[type] ?? {});

  it('R5 queries, edges of an edition and mutations', () => {
    const expected: Record<Kind, string[]> = {
      query: Object.keys(fieldsOf('query')),
      mutation: Object.keys(fieldsOf('mutation')),
      edition: [...rulesOf('Edition'), 'participants'],
    };
    for (const [kind, rows] of Object.entries(outcomes) as [Kind, (typeof outcomes)[Kind]][]) {
      expect(rows.flatMap(([, ...names]) => names).sort()).toEqual(expected[kind].sort());
      expect(Object.keys(rootFields[kind]).sort()).toEqual(expected[kind].sort());
    }
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
    expect(await statuses(filePath)).toEqual({ visitor: 401, other: 403, moderator: 200, admin: 200, owner: 200 });
  });
});

const rows = (Object.keys(outcomes) as Kind[]).flatMap((kind) =>
  outcomes[kind].flatMap(([expected, ...names]) => names.map((name) => [kind, name, expected] as const)),
);

describe('what each role gets', () => {
  it.each(rows)('LST-08 R5 %s %s', async (kind, name, expected) => {
    const found: Partial<Record<Role, unknown>> = {};
    for (const role of roles) {
      const isEnding = endsSession.includes(name) && role !== 'visitor';
      const caller = isEnding ? await signIn(logins[role]) : callers[role];
      const answer = await askRootField(gateway, kind, name, { id, caller, depth: depths[name] ?? 3 });
      found[role] = outcomeOf(answer, kind, name);
      if (role !== 'visitor' && role !== 'other') continue;
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
    }
    expect(found).toEqual(expected);
  });
});
