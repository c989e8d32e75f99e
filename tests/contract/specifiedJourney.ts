import { expect } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { Caller, GraphqlAnswer, TestGateway } from '../testkit/gateway.ts';
import { PASSWORD, type TestProvider } from '../testkit/provider.ts';
import { sampleFiles } from '../testkit/samples.ts';

/** The specified values of one call, written by hand, and whose token it carries. */
export interface Sent {
  to: string;
  query?: Record<string, string>;
  body?: unknown;
  token?: 'person' | 'moderator' | 'newcomer';
  /** Values that extensions add. */
  added?: Record<string, unknown>;
}

/** One action of a person in the portal, and the calls that it makes first. */
export interface Step {
  title: string;
  act(): Promise<unknown>;
  sends(): Sent[];
}

/** The journeys of the specifications through the gateway, in order: each step needs the previous ones. */
export function specifiedJourney(provider: TestProvider, gateway: TestGateway) {
  const email = 'provoda@example.org';
  const password = 'Provoda2025';
  const callers: Record<NonNullable<Sent['token']>, Caller> = { person: {}, moderator: {}, newcomer: {} };
  const ids = { individual: 0, talk: 0, poster: 0, school: 0, file: 0 };
  let link: Record<string, string> = {};
  let version = 0;
  let fileUrl = '';

  const succeeded = ({ data, errors }: GraphqlAnswer) => {
    expect(errors).toEqual([]);
    const rejections = Object.values(data ?? {}).flatMap((value) => (value as { userErrors?: [] })?.userErrors ?? []);
    expect(rejections).toEqual([]);
    return data as Record<string, unknown>;
  };
  const query = async (text: string, caller: Caller = {}) => succeeded(await gateway.graphql(text, {}, caller));
  const mutate = async (name: string, type: string, fields: string, input: object, caller: Caller = {}) => {
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`;
    return succeeded(await gateway.graphql(text, { input }, caller))[name] as unknown as Record<string, { id: string }>;
  };
  const register = async (name: string, type: string, input: object): Promise<number> => {
    const { registration } = await mutate(name, type, 'registration { id }', input, callers.person);
    return Number(registration?.id.split(':')[1]);
  };
  const upload = (kind: string, name: string, bytes: Buffer) =>
    gateway.upload(
      `mutation ($input: UploadRegistrationFileInput!) { uploadRegistrationFile(input: $input) {
        registration { thesisDocument { url } } userErrors { code message } } }`,
      { registrationId: `Registration:${ids.talk}`, kind },
      { name, bytes },
      callers.person,
    );
  const mailed = async (subject: string) => {
    const letter = (await provider.mailbox()).find((one) => one.to === email && one.subject.includes(subject));
    link = Object.fromEntries(new URL(/http:\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams);
    // Sends a deployment's own values too.
    link.source = 'letter';
    return { values: Object.entries(link).map(([name, value]) => ({ name, value })) };
  };
  const signIn = async (name: string, secret: string): Promise<Caller> => {
    const input = { email: name, password: secret };
    const { token } = await mutate('createToken', 'LoginInput', 'token', input);
    return { token: String(token) };
  };
  const decide = (input: object) =>
    mutate('confirmFormat', 'ConfirmFormatInput', 'registration { id }', input, callers.moderator);
  const ownTalk = async () =>
    (await provider.registrations(callers.person.token ?? '')).find(({ id }) => id === ids.talk);
  const rowOf = async () =>
    await provider.database
      .selectFrom('participations')
      .selectAll()
      .where('id', '=', ids.talk)
      .executeTakeFirstOrThrow();

  const change = `POST ${callPaths.changeRegistration}`;
  const records = `POST ${callPaths.changeParticipation}`;
  const make = `POST ${callPaths.makeRegistration}`;
  const list = `POST ${callPaths.listParticipations}`;
  const attendance = `POST ${callPaths.listAttendance}`;

  const account = {
    email: 'Provoda@Example.org',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    lastName: 'Проводова',
    firstName: 'Проба',
    middleName: 'Примеровна',
    phone: '+79000000001',
    birthDate: '2000-01-01',
    gender: 'FEMALE',
    citizenship: 'РФ',
    organizationId: 'Organization:134',
    otherOrganization: 'Институт образцовых исследований',
    positionId: 'Position:47',
    otherPosition: 'Образцовая должность',
    academicDegreeId: 'AcademicDegree:1',
    hasConsented: true,
    consentVersion: '2025-08-01',
  };

  const accounts: Step[] = [
    {
      title: 'API-02 signs up',
      act: () => mutate('signUp', 'SignUpInput', 'email', account),
      sends: () => [
        {
          to: `POST ${callPaths.register}`,
          body: {
            username: email,
            email,
            password: PASSWORD,
            password_confirm: PASSWORD,
            first_name: 'Проба',
            last_name: 'Проводова',
            site_type: 'forum',
            individual: {
              middle_name: 'Примеровна',
              phone_number: '+79000000001',
              academic_degree: 1,
              organization: 134,
              other_org_descr: 'Институт образцовых исследований',
              nationality: 'РФ',
              birth_date: '2000-01-01T15:00:00Z',
              is_female: true,
              org_position: 47,
              other_position_descr: 'Образцовая должность',
            },
          },
          added: { consent_version: '2025-08-01' },
        },
      ],
    },
    {
      title: 'API-05 follows the mailed link with all its values',
      act: async () => mutate('verifyEmail', 'SignedLinkInput', 'detail', await mailed('Подтвердите')),
      sends: () => [{ to: `POST ${callPaths.verifyRegistration}`, body: link }],
    },
    {
      title: 'API-03 asks for a reset link',
      act: () => mutate('requestPasswordReset', 'RequestPasswordResetInput', 'isSent', { email: account.email }),
      sends: () => [
        {
          to: `POST ${callPaths.sendResetPasswordLink}`,
          body: { email, login: email, lang: 'ru', site_type: 'forum' },
        },
      ],
    },
    {
      title: 'API-04 sets a new password with all values of the link',
      act: async () =>
        mutate('resetPassword', 'ResetPasswordInput', 'isChanged', { link: await mailed('Восстановление'), password }),
      sends: () => [{ to: `POST ${callPaths.resetPassword}`, body: { ...link, password } }],
    },
    {
      title: 'API-01 logs in',
      act: async () => {
        callers.person = await signIn(account.email, password);
        callers.moderator = await signIn('moderator@example.org', PASSWORD);
        callers.newcomer = await signIn('sister-new@example.org', PASSWORD);
      },
      sends: () => [{ to: `POST ${callPaths.login}`, body: { login: email, password } }],
    },
    {
      title: 'API-06 API-07 API-22 API-23 API-24 API-25 reads the account and the lists to choose from',
      act: async () => {
        const data = await query('{ viewer { id email isModerator profile { id } } }', callers.person);
        ids.individual = Number((data.viewer as { profile: { id: string } }).profile.id.split(':').at(-1));
        await query(
          '{ organizations { id } positions { id } academicDegrees { id } schoolStatuses { id } }',
          callers.person,
        );
      },
      sends: () => [
        { to: `GET ${callPaths.getAccount}`, token: 'person' },
        { to: `GET ${callPaths.listAcademicDegrees}` },
        { to: `GET ${callPaths.listPositions}` },
        { to: `GET ${callPaths.listSchoolStatuses}` },
        { to: `GET ${callPaths.listOrganizations}` },
      ],
    },
    {
      title: 'API-19 saves the profile, with the school status once it is chosen',
      act: () =>
        mutate(
          'updateProfile',
          'UpdateProfileInput',
          'viewer { id }',
          {
            lastName: 'Проводова',
            firstName: 'Проба',
            middleName: 'Примеровна',
            phone: '+79000000002',
            birthDate: '1999-12-31',
            gender: 'FEMALE',
            citizenship: 'Беларусь',
            organizationId: 'Organization:134',
            otherOrganization: 'Институт образцовых исследований',
            positionId: 'Position:47',
            otherPosition: 'Образцовая должность',
            academicDegreeId: 'AcademicDegree:2',
            schoolStatusId: 'SchoolStatus:1',
          },
          callers.person,
        ),
      sends: () => [
        {
          to: `PATCH ${callPaths.changeIndividual}`,
          token: 'person',
          body: {
            id: ids.individual,
            first_name: 'Проба',
            last_name: 'Проводова',
            middle_name: 'Примеровна',
            birth_date: '1999-12-31T15:00:00Z',
            phone_number: '+79000000002',
            academic_degree: 2,
            organization: 134,
            org_position: 47,
            school_status: 1,
            is_female: true,
            nationality: 'Беларусь',
          },
        },
      ],
    },
    {
      title: 'API-19 makes the profile of an account without one',
      act: () =>
        mutate(
          'updateProfile',
          'UpdateProfileInput',
          'viewer { id }',
          { lastName: 'Новая', firstName: 'Сестринская', middleName: '', otherOrganization: '', otherPosition: '' },
          callers.newcomer,
        ),
      sends: () => [
        {
          to: `POST ${callPaths.createIndividual}`,
          token: 'newcomer',
          body: { first_name: 'Сестринская', last_name: 'Новая', middle_name: '' },
        },
      ],
    },
    {
      title: 'API-28 replaces the photo',
      act: async () =>
        succeeded(
          await gateway.upload(
            'mutation ($input: UploadPhotoInput!) { uploadPhoto(input: $input) { userErrors { code message } } }',
            {},
            { name: 'фото.png', bytes: sampleFiles.png },
            callers.person,
          ),
        ),
      sends: () => [
        {
          to: `POST ${callPaths.uploadPhoto}`,
          token: 'person',
          body: { img: 'фото.png', id: String(ids.individual), name: 'фото.png' },
        },
      ],
    },
  ];

  const registrations: Step[] = [
    {
      title: 'API-08 reads the sections',
      act: () => query('{ edition { sections { id } } }', callers.person),
      sends: () => [{ to: `GET ${callPaths.listSections}`, token: 'person', query: { id: '3' } }],
    },
    {
      title: 'API-14 registers with a talk',
      act: async () => {
        ids.talk = await register('registerForForum', 'RegisterForForumInput', {
          requestedFormat: 'SPEAKER',
          requestedSectionId: 'Section:26',
          title: 'Образцовый доклад',
          listeningSectionIds: ['Section:26', 'Section:27'],
        });
      },
      sends: () => [
        {
          to: make,
          token: 'person',
          body: {
            comment: 'Образцовый доклад',
            type: 2,
            need_tour: false,
            section_choice: 26,
            one_more: false,
            selected_listen_sections: [26, 27],
          },
        },
      ],
    },
    {
      title: 'API-14 REG-07 adds a poster',
      act: async () => {
        const input = { requestedFormat: 'POSTER', requestedSectionId: 'Section:27', title: 'Образцовый стенд' };
        ids.poster = await register('addTalk', 'AddTalkInput', input);
      },
      sends: () => [
        {
          to: make,
          token: 'person',
          body: {
            comment: 'Образцовый стенд',
            type: 3,
            need_tour: false,
            section_choice: 27,
            one_more: true,
            selected_listen_sections: [],
          },
        },
      ],
    },
    {
      title: 'API-14 REG-13 registers for the school',
      act: async () => {
        ids.school = await register('registerForSchool', 'RegisterForSchoolInput', {});
      },
      sends: () => [
        {
          to: make,
          token: 'person',
          body: { comment: 'SCHOOL', type: 1, need_tour: false, section_choice: 36, selected_listen_sections: [36] },
        },
      ],
    },
    {
      title: 'API-13 reads the own registrations',
      act: () => query('{ viewer { registrations { id } } }', callers.person),
      sends: () => [{ to: `GET ${callPaths.listRegistrations}`, token: 'person', query: { meeting_id: '3' } }],
    },
    {
      title: 'API-15 TOU-02 signs up for the excursion',
      act: () =>
        mutate(
          'setTour',
          'SetTourInput',
          'registration { id }',
          { registrationId: `Registration:${ids.talk}`, decision: 'ATTENDING' },
          callers.person,
        ),
      sends: () => [{ to: change, token: 'person', body: { id: ids.talk, action: 'confirm_tour', confirm_tour: 2 } }],
    },
    {
      title: 'API-15 TOU-02 changes the answer about the excursion',
      act: () =>
        mutate(
          'setTour',
          'SetTourInput',
          'registration { id }',
          { registrationId: `Registration:${ids.talk}`, decision: 'DECLINED' },
          callers.person,
        ),
      sends: () => [{ to: change, token: 'person', body: { id: ids.talk, action: 'change_tour', need_tour: 1 } }],
    },
  ];

  const fileSlots = [
    ['THESIS_PDF', '3', 'тезисы.pdf', sampleFiles.pdf, 'del_thesis_pdf', 'file_pdf_id'],
    ['EXPERT_CONCLUSION', '5', 'заключение.pdf', sampleFiles.pdf, 'del_exp_file', 'exp_file_id'],
    ['THESIS_DOCUMENT', '4', 'тезисы.docx', sampleFiles.docx, 'del_thesis_doc', 'file_id'],
  ] as const;

  const files: Step[] = [
    ...fileSlots.map(
      ([kind, type, name, bytes, _, column]): Step => ({
        title: `API-26 API-16 uploads and attaches ${kind}`,
        async act() {
          const data = succeeded(await upload(kind, name, bytes));
          const { registration } = data.uploadRegistrationFile as {
            registration: { thesisDocument: { url: string } | null };
          };
          fileUrl = registration.thesisDocument?.url ?? '';
          ids.file = Number((await ownTalk())?.[column]);
        },
        sends: () => [
          { to: `POST ${callPaths.uploadFile}`, token: 'person', body: { file: name, type } },
          {
            to: `POST ${callPaths.addRegistrationFile}`,
            token: 'person',
            body: { id: ids.talk, file_id: ids.file, file_type: Number(type) },
          },
        ],
      }),
    ),
    {
      title: 'API-32 opens a file',
      async act() {
        const { token } = callers.person;
        const opened = await fetch(fileUrl.replace('http://portal.example.org', gateway.url), {
          headers: { authorization: `Token ${token}` },
        });
        expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(sampleFiles.docx)]).toEqual([200, true]);
      },
      sends: () => [{ to: `GET ${new URL(fileUrl).pathname}`, token: 'person' }],
    },
    {
      title: 'API-27 deletes a file that a full slot does not take',
      async act() {
        const { data } = await upload('THESIS_DOCUMENT', 'второй.docx', sampleFiles.docx);
        expect(data).toMatchObject({ uploadRegistrationFile: { userErrors: [{ code: 'REFUSED' }] } });
        // The identity column gives each row the next number.
      },
      sends: () => [{ to: `DELETE ${callPaths.deleteFile}`, token: 'person', query: { id: String(ids.file + 1) } }],
    },
    ...fileSlots.map(
      ([kind, , , , action]): Step => ({
        title: `API-15 deletes ${kind}`,
        act: () =>
          mutate(
            'deleteRegistrationFile',
            'DeleteRegistrationFileInput',
            'registration { id }',
            { registrationId: `Registration:${ids.talk}`, kind },
            callers.person,
          ),
        sends: () => [{ to: change, token: 'person', body: { id: ids.talk, action } }],
      }),
    ),
  ];

  const decisions: Step[] = [
    {
      title: 'API-09 a moderator opens the record',
      act: () => query(`{ registration(id: "Registration:${ids.talk}") { id version } }`, callers.moderator),
      sends: () => [
        {
          to: `GET ${callPaths.getParticipation}`,
          token: 'moderator',
          query: { id: String(ids.talk) },
          added: { with_cancelled: 'true' },
        },
      ],
    },
    {
      title: 'API-10 confirms a talk in the main list with all seven values',
      async act() {
        version = (await rowOf()).version;
        await decide({
          registrationId: `Registration:${ids.talk}`,
          confirmedFormat: 'SPEAKER',
          confirmedSectionId: 'Section:27',
          talkSchedule: '22 октября',
        });
      },
      sends: () => [
        {
          to: records,
          token: 'moderator',
          body: {
            id: ids.talk,
            new_user_type: 2,
            new_section: 27,
            new_org_comment: '22 октября',
            new_speak_day: null,
            new_speak_slot: null,
            new_speak_track: null,
          },
          added: { expected_version: version },
        },
      ],
    },
    {
      title: 'API-10 changes a record of the project’s list with id and three values',
      async act() {
        version = (await rowOf()).version;
        await decide({
          registrationId: `Registration:${ids.talk}`,
          project: 'neutron',
          confirmedFormat: 'SPEAKER',
          confirmedSectionId: 'Section:27',
          talkSchedule: '23 октября',
        });
      },
      sends: () => [
        {
          to: records,
          token: 'moderator',
          body: { id: ids.talk, new_user_type: 2, new_section: 27, new_org_comment: '23 октября' },
          added: { expected_version: version },
        },
      ],
    },
    {
      title: 'API-10 R16 confirms a listener with empty values',
      async act() {
        version = (await rowOf()).version;
        await decide({ registrationId: `Registration:${ids.talk}`, confirmedFormat: 'LISTENER' });
      },
      sends: () => [
        {
          to: records,
          token: 'moderator',
          body: {
            id: ids.talk,
            new_user_type: 1,
            new_section: null,
            new_org_comment: '',
            new_speak_day: null,
            new_speak_slot: null,
            new_speak_track: null,
          },
          added: { expected_version: version },
        },
      ],
    },
    {
      title: 'API-15 REG-06 the person confirms the participation',
      act: () =>
        mutate(
          'confirmParticipation',
          'ConfirmParticipationInput',
          'registration { isConfirmed }',
          {
            registrationId: `Registration:${ids.talk}`,
            listeningSectionIds: ['Section:28'],
            tour: 'ATTENDING',
            tshirtSize: 'XL',
          },
          callers.person,
        ),
      sends: () => [
        {
          to: change,
          token: 'person',
          body: {
            id: ids.talk,
            action: 'confirm_reg',
            is_confirm: 1,
            selected_listen_sections: [28],
            need_tour: 2,
            tshort_size: 4,
            cancel_poster: -1,
          },
        },
      ],
    },
    {
      title: 'API-17 downloads the invitation',
      act: () =>
        mutate(
          'createInvitationDownload',
          'CreateInvitationDownloadInput',
          'download { url }',
          { registrationId: `Registration:${ids.talk}` },
          callers.person,
        ),
      sends: () => [{ to: `GET ${callPaths.getInvitation}`, token: 'person', query: { id: String(ids.talk) } }],
    },
    {
      title: 'API-15 REG-09 cancels the poster',
      act: () =>
        mutate(
          'cancelRegistration',
          'CancelRegistrationInput',
          'cancelledId',
          { registrationId: `Registration:${ids.poster}` },
          callers.person,
        ),
      sends: () => [{ to: change, token: 'person', body: { id: ids.poster, action: 'cancel_reg', is_active: false } }],
    },
  ];

  const rows = '{ totalCount nodes { fullName } }';
  const lists: Step[] = [
    {
      title: 'API-11 a signed-in person reads the public list without the token',
      act: () => query(`{ edition { participants ${rows} } }`, callers.person),
      sends: () => [{ to: `GET ${callPaths.listParticipants}`, query: { meeting_id: '3' } }],
    },
    {
      title: 'API-11 a moderator reads the whole list',
      act: () => query(`{ edition { participants ${rows} } }`, callers.moderator),
      sends: () => [{ to: list, token: 'moderator', body: { meeting_id: 3, is_moderator: true } }],
    },
    {
      title: 'API-11 a signed-in person reads the project’s list without the token',
      act: () => query(`{ edition { participants(project: "neutron") ${rows} } }`, callers.person),
      sends: () => [{ to: list, body: { meeting_id: 3, is_moderator: false, neutron_only: true } }],
    },
    {
      title: 'API-11 a moderator reads the project’s list',
      act: () => query(`{ edition { participants(project: "neutron") ${rows} } }`, callers.moderator),
      sends: () => [{ to: list, token: 'moderator', body: { meeting_id: 3, is_moderator: true, neutron_only: true } }],
    },
    {
      title: 'API-12 reads the posters of the first session',
      act: () => query('{ edition { posterLists { groups { key } } } }', callers.person),
      sends: () => [{ to: `GET ${callPaths.listPosters}`, query: { meeting_id: '3', type: 'poster_1' } }],
    },
    {
      title: 'API-20 finds people by name',
      act: () => query('{ people(lastName: "Прово") { totalCount } }', callers.moderator),
      sends: () => [{ to: `GET ${callPaths.listIndividuals}`, token: 'moderator', query: { last_name: 'Прово' } }],
    },
    {
      title: 'API-20 finds people by role',
      act: () => query('{ people(usersOnly: true) { totalCount } }', callers.moderator),
      sends: () => [{ to: `GET ${callPaths.listIndividuals}`, token: 'moderator', query: { role: 'user' } }],
    },
    {
      title: 'API-21 makes a list of addresses',
      act: () =>
        mutate(
          'createMailingList',
          'CreateMailingListInput',
          'addresses',
          { kindKey: 'forum_active_users_25' },
          callers.moderator,
        ),
      sends: () => [
        {
          to: `POST ${callPaths.listEmails}`,
          token: 'moderator',
          body: { type: 'forum_active_users_25' },
        },
      ],
    },
    {
      title: 'API-29 exports the list',
      act: () =>
        mutate(
          'createParticipantsWorkbookDownload',
          'CreateParticipantsWorkbookDownloadInput',
          'download { url }',
          { editionId: 'Edition:2025' },
          callers.moderator,
        ),
      sends: () => [{ to: `GET ${callPaths.exportParticipations}`, token: 'moderator', query: { meeting_id: '3' } }],
    },
    {
      title: 'LST-06 exports a view with chosen columns',
      act: () =>
        mutate(
          'createParticipantsDownload',
          'CreateParticipantsDownloadInput',
          'download { url }',
          { editionId: 'Edition:2025', columns: ['NAME'], format: 'CSV' },
          callers.moderator,
        ),
      sends: () => [],
    },
    {
      title: 'API-30 reads what one person attended',
      act: () =>
        query(`{ registration(id: "Registration:${ids.talk}") { attendance { arrivedAt } } }`, callers.moderator),
      sends: () => [{ to: attendance, token: 'moderator', body: { type: 'person', um_id: ids.talk } }],
    },
    {
      title: 'API-30 reads the attendance of a section',
      act: () => query('{ edition { attendance(sectionId: "Section:26") { totalCount } } }', callers.moderator),
      sends: () => [{ to: attendance, token: 'moderator', body: { type: 'attendance', section_id: 26 } }],
    },
    {
      title: 'API-30 reads the audience of a section',
      act: () => query('{ edition { audience(sectionId: "Section:26") { totalCount } } }', callers.moderator),
      sends: () => [{ to: attendance, token: 'moderator', body: { type: 'audience', section_id: 26 } }],
    },
    {
      title: 'API-31 exports the attendance of a section',
      act: () =>
        mutate(
          'createAttendanceWorkbookDownload',
          'CreateAttendanceWorkbookDownloadInput',
          'download { url }',
          { kind: 'ATTENDANCE', sectionId: 'Section:26' },
          callers.moderator,
        ),
      sends: () => [
        {
          to: `GET ${callPaths.exportAttendance}`,
          token: 'moderator',
          query: { type: 'attendance', section_id: '26' },
        },
      ],
    },
    {
      title: 'API-18 downloads the certificate after the forum',
      async act() {
        provider.clock.set('2025-10-26T12:00:00+03:00');
        await mutate(
          'createCertificateDownload',
          'CreateCertificateDownloadInput',
          'download { url }',
          { registrationId: `Registration:${ids.talk}` },
          callers.person,
        );
      },
      sends: () => [{ to: `GET ${callPaths.getCertificate}`, token: 'person', query: { id: String(ids.talk) } }],
    },
    {
      title: 'ACC-18 logs out',
      act: () => query('mutation { logout { isTokenEnded } }', callers.newcomer),
      sends: () => [],
    },
  ];

  return { callers, steps: [...accounts, ...registrations, ...files, ...decisions, ...lists] };
}
