import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type GraphqlAnswer, mutationOf } from '../testkit/gateway.ts';
import { type Answer, individual, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal, unlimited } from '../testkit/portal.ts';
import { sampleFiles, signUpInput } from '../testkit/samples.ts';

/** No provider promises the body of its answer to a write: every 2xx without a rejection means that the write was made. */
const token = { token: 't' };
const listCall = `GET ${callPaths.listRegistrations}`;
const getCall = `GET ${callPaths.getParticipation}`;
const profileCall = `GET ${callPaths.getAccount}`;
const deleteCall = `DELETE ${callPaths.deleteFile}`;

const { provider, gateway } = await scriptedPortal({ rights: 'moderator', attemptRates: unlimited });

const stored = registration({ id: 12, comments: 'Прочитано', created_at: '2025-09-15T12:00:00Z', file_pdf_id: 501 });
const participation = { ...stored, user_descr: 'Примеров Пример', speak_day: 3 };

beforeEach(() => {
  provider
    .on(listCall, { body: { data: [registration({ id: 11, need_tour: 1 }), stored] } })
    .on(getCall, { body: { data: participation } })
    .on(`POST ${callPaths.uploadFile}`, { status: 201, body: { data: { id: 501 } } })
    .on(deleteCall, { status: 204 });
});

const send = (name: string, input: object, selection: string) =>
  gateway.mutate(name, input, `${selection} userErrors { code message field }`, token);

const own = 'registration { id title }';
const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Прочитано' };

interface Write {
  rows: string;
  call: string;
  run(): Promise<GraphqlAnswer>;
  /** What the payload holds after the record was read. */
  payload: object;
}

const registrationPayload = { registration: { id: 'Registration:12', title: 'Прочитано' } };

const registrationWrites: Record<string, Write> = {
  registerForForum: {
    rows: 'API-14 REG-04',
    call: `POST ${callPaths.makeRegistration}`,
    run: () => send('registerForForum', talk, own),
    payload: registrationPayload,
  },
  addTalk: {
    rows: 'API-14 REG-07',
    call: `POST ${callPaths.makeRegistration}`,
    run: () => send('addTalk', talk, own),
    payload: registrationPayload,
  },
  confirmParticipation: {
    rows: 'API-15 REG-06',
    call: `POST ${callPaths.changeRegistration}`,
    run: () => send('confirmParticipation', { registrationId: 'Registration:12' }, own),
    payload: registrationPayload,
  },
  setTour: {
    rows: 'API-15 TOU-02',
    call: `POST ${callPaths.changeRegistration}`,
    run: () => send('setTour', { registrationId: 'Registration:12', decision: 'DECLINED' }, own),
    payload: registrationPayload,
  },
  deleteRegistrationFile: {
    rows: 'API-15 FIL-04',
    call: `POST ${callPaths.changeRegistration}`,
    run: () => send('deleteRegistrationFile', { registrationId: 'Registration:12', kind: 'THESIS_PDF' }, own),
    payload: registrationPayload,
  },
  uploadRegistrationFile: {
    rows: 'API-16 FIL-05',
    call: `POST ${callPaths.addRegistrationFile}`,
    run: () =>
      gateway.upload(
        mutationOf('uploadRegistrationFile', 'registration { id title } userErrors { code message field }'),
        { registrationId: 'Registration:12', kind: 'THESIS_PDF' },
        { name: 'a.pdf', bytes: sampleFiles.pdf },
        token,
      ),
    payload: registrationPayload,
  },
};

