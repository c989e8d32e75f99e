import { beforeEach } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type GraphqlAnswer, mutationOf } from '../testkit/gateway.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal, unlimited } from '../testkit/portal.ts';
import { sampleFiles, signUpInput } from '../testkit/samples.ts';

export const token = { token: 't' };
export const listCall = `GET ${callPaths.listRegistrations}`;
const getCall = `GET ${callPaths.getParticipation}`;
export const profileCall = `GET ${callPaths.getAccount}`;
export const deleteCall = `DELETE ${callPaths.deleteFile}`;

export const stored = registration({
  id: 12,
  comments: 'Прочитано',
  created_at: '2025-09-15T12:00:00Z',
  file_pdf_id: 501,
});
const participation = { ...stored, user_descr: 'Примеров Пример', speak_day: 3 };

export const own = 'registration { id title }';
export const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Прочитано' };
const ofOwn = { registrationId: 'Registration:12' };
const seen = { talkDay: 3, isConfirmed: false };
const decision = { ...ofOwn, confirmedFormat: 'POSTER', confirmedSectionId: 'Section:26', seen };
const fullName = { lastName: 'Примеров', firstName: 'Пример' };
const link = { values: [{ name: 'user_id', value: '7' }] };

export interface Write {
  name: string;
  rows: string;
  call: string;
  run(): Promise<GraphqlAnswer>;
  /** What the payload holds after the record was read. */
  payload: object;
}

const { makeRegistration, changeRegistration, changeParticipation, changeIndividual } = callPaths;
export const read = { registration: { id: 'Registration:12', title: 'Прочитано' } };
export const profile = { viewer: { profile: { id: 'Profile:70', phone: '+70000000000' } } };
const profileFields = 'viewer { profile { id phone } }';
const decided = { id: 'Registration:12', talkDay: 3 };

/** Every write of the gateway, before a provider whose answers the tests script. */
export async function openWrites() {
  const { provider, gateway } = await scriptedPortal({ rights: 'moderator', attemptRates: unlimited });

  beforeEach(() => {
    provider
      .on(listCall, { body: { data: [registration({ id: 11, need_tour: 1 }), stored] } })
      .on(getCall, { body: { data: participation } })
      .on(`POST ${callPaths.uploadFile}`, { status: 201, body: { data: { id: 501 } } })
      .on(deleteCall, { status: 204 });
  });

  const send = (name: string, input: object, selection: string) =>
    gateway.mutate(name, input, `${selection} userErrors { code message field }`, token);

  const write = (rows: string, call: string, name: string, input: object, fields: string, payload: object): Write => ({
    name,
    rows,
    call,
    run: () => send(name, input, fields),
    payload,
  });
  const upload = (rows: string, call: string, name: string, input: object, fields: string, payload: object): Write => ({
    ...write(rows, call, name, input, fields, payload),
    run() {
      const file =
        name === 'uploadPhoto' ? { name: 'a.png', bytes: sampleFiles.png } : { name: 'a.pdf', bytes: sampleFiles.pdf };
      return gateway.upload(mutationOf(name, `${fields} userErrors { code message field }`), input, file, token);
    },
  });

  const setTour = write(
    'API-15 TOU-02',
    `POST ${changeRegistration}`,
    'setTour',
    { ...ofOwn, decision: 'DECLINED' },
    own,
    read,
  );
  const attach = upload(
    'API-16 FIL-05',
    `POST ${callPaths.addRegistrationFile}`,
    'uploadRegistrationFile',
    { ...ofOwn, kind: 'THESIS_PDF' },
    own,
    read,
  );
  const registrationWrites: Write[] = [
    write('API-14 REG-04', `POST ${makeRegistration}`, 'registerForForum', talk, own, read),
    write('API-14 REG-07', `POST ${makeRegistration}`, 'addTalk', talk, own, read),
    write('API-15 REG-06', `POST ${changeRegistration}`, 'confirmParticipation', ofOwn, own, read),
    setTour,
    write(
      'API-15 FIL-04',
      `POST ${changeRegistration}`,
      'deleteRegistrationFile',
      { ...ofOwn, kind: 'THESIS_PDF' },
      own,
      read,
    ),
    attach,
  ];
  const saveProfile = write(
    'API-19 CAB-01',
    `PATCH ${changeIndividual}`,
    'updateProfile',
    fullName,
    profileFields,
    profile,
  );

  const writes: Write[] = [
    ...registrationWrites,
    write('API-15 REG-09', `POST ${changeRegistration}`, 'cancelRegistration', ofOwn, 'cancelledId', {
      cancelledId: 'Registration:12',
    }),
    write('API-10 LST-04', `POST ${changeParticipation}`, 'confirmFormat', decision, 'registration { id talkDay }', {
      registration: decided,
    }),
    saveProfile,
    upload('API-28 CAB-02', `POST ${callPaths.uploadPhoto}`, 'uploadPhoto', {}, profileFields, profile),
    write('API-02 ACC-10', `POST ${callPaths.register}`, 'signUp', signUpInput, 'email', { email: signUpInput.email }),
    write(
      'API-03 ACC-15',
      `POST ${callPaths.sendResetPasswordLink}`,
      'requestPasswordReset',
      { email: 'a@example.org' },
      'isSent',
      { isSent: true },
    ),
    write(
      'API-04 ACC-16',
      `POST ${callPaths.resetPassword}`,
      'resetPassword',
      { link, password: 'Primer2025' },
      'isChanged',
      { isChanged: true },
    ),
  ];

  return { provider, gateway, send, setTour, attach, saveProfile, registrationWrites, writes };
}
