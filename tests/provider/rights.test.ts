import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { operationIds } from '../testkit/contract.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { formOf, registration, sampleFiles, talk } from '../testkit/samples.ts';

/**
 * Every call of the contract in every role, directly at the service, which must not rely on checks of the gateway. A new call
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
  listAcademicDegrees: get(callPaths.listAcademicDegrees, all(200)),
  listPositions: get(callPaths.listPositions, all(200)),
  listSchoolStatuses: get(callPaths.listSchoolStatuses, all(200)),
  listOrganizations: get(callPaths.listOrganizations, all(200)),
  listExtensions: get(callPaths.listExtensions, all(200)),
  listMeetings: get(callPaths.listMeetings, all(200)),
  listSections: get(`${callPaths.listSections}?id=3`, signedIn(200)),
  listParticipants: get(`${callPaths.listParticipants}?meeting_id=3`, all(200)),
  listPosters: get(`${callPaths.listPosters}?meeting_id=3&type=poster_1`, all(200)),
  getAccount: get(`${callPaths.getAccount}?id=$account`, ownerAndModerators),
  listRegistrations: get(`${callPaths.listRegistrations}?meeting_id=3`, signedIn(200)),
  getParticipation: get(`${callPaths.getParticipation}?id=$id`, ownersRecord),
  getParticipationHistory: get(`${callPaths.getParticipationHistory}?id=$id`, ownersRecord),
  listCancelled: get(`${callPaths.listCancelled}?meeting_id=3`, moderators),
  listParticipations: post(callPaths.listParticipations, { meeting_id: 3, is_moderator: true }, moderators),
  listIndividuals: get(`${callPaths.listIndividuals}?last_name=%D0%9F`, moderators),
  listEmails: post(callPaths.listEmails, { type: 'forum_active_users_25' }, moderators),
  exportParticipations: get(`${callPaths.exportParticipations}?meeting_id=3`, moderators),
  listAttendance: post(callPaths.listAttendance, { type: 'attendance' }, moderators),
  exportAttendance: get(`${callPaths.exportAttendance}?type=audience`, moderators),
  changeParticipation: post(
    callPaths.changeParticipation,
    { id: '$id', new_user_type: 2, new_section: 26, new_org_comment: '' },
    moderators,
  ),
  previewLetters: post(
    callPaths.previewLetters,
    { changes: [{ id: '$id', new_user_type: 3, new_section: 26, new_org_comment: '' }] },
    moderators,
  ),
  getMedia: get('$media', ownerAndModerators),
  getInvitation: get(`${callPaths.getInvitation}?id=$id`, owners(404)),
  getCertificate: get(`${callPaths.getCertificate}?id=$id`, owners(404)),
  getPersonalArchive: get(callPaths.getPersonalArchive, signedIn(200)),
  verifyDocument: get(`${callPaths.verifyDocument}?code=ABCDEFGHJKMNPQRS`, all(404)),
  addRegistrationFile: post(callPaths.addRegistrationFile, { id: '$id', file_id: '$file', file_type: 5 }, owners(404)),
  replaceRegistrationFile: post(
    callPaths.replaceRegistrationFile,
    { id: '$id', file_id: '$file', file_type: 5, replaces: 1 },
    owners(404),
  ),
  changeRegistration: post(
    callPaths.changeRegistration,
    { id: '$id', action: 'change_tour', need_tour: 1 },
    owners(404),
  ),
  deleteFile: {
    method: 'DELETE',
    path: `${callPaths.deleteFile}?id=$spare`,
    status: { ...owners(404), owner: 204 },
  },
  makeRegistration: post(callPaths.makeRegistration, talk({ type: 1, comment: '', section_choice: null }), {
    ...signedIn(200),
  }),
  uploadFile: {
    method: 'POST',
    path: callPaths.uploadFile,
    form: upload({ type: '3' }, 'file', sampleFiles.pdf, 'a.pdf'),
    status: signedIn(201),
  },
  uploadPhoto: {
    method: 'POST',
    path: callPaths.uploadPhoto,
    form: upload({ id: '$individual', name: 'a.png' }, 'img', sampleFiles.png, 'a.png'),
    status: owners(403),
  },
  changeIndividual: {
    method: 'PATCH',
    path: callPaths.changeIndividual,
    body: { id: '$individual', first_name: 'Пример', last_name: 'Примеров' },
    status: owners(403),
  },
  createIndividual: post(
    callPaths.createIndividual,
    { id: '$individual', first_name: 'Пример', last_name: 'Примеров' },
    owners(403),
  ),
  login: post(callPaths.login, { login: 'nobody@example.org', password: 'x' }, all(400)),
  register: post(callPaths.register, { ...registration('x@example.org'), email: 'no' }, all(400)),
  sendResetPasswordLink: post(callPaths.sendResetPasswordLink, { email: 'no', login: 'no' }, all(400)),
  resetPassword: post(callPaths.resetPassword, { ...wrongLink, password: 'Primer2025' }, all(400)),
  // Without its body, so that the sessions of this test go on.
  endSessions: post(callPaths.endSessions, { all: 'wrong' }, signedIn(400)),
  verifyRegistration: post(callPaths.verifyRegistration, wrongLink, all(400)),
  // With a wrong password, so that the account stays unchanged.
  changePassword: post(callPaths.changePassword, { old_password: 'x', password: 'Primer2025' }, signedIn(400)),
  requestEmailChange: post(callPaths.requestEmailChange, { email: 'x@example.org', password: 'x' }, signedIn(400)),
  verifyEmailChange: post(callPaths.verifyEmailChange, { ...wrongLink, email: 'x@example.org' }, all(400)),
  resendVerification: post(callPaths.resendVerification, { email: 'no' }, all(400)),
  deletePhoto: { method: 'DELETE', path: callPaths.deletePhoto, status: signedIn(200) },
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
const { id: account } = await readOwn<{ id: number }>(callPaths.getAccount);
const { profiles } = await readOwn<{ profiles: { individual: { id: number } }[] }>(
  `${callPaths.getAccount}?id=${account}`,
);
const id = await provider.register(owner);
const send = async (type: number) => (await provider.upload(owner, type, { name: 'тайна.pdf' })).body.data.id;
const attached = await provider.attach(owner, id, 3, await send(3));
const values: Record<string, string> = {
  account: String(account),
  individual: String(profiles[0]?.individual.id),
  id: String(id),
  media: new URL(String(attached.body.data.file_pdf)).pathname,
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