const writes: Record<string, Write> = {
  ...registrationWrites,
  cancelRegistration: {
    rows: 'API-15 REG-09',
    call: `POST ${callPaths.changeRegistration}`,
    run: () => send('cancelRegistration', { registrationId: 'Registration:12' }, 'cancelledId'),
    payload: { cancelledId: 'Registration:12' },
  },
  confirmFormat: {
    rows: 'API-10 LST-04',
    call: `POST ${callPaths.changeParticipation}`,
    run: () =>
      send(
        'confirmFormat',
        { registrationId: 'Registration:12', confirmedFormat: 'POSTER', confirmedSectionId: 'Section:26' },
        'registration { id talkDay }',
      ),
    payload: { registration: { id: 'Registration:12', talkDay: 3 } },
  },
  applyBulkChange: {
    rows: 'API-10',
    call: `POST ${callPaths.changeParticipation}`,
    run: () =>
      send(
        'applyBulkChange',
        { items: [{ registrationId: 'Registration:12' }], change: { confirmedFormat: 'POSTER' } },
        'results { outcome message after { id talkDay } }',
      ),
    payload: { results: [{ outcome: 'CHANGED', message: null, after: { id: 'Registration:12', talkDay: 3 } }] },
  },
  updateProfile: {
    rows: 'API-19 CAB-01',
    call: `PATCH ${callPaths.changeIndividual}`,
    run: () => send('updateProfile', { lastName: 'Примеров', firstName: 'Пример' }, 'viewer { profile { id phone } }'),
    payload: { viewer: { profile: { id: 'Profile:70', phone: '+70000000000' } } },
  },
  uploadPhoto: {
    rows: 'API-28 CAB-02',
    call: `POST ${callPaths.uploadPhoto}`,
    run: () =>
      gateway.upload(
        mutationOf('uploadPhoto', 'viewer { profile { id phone } } userErrors { code message field }'),
        {},
        { name: 'a.png', bytes: sampleFiles.png },
        token,
      ),
    payload: { viewer: { profile: { id: 'Profile:70', phone: '+70000000000' } } },
  },
  requestPasswordReset: {
    rows: 'API-03 ACC-15',
    call: `POST ${callPaths.sendResetPasswordLink}`,
    run: () => send('requestPasswordReset', { email: 'a@example.org' }, 'isSent'),
    payload: { isSent: true },
  },
  resetPassword: {
    rows: 'API-04 ACC-16',
    call: `POST ${callPaths.resetPassword}`,
    run: () =>
      send(
        'resetPassword',
        { link: { values: [{ name: 'user_id', value: '7' }] }, password: 'Primer2025' },
        'isChanged',
      ),
    payload: { isChanged: true },
  },
};

const answers: [string, Answer][] = [
  ['its id alone', { body: { data: { id: 12 } } }],
  ['its id and a text', { body: { data: { id: 12 }, message: 'Успешно' } }],
  ['another id, of what it made', { body: { data: { id: 901 } } }],
  ['a text in detail', { body: { detail: 'Готово' } }],
  ['data that are no record', { body: { data: true, message: 'Успешно' } }],
  ['201 and a text', { status: 201, body: { message: 'Создано' } }],
  ['an empty error beside data', { body: { data: { id: 12 }, error: '', errors: [] } }],
  ['204', { status: 204 }],
  ['200 without a body', { status: 200 }],
];

describe.each(Object.entries(writes))('%s', (name, { rows, call, run, payload }) => {
  it.each(answers)(`${rows} succeeds when the provider answers %s, and reads the missing fields`, async (_, answer) => {
    provider.on(call, answer);
    const { data, errors } = await run();
    expect(errors).toEqual([]);
    expect(data).toEqual({ [name]: { ...payload, userErrors: [] } });
    expect(provider.callsTo(call)).toHaveLength(1);
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['error', { body: { error: 'Так нельзя' } }],
    ['error beside data', { body: { error: 'Так нельзя', data: null } }],
    ['message in place of everything', { body: { message: 'Так нельзя', data: null } }],
    ['400', { status: 400, body: { detail: 'Так нельзя' } }],
    ['200 and success: false', { body: { success: false, msg: 'Так нельзя' } }],
    ['200 and ok: false beside data', { body: { ok: false, data: { id: 12 }, message: 'Так нельзя' } }],
    ['200 and status: error', { body: { status: 'error', message: 'Так нельзя' } }],
  ])(`${rows} is rejected by %s`, async (_, answer) => {
    provider.on(call, answer).on(listCall, { body: { data: [{ ...stored, file_pdf_id: null }] } });
    const { text, errors } = await run();
    expect(errors).toEqual([]);
    expect(text).toContain('Так нельзя');
  });
});

