import { describe, expect, it } from 'vitest';
import { startGateway } from '../testkit/gateway.ts';
import { patientLimits } from '../testkit/portal.ts';
import { sampleFiles, signUpInput } from '../testkit/samples.ts';
import { type Habits, plainHabits, startSecondProvider } from '../testkit/secondProvider.ts';

/** Each habit is in one of the rows; what it changes by itself is proven in the other files of this folder. */
const habits: [string, Partial<Habits>][] = [
  ['the document to the letter', {}],
  ['few words', { writes: 'id', unknownEmail: 'detail', dates: 'shortZone', media: 'public' }],
  [
    'every other habit',
    {
      writes: 'idAndText',
      deadToken: 403,
      rejects: '200',
      unknownEmail: 'acrossFields',
      language: 'en',
      dates: 'zoneless',
      firstId: 3_000_000_000,
      media: 'signed',
      loginUser: 'account',
      datesOwn: false,
    },
  ],
];

const email = 'novaya@example.org';
const password = 'Primer2025';
const account = { ...signUpInput, email, password, passwordConfirmation: password };

async function start(chosen: Partial<Habits>) {
  const provider = await startSecondProvider({ ...plainHabits, ...chosen });
  const gateway = await startGateway({ providerUrl: provider.url, providerLimits: patientLimits });
  const linkTo = (signature: string) => {
    const { user_id = '', timestamp = '' } =
      provider.letters.findLast(({ values }) => values.signature === signature)?.values ?? {};
    return { userId: user_id, timestamp, signature };
  };
  const answered = async <T>(query: string, variables: object, token?: string): Promise<T> => {
    const answer = await gateway.graphql(query, variables, token === undefined ? {} : { token });
    expect(answer.errors).toEqual([]);
    return answer.data as T;
  };
  async function act<T>(name: string, type: string, input: object, selection: string, token?: string) {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message field } } }`;
    return (await answered<Record<string, T & { userErrors: unknown[] }>>(query, { input }, token))[name] as T & {
      userErrors: unknown[];
    };
  }
  const logIn = async (login: string, secret = password) =>
    (await act<{ token: string }>('createToken', 'LoginInput', { email: login, password: secret }, 'token')).token;
  const open = async (url: string, token?: string) => {
    const { pathname, search } = new URL(url);
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Token ${token}` };
    return (await fetch(`${gateway.url}${pathname}${search}`, { headers })).status;
  };
  const upload = (
    name: string,
    type: string,
    input: object,
    selection: string,
    file: { name: string; bytes: Buffer },
    token: string,
  ) =>
    gateway.upload(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message field } } }`,
      input,
      file,
      { token },
    );
  return { provider, gateway, linkTo, answered, act, logIn, open, upload };
}

type Registered = { registration: { id: string } };

describe.each(habits)('a second provider with %s', (_, chosen) => {
  it('R1 API-01 API-02 API-10 API-14 API-15 API-16 API-17 leads from the sign-up to the invitation', async () => {
    const { provider, gateway, linkTo, answered, act, logIn, open, upload } = await start(chosen);
    expect(await act('signUp', 'SignUpInput', account, 'email')).toEqual({ email, userErrors: [] });
    expect(await act('signUp', 'SignUpInput', account, 'email')).toMatchObject({
      userErrors: [{ code: 'TAKEN', field: ['email'] }],
    });
    expect(await act('verifyEmail', 'SignedLinkInput', linkTo('verify'), 'detail')).toMatchObject({ userErrors: [] });
    expect(await act('login', 'LoginInput', { email, password: 'Wrong2025' }, 'viewer { id }')).toMatchObject({
      userErrors: [{ code: 'WRONG_CREDENTIALS', field: null }],
    });
    expect(
      await act('requestPasswordReset', 'RequestPasswordResetInput', { email: 'no@example.org' }, 'sent'),
    ).toMatchObject({
      sent: false,
      userErrors: [{ code: 'NOT_FOUND', field: ['email'] }],
    });
    await act('requestPasswordReset', 'RequestPasswordResetInput', { email }, 'sent');
    const reset = { link: linkTo('reset'), password: 'Novyj2025' };
    expect(await act('resetPassword', 'ResetPasswordInput', reset, 'changed')).toEqual({
      changed: true,
      userErrors: [],
    });

    const person = await logIn(email, 'Novyj2025');
    const moderator = await logIn('moderator@example.org');
    const profile = { lastName: 'Новая', firstName: 'Проба', phone: '+70000000002' };
    expect(
      await act('updateProfile', 'UpdateProfileInput', profile, 'viewer { displayName profile { phone } }', person),
    ).toEqual({
      viewer: { displayName: 'Новая Проба', profile: { phone: '+70000000002' } },
      userErrors: [],
    });
    const photo = await upload(
      'uploadPhoto',
      'UploadPhotoInput',
      {},
      'viewer { profile { photoUrl } }',
      { name: 'a.png', bytes: sampleFiles.png },
      person,
    );
    const { photoUrl } = (photo.data as { uploadPhoto: { viewer: { profile: { photoUrl: string } } } }).uploadPhoto
      .viewer.profile;
    expect([await open(photoUrl, person), await open(photoUrl)]).toEqual([200, 401]);

    const talk = {
      format: 'SPEAKER',
      sectionId: 'Section:26',
      title: 'Образцовый доклад',
      listeningSectionIds: ['Section:27'],
    };
    const made = await act<Registered>(
      'registerForForum',
      'RegisterForForumInput',
      talk,
      'registration { id title }',
      person,
    );
    expect(made).toMatchObject({ registration: { title: 'Образцовый доклад' }, userErrors: [] });
    const { id } = made.registration;
    const input = { registrationId: id, kind: 'THESIS_PDF' };
    const attached = await upload(
      'uploadRegistrationFile',
      'UploadRegistrationFileInput',
      input,
      'registration { id thesisPdf { url } }',
      { name: 'a.pdf', bytes: sampleFiles.pdf },
      person,
    );
    expect(attached.errors).toEqual([]);
    const { url } = (attached.data as { uploadRegistrationFile: { registration: { thesisPdf: { url: string } } } })
      .uploadRegistrationFile.registration.thesisPdf;
    expect([await open(url, person), await open(url, moderator), await open(url)]).toEqual([200, 200, 401]);

    const invite = () =>
      act<{ download: { url: string } | null }>(
        'downloadInvitation',
        'DownloadInvitationInput',
        { registrationId: id },
        'download { url }',
        person,
      );
    expect(await invite()).toMatchObject({ download: null });
    const decision = { registrationId: id, format: 'SPEAKER', sectionId: 'Section:26', talkSchedule: '22 октября' };
    const selection = 'registration { organization { name } talkDay confirmedFormat createdAt }';
    expect(await act('confirmFormat', 'ConfirmFormatInput', decision, selection, moderator)).toEqual({
      registration: {
        organization: { name: 'Институт образцовых исследований' },
        talkDay: null,
        confirmedFormat: 'SPEAKER',
        createdAt: expect.stringMatching(/^2025-09-15T(?:09|12):00:00.000Z$/),
      },
      userErrors: [],
    });
    const confirmed = { registrationId: id, tour: 'ATTENDING', tshirtSize: 'M' };
    expect(
      await act(
        'confirmParticipation',
        'ConfirmParticipationInput',
        confirmed,
        'registration { isConfirmed tour tshirtSize }',
        person,
      ),
    ).toEqual({ registration: { isConfirmed: true, tour: 'ATTENDING', tshirtSize: 'M' }, userErrors: [] });
    const invitation = (await invite()).download?.url ?? '';
    expect([await open(invitation, person), await open(invitation, moderator), await open(invitation)]).toEqual([
      200, 200, 401,
    ]);

    const lists =
      '{ edition(year: 2025) { sections { id } participants { totalCount nodes { organization { name } } } } }';
    for (const token of [person, moderator]) {
      expect(await answered(lists, {}, token)).toMatchObject({
        edition: {
          participants: { totalCount: 1, nodes: [{ organization: { name: 'Институт образцовых исследований' } }] },
        },
      });
    }
    const audience = '{ currentEdition { attendance { nodes { organization { name } arrivedAt } } } }';
    expect(await answered(audience, {}, moderator)).toMatchObject({
      currentEdition: { attendance: { nodes: [{ organization: { name: 'Институт образцовых исследований' } }] } },
    });
    expect((await gateway.graphql(audience, {}, { token: person })).codes).toEqual(['FORBIDDEN']);

    expect(
      await act(
        'deleteRegistrationFile',
        'DeleteRegistrationFileInput',
        input,
        'registration { thesisPdf { id } }',
        person,
      ),
    ).toEqual({
      registration: { thesisPdf: null },
      userErrors: [],
    });
    expect(await open(url, person)).toBe(403);
    expect(
      await act('cancelRegistration', 'CancelRegistrationInput', { registrationId: id }, 'cancelledId', person),
    ).toEqual({
      cancelledId: id,
      userErrors: [],
    });
    expect(await answered('{ viewer { registrations { id } } }', {}, person)).toEqual({
      viewer: { registrations: [] },
    });

    provider.forgetTokens();
    const late = { format: 'LISTENER' };
    const dead = await gateway.graphql(
      'mutation ($input: RegisterForForumInput!) { registerForForum(input: $input) { registration { id } } }',
      { input: late },
      { token: person },
    );
    expect(dead.codes).toEqual(['UNAUTHENTICATED']);
    expect(provider.faults).toEqual([]);
    await gateway.close();
    await provider.close();
  });
});
