import { afterAll, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { checkProvider } from '../../scripts/providerCheck/check.ts';
import { python, startDrf } from '../testkit/drf.ts';
import { type Caller, type GraphqlAnswer, mutationOf, startGateway } from '../testkit/gateway.ts';
import { sampleFiles } from '../testkit/samples.ts';

/**
 * The main journey of a person and a moderator on a service that was not written for the gateway: stock views and
 * serializers of Django REST framework under gunicorn, with SQLite and letters in files (tests/drf/).
 */
describe.skipIf(python === null)('a Django REST framework service', async () => {
  if (python === null) return;
  const service = await startDrf();
  const gateway = await startGateway({ providerUrl: service.url });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });

  const email = 'obrazcova@example.org';
  const password = 'Primer2025';
  let person: Caller;
  let moderator: Caller;
  let registrationId: string;

  const mutate = (name: string, fields: string, input: object, caller: Caller = {}) =>
    gateway.mutate(name, input, `${fields} userErrors { code message field }`, caller);
  /** What a mutation answers; fails where it was rejected. */
  const done = <T = unknown>({ data, errors }: GraphqlAnswer): T => {
    const [answer] = Object.values(data ?? {}) as { userErrors: object[] }[];
    expect({ errors, userErrors: answer?.userErrors }).toEqual({ errors: [], userErrors: [] });
    return answer as T;
  };
  const signIn = async (name: string, secret = password): Promise<Caller> => {
    const input = { email: name, password: secret };
    return { token: done<{ token: string }>(await mutate('createToken', 'token', input)).token };
  };

  it('shows its reference lists to a visitor', async () => {
    const answer = await gateway.graphql('{ organizations { id isOther } positions { id } academicDegrees { id } }');
    expect(answer.errors).toEqual([]);
    expect(answer.data?.organizations).toContainEqual({ id: 'Organization:134', isOther: true });
  });

  const account = {
    email: 'Obrazcova@Example.org',
    password,
    passwordConfirmation: password,
    lastName: 'Образцова',
    firstName: 'Проба',
    phone: '+79000000001',
    birthDate: '2000-01-01',
    gender: 'FEMALE',
    citizenship: 'Образцовое государство',
    organizationId: 'Organization:5',
    positionId: 'Position:47',
    otherPosition: 'Образцовая должность',
    academicDegreeId: 'AcademicDegree:1',
    hasConsented: true,
    consentVersion: '2025-08-01',
  };

  it('makes an account that waits for the mailed link', async () => {
    done(await mutate('signUp', 'email', account));
    const early = await mutate('createToken', 'token', { email, password });
    expect(early.data).toMatchObject({ createToken: { token: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } });
    const link = await service.mailedLink('verify-user');
    const values = link.values.map((it) => (it.name === 'signature' ? { ...it, value: 'forged' } : it));
    const forged = await mutate('verifyEmail', 'detail', { values });
    expect(forged.data).toMatchObject({ verifyEmail: { detail: null, userErrors: [{ code: 'LINK_EXPIRED' }] } });
    done(await mutate('verifyEmail', 'detail', link));
    person = await signIn(email);
    moderator = await signIn('moderator@example.org');
  });

  it('sets a new password by a mailed link', async () => {
    done(await mutate('requestPasswordReset', 'isSent', { email }));
    const input = { link: await service.mailedLink('reset-password'), password: 'Obrazec2025' };
    done(await mutate('resetPassword', 'isChanged', input));
    person = await signIn(email, 'Obrazec2025');
    const unknown = await mutate('requestPasswordReset', 'isSent', { email: 'nikto@example.org' });
    expect(unknown.data).toMatchObject({
      requestPasswordReset: { isSent: false, userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });

  it('changes the profile and its photo', async () => {
    const input = { lastName: 'Образцова', firstName: 'Проба', middleName: 'Примеровна', birthDate: '1999-12-31' };
    done(await mutate('updateProfile', 'viewer { id }', input, person));
    const upload = 'mutation ($input: UploadPhotoInput!) { uploadPhoto(input: $input) { userErrors { code } } }';
    done(await gateway.upload(upload, {}, { name: 'photo.png', bytes: sampleFiles.png }, person));
    const query = '{ viewer { email isModerator profile { fullName birthDate photoUrl organization { id } } } }';
    const { data } = await gateway.graphql(query, {}, person);
    expect(data).toMatchObject({
      viewer: {
        email,
        isModerator: false,
        profile: {
          fullName: 'Образцова Проба Примеровна',
          birthDate: '1999-12-31',
          organization: { id: 'Organization:5' },
        },
      },
    });
    const { viewer } = data as { viewer: { profile: { photoUrl: string } } };
    const path = viewer.profile.photoUrl.replace('http://portal.example.org', gateway.url);
    const opened = await fetch(path, { headers: { authorization: `Token ${person.token}` } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('registers with a talk, and adds another', async () => {
    const talk = {
      requestedFormat: 'SPEAKER',
      requestedSectionId: 'Section:26',
      title: 'Образцовый доклад',
      listeningSectionIds: ['Section:26', 'Section:27'],
    };
    const made = await mutate('registerForForum', 'registration { id }', talk, person);
    registrationId = done<{ registration: { id: string } }>(made).registration.id;
    const poster = { requestedFormat: 'POSTER', requestedSectionId: 'Section:27', title: 'Образцовый стенд' };
    done(await mutate('addTalk', 'registration { id }', poster, person));
    const query = `{ viewer { registrations {
      requestedFormat confirmedFormat title tour requestedSection { id } listeningSections { id }
    } } }`;
    expect((await gateway.graphql(query, {}, person)).data).toMatchObject({
      viewer: {
        registrations: [
          {
            requestedFormat: 'SPEAKER',
            confirmedFormat: null,
            title: 'Образцовый доклад',
            requestedSection: { id: 'Section:26' },
            listeningSections: [{ id: 'Section:26' }, { id: 'Section:27' }],
          },
          { requestedFormat: 'POSTER', requestedSection: { id: 'Section:27' } },
        ],
      },
    });
  });

  it('stores, shows and removes a thesis', async () => {
    const upload = mutationOf(
      'uploadRegistrationFile',
      'registration { thesisDocument { url } } userErrors { code message }',
    );
    const input = { registrationId, kind: 'THESIS_DOCUMENT' };
    const file = { name: 'тезис.docx', bytes: sampleFiles.docx };
    const stored = await gateway.upload(upload, input, file, person);
    const { registration } = done<{ registration: { thesisDocument: { url: string } } }>(stored);
    const url = registration.thesisDocument.url.replace('http://portal.example.org', gateway.url);
    const opened = await fetch(url, { headers: { authorization: `Token ${person.token}` } });
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(sampleFiles.docx);
    // The service itself makes every file public.
    expect((await fetch(url)).status).toBe(401);
    const second = await gateway.upload(upload, input, file, person);
    expect(second.data).toMatchObject({
      uploadRegistrationFile: { registration: null, userErrors: [{ code: 'REFUSED', message: 'Файл уже добавлен.' }] },
    });
    const fields = 'registration { thesisDocument { url } }';
    const emptied = await mutate('deleteRegistrationFile', fields, input, person);
    expect(done(emptied)).toMatchObject({ registration: { thesisDocument: null } });
  });

  it('only a moderator confirms a format, which the person accepts', async () => {
    const poster = { confirmedFormat: 'POSTER', confirmedSectionId: 'Section:27', talkSchedule: '22 октября' };
    const input = { registrationId, ...poster, seen: { isConfirmed: false } };
    const confirm = (caller: Caller) => mutate('confirmFormat', 'registration { fullName email }', input, caller);
    expect((await confirm(person)).codes).toEqual(['FORBIDDEN']);
    const registration = { fullName: 'Образцова Проба Примеровна', email };
    expect(done(await confirm(moderator))).toMatchObject({ registration });
    const accepted = { registrationId, listeningSectionIds: ['Section:28'], tour: 'ATTENDING', tshirtSize: 'XL' };
    const fields = 'registration { isConfirmed confirmedFormat talkSchedule tour tshirtSize listeningSections { id } }';
    const confirmed = await mutate('confirmParticipation', fields, accepted, person);
    expect(done(confirmed)).toMatchObject({
      registration: {
        isConfirmed: true,
        confirmedFormat: 'POSTER',
        talkSchedule: '22 октября',
        tour: 'ATTENDING',
        tshirtSize: 'XL',
        listeningSections: [{ id: 'Section:28' }],
      },
    });
  });

  it('lists participants for every caller, and full records for moderators', async () => {
    const query = (fields: string) => `{ edition(year: 2025) { participants { totalCount nodes { ${fields} } } } }`;
    const open = await gateway.graphql(query('fullName organization { name }'));
    expect(open.errors).toEqual([]);
    const fullName = 'Образцова Проба Примеровна';
    const row = { fullName, organization: { name: 'Институт образцовых исследований' } };
    expect(open.data).toEqual({ edition: { participants: { totalCount: 2, nodes: [row, row] } } });
    const all = '{ edition(year: 2025) { registrations { nodes { id email title } } } }';
    const whole = await gateway.graphql(all, {}, moderator);
    expect(whole.errors).toEqual([]);
    const record = { id: registrationId, email, title: 'Образцовый доклад' };
    expect(whole.data).toMatchObject({
      edition: { registrations: { nodes: expect.arrayContaining([record]) } },
    });
  });

  it('lets a moderator make a listener of a speaker, without section and place', async () => {
    const seen = {
      confirmedFormat: 'POSTER',
      confirmedSectionId: 'Section:27',
      talkSchedule: '22 октября',
      isConfirmed: true,
    };
    const input = { registrationId, confirmedFormat: 'LISTENER', seen };
    const fields = 'registration { confirmedFormat confirmedSection { id } }';
    expect(done(await mutate('confirmFormat', fields, input, moderator))).toMatchObject({
      registration: { confirmedFormat: 'LISTENER', confirmedSection: null },
    });
  });

  it('cancels a registration', async () => {
    const input = { registrationId };
    const cancelled = await mutate('cancelRegistration', 'cancelledId', input, person);
    expect(done(cancelled)).toMatchObject({ cancelledId: registrationId });
    const { data } = await gateway.graphql('{ viewer { registrations { title } } }', {}, person);
    expect(data).toEqual({ viewer: { registrations: [{ title: 'Образцовый стенд' }] } });
  });

  it('ACC-18 ends the token of a logout, and promises no end of all sessions', async () => {
    const all = await gateway.graphql('mutation { endAllSessions { isTokenEnded } }', {}, person);
    expect(all.codes).toEqual(['NOT_SUPPORTED']);
    const profile = () =>
      fetch(`${service.url}${callPaths.getAccount}`, { headers: { authorization: `Token ${person.token}` } });
    expect((await profile()).status).toBe(200);
    const { data } = await gateway.graphql('mutation { logout { isTokenEnded } }', {}, person);
    expect(data).toEqual({ logout: { isTokenEnded: true } });
    expect((await profile()).status).toBe(401);
  });

  it('causes no fault, and its check names the missing calls', async () => {
    expect(gateway.log.filter((line) => line.includes('"provider fault"'))).toEqual([]);
    const { rows } = await checkProvider({
      providerUrl: service.url,
      meetingId: 3,
      mailings: [],
      token: moderator.token ?? null,
    });
    expect(rows.filter(({ findings }) => findings.length > 0).map(({ name }) => name)).toEqual([
      'listPosters, poster_1',
      'listPosters, poster_2',
      'getInvitation',
      'getCertificate',
      'exportParticipations',
      'listAttendance, attendance',
      'listAttendance, audience',
      'listAttendance, person',
      'exportAttendance, attendance',
      'exportAttendance, audience',
    ]);
  });
});