describe('a record in an answer that leaves the contract', () => {
  it('is logged and not used; the gateway reads the record instead', async () => {
    const { call, run } = writes.setTour as Write;
    provider.on(call, { body: { data: { ...stored, comments: 7 } } });
    gateway.log.length = 0;
    expect((await run()).data).toEqual({ setTour: { ...registrationPayload, userErrors: [] } });
    const warnings = gateway.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ operation: 'changeRegistration', answer: 'Registration', keyword: 'type' }]);
  });

  it('with no known field is a success, and is logged', async () => {
    const { call, run } = writes.setTour as Write;
    gateway.log.length = 0;
    for (const body of [{ state: 'queued' }, { detail: 'Готово' }, { data: { id: 12 } }]) {
      provider.on(call, { body });
      expect((await run()).data).toEqual({ setTour: { ...registrationPayload, userErrors: [] } });
    }
    const warnings = gateway.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ operation: 'changeRegistration', answer: 'Registration' }]);
  });

  it('with a part of the record is completed by a read, or used alone if the read fails', async () => {
    const { call, run } = writes.setTour as Write;
    provider.on(call, { body: { data: { id: 12, type: 2, confirm_type: 0, is_confirm: 0, comments: 'Из ответа' } } });
    expect((await run()).data).toEqual({ setTour: { ...registrationPayload, userErrors: [] } });
    provider.calls.length = 0;
    provider.on(listCall, () =>
      provider.callsTo(call).length === 0 ? { body: { data: [stored] } } : { status: 500, body: 'x' },
    );
    expect((await run()).data).toMatchObject({
      setTour: { registration: { id: 'Registration:12', title: 'Из ответа' } },
    });
  });
});

describe('API-02 ACC-10 an account', () => {
  it('is not created when the provider answers 200 and success: false', async () => {
    provider.on(`POST ${callPaths.register}`, { body: { success: false, msg: 'Регистрация закрыта' } });
    const { data } = await send('signUp', signUpInput, 'email');
    expect(data).toEqual({
      signUp: { email: null, userErrors: [{ code: 'REFUSED', message: 'Регистрация закрыта', field: null }] },
    });
  });

  it.each(answers)('is created when the provider answers %s', async (_, answer) => {
    provider.on(`POST ${callPaths.register}`, answer);
    const { data } = await send('signUp', signUpInput, 'email');
    expect(data).toEqual({ signUp: { email: 'novaya@example.org', userErrors: [] } });
  });
});

describe('API-01 ACC-01 a login', () => {
  it.each([
    ['the account in place of its id', { token: 'new', user: { id: 7, email: 'a@example.org' } }],
    ['the token alone', { token: 'new' }],
    ['a text as well', { token: 'new', user: 7, message: 'Добро пожаловать' }],
  ])('that answers %s opens a session of the account', async (_, body) => {
    provider.on(`POST ${callPaths.login}`, { body });
    const input = { email: 'a@example.org', password: 'Primer2025' };
    const { data } = await send('login', input, 'viewer { id displayName }');
    expect(data).toEqual({ login: { viewer: { id: 'Viewer:7', displayName: 'Примеров Пример' }, userErrors: [] } });
    const [, ...reads] = provider.callsTo(profileCall);
    for (const { headers } of reads) expect(headers.authorization).toBe('Token new');
  });
});

