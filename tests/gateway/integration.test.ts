import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Caller, GraphqlAnswer } from '../testkit/gateway.ts';
import { samplePortal } from '../testkit/portal.ts';
import { PASSWORD } from '../testkit/provider.ts';
import { sampleFiles } from '../testkit/samples.ts';

/** The whole service side over HTTP: the gateway before the reference provider, one person's way from top to bottom. */
const { provider, gateway, moderator, person: stranger } = await samplePortal();
let person: Caller;
let registrationId: string;

const address = 'obrazcova@example.org';
const linkOf = async (to: string, path: string) => {
  const letter = (await provider.mailbox()).find((one) => one.to.includes(to) && one.text.includes(path));
  const link = /https?:\/\/\S+/.exec(letter?.text.slice(letter.text.indexOf('http')) ?? '')?.[0] ?? '';
  const values = new URL(link).searchParams;
  const value = (name: string) => values.get(name) ?? '';
  return { userId: value('user_id'), timestamp: value('timestamp'), signature: value('signature') };
};

async function tokenOf(email: string, password = PASSWORD): Promise<Caller> {
  const query = 'mutation ($input: LoginInput!) { createToken(input: $input) { token userErrors { message } } }';
  const { data } = await gateway.graphql(query, { input: { email, password } });
  const answer = data?.createToken as { token: string | null } | undefined;
  if (!answer?.token) throw new Error(`no token for ${email}`);
  return { token: answer.token };
}

const inputOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
const mutate = (name: string, fields: string, input: object, caller: Caller, type = inputOf(name)) =>
  gateway.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`,
    { input },
    caller,
  );

const payload = <T>({ data, errors }: GraphqlAnswer, name: string): T => {
  expect(errors).toEqual([]);
  return data?.[name] as T;
};

const media = (url: string, caller: Caller) =>
  fetch(url.replace('http://portal.example.org', gateway.url), {
    headers: caller.token === undefined ? {} : { authorization: `Token ${caller.token}` },
  });

describe('from a new account to an invitation', () => {
  it('API-22 API-23 API-24 API-25 the lists of the provider reach a visitor', async () => {
    const answer = await gateway.graphql(
      '{ organizations { id isOther } positions { id isOther } academicDegrees { id } schoolStatuses { id title } }',
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data?.organizations).toContainEqual({ id: 'Organization:134', isOther: true });
    expect(answer.data?.positions).toContainEqual({ id: 'Position:47', isOther: true });
    expect(answer.data?.academicDegrees).not.toEqual([]);
    expect(answer.data?.schoolStatuses).not.toEqual([]);
  });

  const account = {
    email: 'Obrazcova@Example.org',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    lastName: 'Образцова',
    firstName: 'Проба',
    phone: '+79000000001',
    birthDate: '2000-01-01',
    gender: 'FEMALE',
    citizenship: 'Образцовое государство',
    organizationId: 'Organization:134',
    otherOrganization: 'Институт образцовых исследований',
    positionId: 'Position:47',
    otherPosition: 'Образцовая должность',
    academicDegreeId: 'AcademicDegree:1',
    consent: true,
    consentVersion: '2025-08-01',
  };

  it('API-02 ACC-06 ACC-13 makes an account, which waits for the mailed link', async () => {
    const made = await mutate('signUp', 'email', account, {});
    expect(made.data).toEqual({ signUp: { email: address, userErrors: [] } });
    const login = await mutate('login', 'viewer { id }', { email: address, password: PASSWORD }, {});
    expect(login.data).toMatchObject({ login: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } });
  });

  it('API-05 ACC-13 the link of the letter verifies the address, a forged one does not', async () => {
    const link = await linkOf(address, '/verify-user');
    const forged = await mutate('verifyEmail', 'detail', { ...link, signature: 'forged' }, {}, 'SignedLinkInput');
    expect(forged.data).toMatchObject({ verifyEmail: { detail: null, userErrors: [{ code: 'LINK_EXPIRED' }] } });
    const verified = await mutate('verifyEmail', 'detail', link, {}, 'SignedLinkInput');
    expect(verified.data).toMatchObject({ verifyEmail: { detail: expect.any(String), userErrors: [] } });
  });

  it('API-01 ACC-01 logs in, capitals in the address or not', async () => {
    person = await tokenOf('OBRAZCOVA@example.org');
    const answer = await gateway.graphql(
      '{ viewer { email displayName isModerator consent { version givenAt } } }',
      {},
      person,
    );
    const consent = { version: '2025-08-01', givenAt: '2025-09-15T09:00:00.000Z' };
    expect(answer.data).toEqual({
      viewer: { email: address, displayName: 'Образцова Проба', isModerator: false, consent },
    });
  });

  it('ACC-11 the same address is TAKEN', async () => {
    const again = await mutate('signUp', 'email', account, {});
    expect(again.data).toMatchObject({
      signUp: { email: null, userErrors: [{ code: 'TAKEN', field: ['email'] }] },
    });
  });

  it('API-03 API-04 ACC-15 ACC-16 the mailed link sets a new password once', async () => {
    const requested = await mutate('requestPasswordReset', 'sent', { email: address }, {});
    expect(requested.data).toEqual({ requestPasswordReset: { sent: true, userErrors: [] } });
    const input = { link: await linkOf(address, '/reset-password'), password: 'Obrazec2025' };
    const reset = await mutate('resetPassword', 'changed', input, {});
    expect(reset.data).toEqual({ resetPassword: { changed: true, userErrors: [] } });
    const again = await mutate('resetPassword', 'changed', input, {});
    expect(again.data).toMatchObject({ resetPassword: { changed: false, userErrors: [{ code: 'LINK_EXPIRED' }] } });
    person = await tokenOf(address, 'Obrazec2025');
    const unknown = await mutate('requestPasswordReset', 'sent', { email: 'nikto@example.org' }, {});
    expect(unknown.data).toMatchObject({ requestPasswordReset: { sent: false, userErrors: [{ code: 'NOT_FOUND' }] } });
  });

  it('API-19 CAB-01 saves the profile and reads it back', async () => {
    const input = {
      lastName: 'Образцова',
      firstName: 'Проба',
      middleName: 'Примеровна',
      birthDate: '1999-12-31',
      schoolStatusId: 'SchoolStatus:1',
    };
    await mutate('updateProfile', 'viewer { id }', input, person);
    const query =
      '{ viewer { profile { fullName birthDate otherOrganization organization { isOther } schoolStatus { id } } } }';
    expect((await gateway.graphql(query, {}, person)).data).toEqual({
      viewer: {
        profile: {
          fullName: 'Образцова Проба Примеровна',
          birthDate: '1999-12-31',
          otherOrganization: 'Институт образцовых исследований',
          organization: { isOther: true },
          schoolStatus: { id: 'SchoolStatus:1' },
        },
      },
    });
  });

  it('API-28 API-32 CAB-02 uploads a photo that the person alone can open', async () => {
    const query = `mutation ($input: UploadPhotoInput!) {
      uploadPhoto(input: $input) { viewer { profile { photoUrl } } userErrors { code } }
    }`;
    const answer = await gateway.upload(query, {}, { name: 'фото.png', bytes: sampleFiles.png }, person);
    const { viewer } = payload<{ viewer: { profile: { photoUrl: string } } }>(answer, 'uploadPhoto');
    const photo = await media(viewer.profile.photoUrl, person);
    expect(
      Buffer.from(await photo.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect((await media(viewer.profile.photoUrl, stranger)).status).toBe(403);
    expect((await media(viewer.profile.photoUrl, {})).status).toBe(401);
  });

  it('API-14 API-13 API-08 REG-02 REG-04 registers with a talk in an offered section only', async () => {
    const talk = {
      format: 'SPEAKER',
      sectionId: 'Section:39',
      title: 'Образцовый доклад',
      listeningSectionIds: ['Section:26', 'Section:27'],
    };
    const fields = 'registration { id }';
    const closed = await mutate('registerForForum', fields, talk, person);
    expect(closed.data).toMatchObject({ registerForForum: { userErrors: [{ field: ['sectionId'] }] } });
    const made = await mutate('registerForForum', fields, { ...talk, sectionId: 'Section:26' }, person);
    registrationId = payload<{ registration: { id: string } }>(made, 'registerForForum').registration.id;
    const query = `{ viewer { registrations {
      id requestedFormat confirmedFormat isConfirmed title requestedSection { id isActive isPublic takesTalks } listeningSections { id }
    } } }`;
    expect((await gateway.graphql(query, {}, person)).data).toEqual({
      viewer: {
        registrations: [
          {
            id: registrationId,
            requestedFormat: 'SPEAKER',
            confirmedFormat: null,
            isConfirmed: false,
            title: 'Образцовый доклад',
            requestedSection: { id: 'Section:26', isActive: true, isPublic: true, takesTalks: true },
            listeningSections: [{ id: 'Section:26' }, { id: 'Section:27' }],
          },
        ],
      },
    });
  });

  it('API-17 DOC-03 before confirmation there is a reason in place of an invitation', async () => {
    const query = `mutation { downloadInvitation(input: { registrationId: "${registrationId}" }) { download { url } userErrors { code message } } }`;
    const answer = await gateway.graphql(query, {}, person);
    expect(answer.data).toEqual({
      downloadInvitation: {
        download: null,
        userErrors: [{ code: 'REFUSED', message: expect.stringMatching(/[а-я]{4}/) }],
      },
    });
  });

  const uploadFile = `mutation ($input: UploadRegistrationFileInput!) {
    uploadRegistrationFile(input: $input) {
      registration { thesisDocument { url } thesisPdf { url } expertConclusion { url } } userErrors { code message }
    }
  }`;

  it('API-26 API-16 API-32 FIL-01 FIL-06 fills the three slots; only owner and moderators open them', async () => {
    const files = [
      ['THESIS_DOCUMENT', 'thesisDocument', 'тезис.docx', sampleFiles.docx],
      ['THESIS_PDF', 'thesisPdf', 'тезис.pdf', sampleFiles.pdf],
      ['EXPERT_CONCLUSION', 'expertConclusion', 'заключение.pdf', sampleFiles.pdf],
    ] as const;
    for (const [kind, field, name, bytes] of files) {
      const answer = await gateway.upload(uploadFile, { registrationId, kind }, { name, bytes }, person);
      const done = payload<{ registration: Record<string, { url: string }>; userErrors: [] }>(
        answer,
        'uploadRegistrationFile',
      );
      expect(done.userErrors).toEqual([]);
      const url = done.registration[field]?.url ?? '';
      const opened = await media(url, person);
      expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
      const others = await Promise.all(
        [moderator, stranger, {}].map(async (caller) => (await media(url, caller)).status),
      );
      expect(others).toEqual([200, 403, 401]);
    }
  });

  it('API-27 FIL-05 a slot that is taken rejects, and the second file is not left behind', async () => {
    const file = { name: 'второй.pdf', bytes: sampleFiles.pdf };
    const answer = await gateway.upload(uploadFile, { registrationId, kind: 'THESIS_PDF' }, file, person);
    expect(answer.data).toMatchObject({
      uploadRegistrationFile: { registration: null, userErrors: [{ code: 'REFUSED' }] },
    });
    const calls = gateway.log.filter((line) => line.includes('"operation":"deleteFile"'));
    expect(calls.at(-1)).toContain('"status":204');
  });

  it('API-15 FIL-04 a slot is emptied and can be filled again', async () => {
    const input = { registrationId, kind: 'THESIS_PDF' };
    const fields = 'registration { thesisPdf { id } thesisDocument { id } }';
    const emptied = await mutate('deleteRegistrationFile', fields, input, person);
    expect(emptied.data).toMatchObject({
      deleteRegistrationFile: { registration: { thesisPdf: null, thesisDocument: { id: expect.any(String) } } },
    });
    const file = { name: 'снова.pdf', bytes: sampleFiles.pdf };
    const again = await gateway.upload(uploadFile, input, file, person);
    expect(again.data).toMatchObject({ uploadRegistrationFile: { userErrors: [] } });
  });

  it('API-09 API-10 REG-05 only a moderator confirms another format', async () => {
    const input = {
      registrationId,
      format: 'POSTER',
      sectionId: 'Section:27',
      talkSchedule: '22 октября',
      talkDay: 2,
    };
    const fields = 'registration { id fullName email talkDay confirmedFormat }';
    expect((await mutate('confirmFormat', fields, input, person)).codes).toEqual(['FORBIDDEN']);
    const done = await mutate('confirmFormat', fields, input, moderator);
    expect(done.data).toMatchObject({
      confirmFormat: {
        registration: {
          fullName: 'Образцова Проба Примеровна',
          email: address,
          talkDay: 2,
          confirmedFormat: 'POSTER',
        },
      },
    });
    const query = `{ registration(id: "${registrationId}") { confirmedSection { id } talkSchedule } }`;
    expect((await gateway.graphql(query, {}, person)).data).toEqual({
      registration: { confirmedSection: { id: 'Section:27' }, talkSchedule: '22 октября' },
    });
    expect((await gateway.graphql(query, {}, stranger)).codes).toEqual(['NOT_FOUND']);
    const letters = (await provider.mailbox()).filter(({ to }) => to.includes(address));
    expect(letters.length).toBeGreaterThanOrEqual(3);
  });

  it('API-15 REG-06 the person confirms with sections, excursion and T-shirt', async () => {
    const input = { registrationId, listeningSectionIds: ['Section:28'], tour: 'ATTENDING', tshirtSize: 'XL' };
    const fields = 'registration { isConfirmed tour tshirtSize listeningSections { id } }';
    const done = await mutate('confirmParticipation', fields, input, person);
    expect(done.data).toEqual({
      confirmParticipation: {
        registration: {
          isConfirmed: true,
          tour: 'ATTENDING',
          tshirtSize: 'XL',
          listeningSections: [{ id: 'Section:28' }],
        },
        userErrors: [],
      },
    });
  });

  it('API-17 API-32 DOC-01 the invitation is a real PDF with the person’s name, for the person only', async () => {
    const query = `mutation { downloadInvitation(input: { registrationId: "${registrationId}" }) { download { url } } }`;
    const answer = await gateway.graphql(query, {}, person);
    const { url } = payload<{ download: { url: string } }>(answer, 'downloadInvitation').download;
    const opened = await media(url, person);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(await opened.arrayBuffer()), { mergePages: true });
    expect(text).toContain('Образцова');
    expect((await media(url, stranger)).status).toBe(403);
  });

  it('API-18 DOC-02 the certificate comes after the last conference date', async () => {
    const query = `mutation { downloadCertificate(input: { registrationId: "${registrationId}" }) { download { url } userErrors { code } } }`;
    expect((await gateway.graphql(query, {}, person)).data).toMatchObject({
      downloadCertificate: { download: null, userErrors: [{ code: 'REFUSED' }] },
    });
    provider.clock.set('2025-10-25T00:00:01+03:00');
    const input = { registrationId: registrationId, format: 'LISTENER' };
    await mutate('confirmFormat', 'registration { id }', input, moderator);
    const done = await gateway.graphql(query, {}, person);
    const { url } = payload<{ download: { url: string } }>(done, 'downloadCertificate').download;
    const opened = await media(url, person);
    const { text } = await extractText(new Uint8Array(await opened.arrayBuffer()), { mergePages: true });
    expect(text).toContain('Образцова');
  });

  it('API-15 REG-09 REG-12 once registration is closed a cancelled registration cannot be made again', async () => {
    const input = { registrationId };
    const cancelled = await mutate('cancelRegistration', 'cancelledId', input, person);
    expect(cancelled.data).toEqual({ cancelRegistration: { cancelledId: registrationId, userErrors: [] } });
    expect((await gateway.graphql('{ viewer { registrations { id } } }', {}, person)).data).toEqual({
      viewer: { registrations: [] },
    });
    const again = await mutate('registerForForum', 'registration { id }', { format: 'LISTENER' }, person);
    expect(again.data).toMatchObject({
      registerForForum: { registration: null, userErrors: [{ code: 'WINDOW_CLOSED' }] },
    });
  });

  it('ACC-17 an invalid token gives no viewer', async () => {
    const answer = await gateway.graphql('{ viewer { id } }', {}, { cookie: 'portal_session=gone' });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;/);
  });
});
