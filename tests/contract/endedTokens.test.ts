import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import { readPermissions } from '../testkit/permissions.ts';
import { scriptedPortal } from '../testkit/portal.ts';
import { sampleFiles } from '../testkit/samples.ts';

/** Some deployments answer an ended token with 403, as they answer a missing right. */
const token = { token: 't' };
const forbidden = { status: 403, body: { detail: 'Учетные данные не были предоставлены.' } };
const profileCall = `GET ${callPaths.getAccount}`;

const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Доклад' };
const own = 'registration { id } userErrors { code }';
const download = 'download { url } userErrors { code }';
const input = (name: string, type: string, value: object, selection: string) => ({
  query: `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
  variables: { input: value },
});
const ofOwn = (more: object = {}) => ({ registrationId: 'Registration:12', ...more });

/** An operation for every root field that needs a session. */
const operations: Record<string, { query: string; variables?: object; file?: string }> = {
  attendance: { query: '{ edition { attendance { totalCount } } }' },
  audience: { query: '{ edition { audience { totalCount } } }' },
  registrationChanges: { query: '{ edition { registrationChanges { revision } } }' },
  registrationsByDay: { query: '{ edition { registrationsByDay { count } } }' },
  exports: { query: '{ edition { exports { totalCount } } }' },
  givenUpLetters: { query: '{ edition { givenUpLetters { key } } }' },
  sections: { query: '{ edition { sections { id } } }' },
  participantPosition: {
    query: '{ edition(year: 2025) { participantPosition(registrationId: "Registration:12") { position } } }',
  },
  participantIds: { query: '{ edition(year: 2025) { participantIds } }' },
  participantViews: { query: '{ edition { page { participantViews { key } } } }' },
  saveParticipantView: input(
    'saveParticipantView',
    'SaveParticipantViewInput',
    { editionId: 'Edition:2025', name: 'Вид', query: '?format=poster' },
    'view { key }',
  ),
  deleteParticipantView: input('deleteParticipantView', 'DeleteParticipantViewInput', { viewKey: '7' }, 'deletedKey'),
  registration: { query: '{ registration(id: "Registration:12") { id } }' },
  people: { query: '{ people(lastName: "П") { totalCount } }' },
  bulkRuns: { query: '{ edition { bulkRuns { key } } }' },
  bulkRunRecords: { query: '{ edition { bulkRunRecords(runKey: "run-of-the-test") { fullName } } }' },
  previewDecision: {
    query: 'query ($input: ConfirmFormatInput!) { previewDecision(input: $input) { preview { hasLetter } } }',
    variables: { input: { registrationId: 'Registration:12', confirmedFormat: 'LISTENER' } },
  },
  previewWithdrawal: { query: '{ previewWithdrawal(registrationId: "Registration:12") { hasLetter } }' },
  withdrawDecision: input('withdrawDecision', 'WithdrawDecisionInput', ofOwn(), 'registration { id }'),
  planBulkUndo: {
    query: 'query ($input: PlanBulkUndoInput!) { planBulkUndo(input: $input) { plan { totalCount } } }',
    variables: { input: { editionId: 'Edition:2025', runKey: 'run-of-the-test' } },
  },
  planBoardNumbers: {
    query: 'query ($input: PlanBoardNumbersInput!) { planBoardNumbers(input: $input) { plan { totalCount } } }',
    variables: { input: { editionId: 'Edition:2025', confirmedSectionIds: ['Section:26'] } },
  },
  undoBulkRun: input(
    'undoBulkRun',
    'UndoBulkRunInput',
    { runKey: 'run-of-the-test', items: [{ registrationId: 'Registration:12' }] },
    'results { outcome message }',
  ),
  numberBoards: input(
    'numberBoards',
    'NumberBoardsInput',
    { items: [{ registrationId: 'Registration:12', board: 1 }] },
    'results { outcome message }',
  ),
  planBulkChange: {
    query: 'query ($input: PlanBulkChangeInput!) { planBulkChange(input: $input) { plan { totalCount } } }',
    variables: { input: { editionId: 'Edition:2025', change: { confirmedFormat: 'LISTENER' } } },
  },
  addTalk: input('addTalk', 'AddTalkInput', talk, own),
  applyBulkChange: input(
    'applyBulkChange',
    'ApplyBulkChangeInput',
    { items: [{ registrationId: 'Registration:12' }], change: { confirmedFormat: 'LISTENER' } },
    'results { outcome message }',
  ),
  cancelRegistration: input('cancelRegistration', 'CancelRegistrationInput', ofOwn(), 'cancelledId'),
  confirmFormat: input(
    'confirmFormat',
    'ConfirmFormatInput',
    { registrationId: 'Registration:12', confirmedFormat: 'LISTENER' },
    'registration { id }',
  ),
  confirmParticipation: input('confirmParticipation', 'ConfirmParticipationInput', ofOwn(), own),
  createMailingList: input(
    'createMailingList',
    'CreateMailingListInput',
    { kindKey: 'forum_active_users_25' },
    'addresses',
  ),
  createParticipantMailingList: input(
    'createParticipantMailingList',
    'CreateParticipantMailingListInput',
    { editionId: 'Edition:2025' },
    'addresses',
  ),
  createCertificateDownload: input('createCertificateDownload', 'CreateCertificateDownloadInput', ofOwn(), download),
  createInvitationDownload: input('createInvitationDownload', 'CreateInvitationDownloadInput', ofOwn(), download),
  createPersonalDataDownload: { query: `mutation { createPersonalDataDownload { ${download} } }` },
  createThesesDownload: input(
    'createThesesDownload',
    'CreateThesesDownloadInput',
    { editionId: 'Edition:2025' },
    download,
  ),
  createBadgesDownload: input(
    'createBadgesDownload',
    'CreateBadgesDownloadInput',
    { editionId: 'Edition:2025' },
    download,
  ),
  createAttendanceWorkbookDownload: input(
    'createAttendanceWorkbookDownload',
    'CreateAttendanceWorkbookDownloadInput',
    { kind: 'AUDIENCE' },
    download,
  ),
  createParticipantsWorkbookDownload: input(
    'createParticipantsWorkbookDownload',
    'CreateParticipantsWorkbookDownloadInput',
    { editionId: 'Edition:2025' },
    download,
  ),
  deleteRegistrationFile: input(
    'deleteRegistrationFile',
    'DeleteRegistrationFileInput',
    ofOwn({ kind: 'THESIS_PDF' }),
    own,
  ),
  endAllSessions: { query: 'mutation { endAllSessions { isTokenEnded } }' },
  endOtherSessions: { query: 'mutation { endOtherSessions { viewer { id } } }' },
  deletePhoto: { query: 'mutation { deletePhoto { viewer { id } userErrors { code } } }' },
  changePassword: input(
    'changePassword',
    'ChangePasswordInput',
    { currentPassword: 'Primer2025', newPassword: 'Novyj2025' },
    'isChanged',
  ),
  requestEmailChange: input(
    'requestEmailChange',
    'RequestEmailChangeInput',
    { email: 'novyj@example.org', currentPassword: 'Primer2025' },
    'email',
  ),
  registerForForum: input('registerForForum', 'RegisterForForumInput', talk, own),
  registerForSchool: input('registerForSchool', 'RegisterForSchoolInput', {}, own),
  setTour: input('setTour', 'SetTourInput', ofOwn({ decision: 'DECLINED' }), own),
  updateProfile: input(
    'updateProfile',
    'UpdateProfileInput',
    { lastName: 'Примеров', firstName: 'Пример' },
    'viewer { id }',
  ),
  uploadPhoto: { ...input('uploadPhoto', 'UploadPhotoInput', {}, 'viewer { id }'), file: 'a.png' },
  uploadRegistrationFile: {
    ...input('uploadRegistrationFile', 'UploadRegistrationFileInput', ofOwn({ kind: 'THESIS_PDF' }), own),
    file: 'a.pdf',
  },
};

const run = ({ query, variables = {}, file }: { query: string; variables?: object; file?: string }) =>
  file === undefined
    ? gateway.graphql(query, variables, token)
    : gateway.upload(
        query,
        (variables as { input: object }).input,
        { name: file, bytes: file.endsWith('png') ? sampleFiles.png : sampleFiles.pdf },
        token,
      );

/** Makes every call answer 403, except the session's own: it accepts the token at first, and answers as scripted after a 403. */
function scriptAll(session: object): void {
  let wasRefused = false;
  const calls = [
    `GET ${callPaths.listSections}`,
    `GET ${callPaths.getParticipation}`,
    `POST ${callPaths.changeParticipation}`,
    `POST ${callPaths.previewLetters}`,
    `GET ${callPaths.listGivenUpLetters}`,
    `POST ${callPaths.undoChange}`,
    `POST ${callPaths.withdrawDecision}`,
    `GET ${callPaths.listBatches}`,
    `GET ${callPaths.getBatch}`,
    `POST ${callPaths.listParticipations}`,
    `GET ${callPaths.listParticipationChanges}`,
    `GET ${callPaths.listViews}`,
    `POST ${callPaths.saveView}`,
    `DELETE ${callPaths.deleteView}`,
    `GET ${callPaths.listRegistrations}`,
    `POST ${callPaths.endSessions}`,
    `POST ${callPaths.makeRegistration}`,
    `POST ${callPaths.changeRegistration}`,
    `GET ${callPaths.getInvitation}`,
    `GET ${callPaths.getCertificate}`,
    `GET ${callPaths.getPersonalArchive}`,
    `PATCH ${callPaths.changeIndividual}`,
    `POST ${callPaths.uploadPhoto}`,
    `DELETE ${callPaths.deletePhoto}`,
    `POST ${callPaths.changePassword}`,
    `POST ${callPaths.requestEmailChange}`,
    `GET ${callPaths.listIndividuals}`,
    `POST ${callPaths.listEmails}`,
    `GET ${callPaths.exportParticipations}`,
    `GET ${callPaths.listExports}`,
    `POST ${callPaths.exportAbstracts}`,
    `POST ${callPaths.exportBadges}`,
    `POST ${callPaths.listAttendance}`,
    `GET ${callPaths.exportAttendance}`,
    `POST ${callPaths.uploadFile}`,
  ];
  for (const call of calls) {
    provider.on(call, () => {
      wasRefused = true;
      return forbidden;
    });
  }
  const individual = { id: 70, first_name: 'Пример', last_name: 'Примеров' };
  const account = { username: 'a@example.org', profiles: [{ individual, role: [{ access_rights: 'moderator' }] }] };
  provider.on(profileCall, ({ query }) => {
    if (query.id !== undefined) return { body: account };
    return wasRefused ? session : { body: { id: 7 } };
  });
}

describe('ACC-17 a 403', () => {
  it('the table has every operation that needs a session', () => {
    const { Query, Mutation, Edition, EditionPage } = readPermissions();
    const needed = Object.entries({ ...Query, ...Mutation, ...Edition, ...EditionPage }).flatMap(([name, role]) =>
      role === 'EVERYONE' ? [] : [name],
    );
    // The gateway answers these from its own data; an export calls the provider only when its address opens.
    const ownData = ['mailingLists', 'createParticipantsDownload'];
    expect(Object.keys(operations).sort()).toEqual(needed.filter((name) => !ownData.includes(name)).sort());
  });

  it.each(Object.entries(operations))(
    'for a token that died meanwhile is UNAUTHENTICATED in %s',
    async (_, operation) => {
      scriptAll(forbidden);
      expect((await run(operation)).codes).toEqual(['UNAUTHENTICATED']);
    },
  );

  /** A 403 for one record would show that it exists. The last four answer with a user error. */
  const ofRecord: Record<string, string[]> = {
    registration: ['NOT_FOUND'],
    ...{
      cancelRegistration: [],
      deleteRegistrationFile: [],
      createCertificateDownload: [],
      createInvitationDownload: [],
    },
  };

  it.each(Object.entries(operations))(
    'for a living token is FORBIDDEN in %s, or no record',
    async (name, operation) => {
      scriptAll({ body: { id: 7 } });
      const { codes, data } = await run(operation);
      // A change of many has a result for each record.
      const ofMany = data?.applyBulkChange ?? data?.undoBulkRun ?? data?.numberBoards;
      if (ofMany) expect(ofMany).toMatchObject({ results: [{ outcome: 'REFUSED' }] });
      else expect(codes).toEqual(ofRecord[name] ?? ['FORBIDDEN']);
    },
  );

  it('checks the token once, however many calls of an operation are rejected', async () => {
    scriptAll({ body: { id: 7 } });
    const query = `{ ${[1, 2, 3].map((id) => `r${id}: registration(id: "Registration:${id}") { id }`).join(' ')} }`;
    expect((await gateway.graphql(query, {}, token)).codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    // One call of this check, and one of the check at the start of the operation.
    expect(provider.callsTo(profileCall)).toHaveLength(2);
  });

  it('keeps the session if the provider cannot say whether it knows the token', async () => {
    scriptAll({ status: 500, body: 'x' });
    expect((await run({ query: '{ registration(id: "Registration:1") { id } }' })).codes).toEqual(['NOT_FOUND']);
  });

  it('ends the page’s session if the session’s own call answers it', async () => {
    provider.on(profileCall, forbidden).on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    const answer = await gateway.graphql('{ viewer { id } }', {}, { cookie: 'portal_session=t' });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.headers.get('set-cookie')).toMatch(/portal_session=;/);
  });
});