describe('a record that cannot be read after its write', () => {
  it.each(Object.entries(registrationWrites))(
    '%s is done: its record alone is missing',
    async (name, { call, run }) => {
      provider.on(call, { body: { data: { id: 12 } } }).on(listCall, () =>
        // Some actions read the list before they are sent.
        provider.callsTo(call).length === 0 ? { body: { data: [stored] } } : { status: 500, body: '<h1>down</h1>' },
      );
      const { data, errors } = await run();
      expect(data).toEqual({ [name]: { registration: null, userErrors: [] } });
      expect(errors).toMatchObject([{ path: [name, 'registration'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
      expect(provider.callsTo(deleteCall)).toEqual([]);
    },
  );

  it('REG-07 does not use a key for a second registration afterwards', async () => {
    const call = `POST ${callPaths.makeRegistration}`;
    provider.on(call, { body: { data: { id: 12 } } });
    const again = () => send('registerForForum', { ...talk, requestKey: 'key-1' }, own);
    provider.on(listCall, { status: 403, body: { detail: 'Нельзя' } });
    expect((await again()).codes).toEqual(['FORBIDDEN']);
    provider.on(listCall, { body: { data: [stored] } });
    expect((await again()).data).toEqual({ registerForForum: { ...registrationPayload, userErrors: [] } });
    expect(provider.callsTo(call)).toHaveLength(1);
  });
});

describe('FIL-05 an uploaded file without a clear answer to add_file', () => {
  const { call, run } = registrationWrites.uploadRegistrationFile as Write;
  const unclear: [string, Answer][] = [
    ['HTML with 200', { body: '<h1>OK</h1>' }],
    ['a bare text with 200', { body: { message: 'Файл добавлен' } }],
    ['500', { status: 500, body: '<h1>Error</h1>' }],
    ['a lost connection', { reset: 'before' }],
  ];

  it.each(unclear)('stays if it is attached after %s', async (_, answer) => {
    provider.on(call, answer);
    const { data, errors } = await run();
    expect(errors).toEqual([]);
    expect(data).toEqual({ uploadRegistrationFile: { ...registrationPayload, userErrors: [] } });
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });

  it.each(unclear)('is deleted if the slot does not hold it after %s', async (_, answer) => {
    provider.on(call, answer).on(listCall, { body: { data: [{ ...stored, file_pdf_id: null }] } });
    await run();
    expect(provider.callsTo(deleteCall)).toMatchObject([{ query: { id: '501' } }]);
  });

  it.each(unclear)('stays if its slot cannot be read after %s', async (_, answer) => {
    provider.on(call, answer).on(listCall, { status: 500, body: 'x' });
    await run();
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });
});

describe('reads', () => {
  it('reads a list with data and a text as a success', async () => {
    provider.on(listCall, { body: { data: [stored], message: 'Найдено: 1' } });
    const { data, errors } = await gateway.graphql('{ viewer { registrations { id } } }', {}, token);
    expect(errors).toEqual([]);
    expect(data).toEqual({ viewer: { registrations: [{ id: 'Registration:12' }] } });
  });

  it('reports a list whose data leave the contract, whatever text it has', async () => {
    provider.on(listCall, { body: { data: [{ id: 'x' }], message: 'Найдено: 1' } });
    const { codes } = await gateway.graphql('{ viewer { registrations { id } } }', {}, token);
    expect(codes).toEqual(['PROVIDER_BAD_RESPONSE']);
  });

  it('CAB-01 creates the profile of an account without one, although the answer has only an id', async () => {
    let isCreated = false;
    const person = () => (isCreated ? individual : null);
    provider
      .on(profileCall, ({ query }) => ({
        body: query.id === undefined ? { id: 7 } : { username: 'a@example.org', profiles: [{ individual: person() }] },
      }))
      .on(`POST ${callPaths.createIndividual}`, () => {
        isCreated = true;
        return { status: 201, body: { data: { id: 70 } } };
      });
    const answer = await (writes.updateProfile as Write).run();
    expect(answer.data).toEqual({ updateProfile: { ...writes.updateProfile?.payload, userErrors: [] } });
  });
});
