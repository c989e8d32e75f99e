import { describe, expect, it } from 'vitest';
import { operationIds } from '../testkit/contract.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { formOf, registration, sampleFiles, talk } from '../testkit/samples.ts';

/**
 * Every call of the contract in every role, directly at the service, which relies on no check of the gateway. A new call
 * fails until it has a row here.
 */
const roles = ['visitor', 'other', 'moderator', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

interface Row {
  method: string;
  /** `$id` is the owner's record, `$account` the owner's account, `$file` and `$spare` files that the owner uploaded, `$media` its path. */
  path: string;
  body?: object;
  form?: () => FormData;
  status: Record<Role, number>;
}

const all = (status: number): Row['status'] => ({
  visitor: status,
  other: status,
  moderator: status,
  admin: status,
  owner: status,
});
const signedIn = (status: number) => ({ ...all(status), visitor: 401 });
const moderators = { visitor: 401, other: 403, moderator: 200, admin: 200, owner: 403 };
const ownerAndModerators = { visitor: 401, other: 403, moderator: 200, admin: 200, owner: 200 };
const ownersRecord = { ...ownerAndModerators, other: 404 };
const owners = (others: number) => ({ visitor: 401, other: others, moderator: others, admin: others, owner: 200 });

const upload = (fields: Record<string, string>, part: string, bytes: Buffer, name: string) => () =>
  formOf(part, bytes, name, fields);
const get = (path: string, status: Row['status']): Row => ({ method: 'GET', path, status });
const post = (path: string, body: object, status: Row['status']): Row => ({ method: 'POST', path, body, status });
const wrongLink = { user_id: '1', timestamp: '1', signature: 'x' };

const rows: Record<string, Row> = {
  listAcademicDegrees: get('/api/references/academic-degree/list/', all(200)),
  listPositions: get('/api/references/org-position/list/', all(200)),
  listSchoolStatuses: get('/api/references/school-status/list/', all(200)),
  listOrganizations: get('/api/references/organization/list/', all(200)),
  listExtensions: get('/api/portal/extensions/', all(200)),
  listMeetings: get('/api/portal/meetings/', all(200)),
  listSections: get('/api/users/user_meeting/sections/?id=3', signedIn(200)),
  listParticipants: get('/api/users/user_meeting/list/?meeting_id=3', all(200)),
  getListRevision: get('/api/users/user_meeting/revision/?meeting_id=3', all(200)),
  listPosters: get('/api/users/user_meeting/poster_list/?meeting_id=3&type=poster_1', all(200)),
  getAccount: get('/accounts/profile/?id=$account', ownerAndModerators),
  listRegistrations: get('/api/users/user_meeting_reg/list/?meeting_id=3', signedIn(200)),
  getParticipation: get('/api/users/user_meeting/get/?id=$id', ownersRecord),
  getParticipationHistory: get('/api/users/user_meeting/history/?id=$id', ownersRecord),
  listLetters: get('/api/users/user_meeting/letter_log/?id=$id', moderators),
  listGivenUpLetters: get('/api/users/user_meeting/letter_log/given_up/?meeting_id=3', moderators),
  listCancelled: get('/api/users/user_meeting/cancelled/?meeting_id=3', moderators),
  listParticipations: post('/api/users/user_meeting/list/', { meeting_id: 3, is_moderator: true }, moderators),
  listParticipationChanges: get('/api/users/user_meeting/changes/?meeting_id=3&since=x', moderators),
  listIndividuals: get('/api/users/individual/list/?last_name=%D0%9F', moderators),
  listEmails: post('/api/users/profile/emails_list/', { type: 'forum_active_users_25' }, moderators),
  exportParticipations: get('/api/users/export/excel/?meeting_id=3', moderators),
  listViews: get('/api/users/user_meeting/views/?meeting_id=3', moderators),
  saveView: post('/api/users/user_meeting/views/', { meeting_id: 3, name: 'Вид', query: '?format=poster' }, moderators),
  deleteView: {
    method: 'DELETE',
    path: '/api/users/user_meeting/views/?id=2147483647',
    status: { ...moderators, moderator: 404, admin: 404 },
  },
  listExports: get('/api/users/export/history/?meeting_id=3', moderators),
  noteExport: post(
    '/api/users/export/history/',
    { meeting_id: 3, action: 'exported', view: 'пример', rows: 1 },
    moderators,
  ),
  exportBadges: post('/api/users/export/badges/', { meeting_id: 3, ids: ['$id'] }, moderators),
  exportAbstracts: post('/api/users/export/abstracts/', { meeting_id: 3, section_id: null }, moderators),
  listAttendance: post('/api/users/attendance/list/', { type: 'attendance' }, moderators),
  exportAttendance: get('/api/users/attendance/list/?type=audience', moderators),
  changeParticipation: post(
    '/api/users/user_meeting/change/',
    { id: '$id', new_user_type: 2, new_section: 26, new_org_comment: '', batch: 'rights-test' },
    moderators,
  ),
  previewLetters: post(
    '/api/users/user_meeting/letters/',
    { changes: [{ id: '$id', new_user_type: 3, new_section: 26, new_org_comment: '' }] },
    moderators,
  ),
  listBatches: get('/api/users/user_meeting/batches/?meeting_id=3', moderators),
  getBatch: get('/api/users/user_meeting/batch/?id=rights-test', moderators),
  getMedia: get('$media', ownerAndModerators),
  getInvitation: get('/api/users/registration/invite/?id=$id', owners(404)),
  getCertificate: get('/api/users/registration/sert/?id=$id', owners(404)),
  getPersonalArchive: get('/api/users/individual/archive/', signedIn(200)),
  verifyDocument: get('/api/documents/verify/?code=ABCDEFGHJKMNPQRS', all(404)),
  addRegistrationFile: post(
    '/api/users/registration/add_file/',
    { id: '$id', file_id: '$file', file_type: 5 },
    owners(404),
  ),
  replaceRegistrationFile: post(
    '/api/users/registration/replace_file/',
    { id: '$id', file_id: '$file', file_type: 5, replaces: 1 },
    owners(404),
  ),
  changeRegistration: post(
    '/api/users/registration/change/',
    { id: '$id', action: 'change_tour', need_tour: 1 },
    owners(404),
  ),
  deleteFile: {
    method: 'DELETE',
    path: '/api/references/file/detail/?id=$spare',
    status: { ...owners(404), owner: 204 },
  },
  withdrawDecision: post('/api/users/user_meeting/withdraw/', { id: '$id' }, moderators),
  undoChange: post('/api/users/user_meeting/undo/', { id: '$id', undoes: 'rights-test' }, moderators),
  makeRegistration: post('/api/users/registration/make/', talk({ type: 1, comment: '', section_choice: null }), {
    ...signedIn(200),
  }),
  uploadFile: {
    method: 'POST',
    path: '/api/references/file/detail/',
    form: upload({ type: '3' }, 'file', sampleFiles.pdf, 'a.pdf'),
    status: signedIn(201),
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/users/individual/photo/',
    form: upload({ id: '$individual', name: 'a.png' }, 'img', sampleFiles.png, 'a.png'),
    status: owners(403),
  },
  changeIndividual: {
    method: 'PATCH',
    path: '/api/users/individual/detail/',
    body: { id: '$individual', first_name: 'Пример', last_name: 'Примеров' },
    status: owners(403),
  },
  createIndividual: post(
    '/api/users/individual/detail/',
    { id: '$individual', first_name: 'Пример', last_name: 'Примеров' },
    owners(403),
  ),
  login: post('/accounts/login/', { login: 'nobody@example.org', password: 'x' }, all(400)),
  register: post('/accounts/register/', { ...registration('x@example.org'), email: 'no' }, all(400)),
  sendResetPasswordLink: post('/accounts/send-reset-password-link/', { email: 'no', login: 'no' }, all(400)),
  resetPassword: post('/accounts/reset-password/', { ...wrongLink, password: 'Primer2025' }, all(400)),
  // Without its body, so that the sessions of this test go on.
  endSessions: post('/accounts/logout/', { all: 'wrong' }, signedIn(400)),
  verifyRegistration: post('/accounts/verify-registration/', wrongLink, all(400)),
  // With a wrong password, so that the account stays as it is.
  changePassword: post('/accounts/change-password/', { old_password: 'x', password: 'Primer2025' }, signedIn(400)),
  requestEmailChange: post('/accounts/register-email/', { email: 'x@example.org', password: 'x' }, signedIn(400)),
  verifyEmailChange: post('/accounts/verify-email/', { ...wrongLink, email: 'x@example.org' }, all(400)),
  resendVerification: post('/accounts/resend-verification/', { email: 'no' }, all(400)),
  deletePhoto: { method: 'DELETE', path: '/api/users/individual/photo/', status: signedIn(200) },
};

const provider = await sampleProvider();
const owner = await provider.login('participant@example.org');
const tokens: Partial<Record<Role, string>> = {
  other: await provider.login('sister@example.org'),
  moderator: await provider.login('moderator@example.org'),
  admin: await provider.login('admin@example.org'),
  owner,
};
const readOwn = async <T>(path: string) => (await provider.call<T>('GET', path, { token: owner })).body;
const { id: account } = await readOwn<{ id: number }>('/accounts/profile/');
const { profiles } = await readOwn<{ profiles: { individual: { id: number } }[] }>(`/accounts/profile/?id=${account}`);
const id = await provider.register(owner);
const send = async (type: number) => (await provider.upload(owner, type, { name: 'тайна.pdf' })).body.data.id;
const attached = await provider.call<{ data: { file_pdf: string } }>('POST', '/api/users/registration/add_file/', {
  token: owner,
  body: { id, file_id: await send(3), file_type: 3 },
});
const values: Record<string, string> = {
  account: String(account),
  individual: String(profiles[0]?.individual.id),
  id: String(id),
  media: new URL(attached.body.data.file_pdf).pathname,
  file: String(await send(5)),
  spare: String(await send(5)),
};

const fill = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '');
/** Ids are numbers in JSON. */
const fillBody = (body: object): unknown =>
  JSON.parse(JSON.stringify(body).replace(/"\$(\w+)"/g, (_, name: string) => values[name] ?? '0'));

async function statusOf({ method, path, body, form }: Row, role: Role): Promise<number> {
  const token = tokens[role];
  const parts = form?.();
  for (const [key, value] of parts?.entries() ?? []) {
    if (typeof value === 'string' && value.startsWith('$')) parts?.set(key, fill(value));
  }
  const answer = await provider.call(method, fill(path), {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body: fillBody(body) }),
    ...(parts !== undefined && { form: parts }),
    documented: false,
  });
  return answer.status;
}

describe('the service itself decides', () => {
  it('R5 every call of the contract has its row', () => {
    expect(Object.keys(rows).sort()).toEqual([...operationIds].sort());
  });

  it.each(Object.entries(rows))('LST-08 DSH-05 R5 %s', async (_, row) => {
    const statuses: Partial<Record<Role, number>> = {};
    for (const role of roles) statuses[role] = await statusOf(row, role);
    expect(statuses).toEqual(row.status);
  });
});
