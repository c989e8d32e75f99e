import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../testkit/gateway.ts';
import { PASSWORD } from '../../testkit/provider.ts';
import { sampleFiles } from '../../testkit/samples.ts';
import { type Journey, type Step, sent, step } from './step.ts';

const email = 'provoda@example.org';
const password = 'Provoda2025';

const person = { lastName: 'Проводова', firstName: 'Проба', middleName: 'Примеровна', gender: 'FEMALE' };
const others = {
  organizationId: 'Organization:134',
  otherOrganization: 'Институт образцовых исследований',
  positionId: 'Position:47',
  otherPosition: 'Образцовая должность',
};
const account = {
  ...person,
  ...others,
  email: 'Provoda@Example.org',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  phone: '+79000000001',
  birthDate: '2000-01-01',
  citizenship: 'РФ',
  academicDegreeId: 'AcademicDegree:1',
  hasConsented: true,
  consentVersion: '2025-08-01',
};
const profile = {
  ...person,
  ...others,
  phone: '+79000000002',
  birthDate: '1999-12-31',
  citizenship: 'Беларусь',
  academicDegreeId: 'AcademicDegree:2',
  schoolStatusId: 'SchoolStatus:1',
};
const newcomer = {
  lastName: 'Новая',
  firstName: 'Сестринская',
  middleName: '',
  otherOrganization: '',
  otherPosition: '',
};

/** An account is made, and its person fills in the profile. */
export function accountSteps({ provider, gateway, callers, ids, succeeded, query, mutate }: Journey): Step[] {
  let link: Record<string, string> = {};
  const mailed = async (subject: string) => {
    const letter = (await provider.mailbox()).find((one) => one.to === email && one.subject.includes(subject));
    link = Object.fromEntries(new URL(/http:\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams);
    // Sends a deployment's own values too.
    link.source = 'letter';
    return { values: Object.entries(link).map(([name, value]) => ({ name, value })) };
  };
  const signIn = async (name: string, secret: string) => {
    const { token } = await mutate('createToken', 'token', { email: name, password: secret });
    return { token: String(token) };
  };

  return [
    step(
      'API-02 signs up',
      () => mutate('signUp', 'email', account),
      () => {
        const individual = {
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
        };
        const body = {
          username: email,
          email,
          password: PASSWORD,
          password_confirm: PASSWORD,
          first_name: 'Проба',
          last_name: 'Проводова',
          site_type: 'forum',
          individual,
        };
        return [sent(`POST ${callPaths.register}`, undefined, body, { consent_version: '2025-08-01' })];
      },
    ),
    step(
      'API-05 follows the mailed link with all its values',
      async () => mutate('verifyEmail', 'detail', await mailed('Подтвердите')),
      () => [sent(`POST ${callPaths.verifyRegistration}`, undefined, link)],
    ),
    step(
      'API-03 asks for a reset link',
      () => mutate('requestPasswordReset', 'isSent', { email: account.email }),
      () => {
        const body = { email, login: email, lang: 'ru', site_type: 'forum' };
        return [sent(`POST ${callPaths.sendResetPasswordLink}`, undefined, body)];
      },
    ),
    step(
      'API-04 sets a new password with all values of the link',
      async () => mutate('resetPassword', 'isChanged', { link: await mailed('Восстановление'), password }),
      () => [sent(`POST ${callPaths.resetPassword}`, undefined, { ...link, password })],
    ),
    step(
      'API-01 logs in',
      async () => {
        callers.person = await signIn(account.email, password);
        callers.moderator = await signIn('moderator@example.org', PASSWORD);
        callers.newcomer = await signIn('sister-new@example.org', PASSWORD);
      },
      () => [sent(`POST ${callPaths.login}`, undefined, { login: email, password })],
    ),
    step(
      'API-06 API-07 API-22 API-23 API-24 API-25 reads the account and the lists to choose from',
      async () => {
        const data = await query('{ viewer { id email isModerator profile { id } } }', 'person');
        ids.individual = Number((data.viewer as { profile: { id: string } }).profile.id.split(':').at(-1));
        await query('{ organizations { id } positions { id } academicDegrees { id } schoolStatuses { id } }', 'person');
      },
      () => [
        sent(`GET ${callPaths.getAccount}`, 'person'),
        sent(`GET ${callPaths.listAcademicDegrees}`),
        sent(`GET ${callPaths.listPositions}`),
        sent(`GET ${callPaths.listSchoolStatuses}`),
        sent(`GET ${callPaths.listOrganizations}`),
      ],
    ),
    step(
      'API-19 saves the profile, with the school status once it is chosen',
      () => mutate('updateProfile', 'viewer { id }', profile, 'person'),
      () => {
        const body = {
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
        };
        return [sent(`PATCH ${callPaths.changeIndividual}`, 'person', body)];
      },
    ),
    step(
      'API-19 makes the profile of an account without one',
      () => mutate('updateProfile', 'viewer { id }', newcomer, 'newcomer'),
      () => {
        const body = { first_name: 'Сестринская', last_name: 'Новая', middle_name: '' };
        return [sent(`POST ${callPaths.createIndividual}`, 'newcomer', body)];
      },
    ),
    step(
      'API-28 replaces the photo',
      async () => {
        const photo = { name: 'фото.png', bytes: sampleFiles.png };
        const text = mutationOf('uploadPhoto', 'userErrors { code message }');
        succeeded(await gateway.upload(text, {}, photo, callers.person));
      },
      () => {
        const body = { img: 'фото.png', id: String(ids.individual), name: 'фото.png' };
        return [sent(`POST ${callPaths.uploadPhoto}`, 'person', body)];
      },
    ),
  ];
}
