import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Answer, individual } from '../testkit/misbehavingProvider.ts';
import { deleteCall, listCall, openWrites, profile, profileCall, read, stored, token } from './writeTable.ts';

/** No provider promises the body of its answer to a write: every 2xx without a rejection means that the write was made. */
const { provider, gateway, send, setTour, saveProfile, writes } = await openWrites();

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

describe.each(writes)('$name', ({ name, rows, call, run, payload }) => {
  it.each(answers)(`${rows} succeeds when the provider answers %s, and reads the missing fields`, async (_, answer) => {
    provider.on(call, answer);
    const { data, errors } = await run();
    expect(errors).toEqual([]);
    expect(data).toEqual({ [name]: { ...payload, userErrors: [] } });
    expect(provider.callsTo(call)).toHaveLength(1);
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });

  // contract/errors.test.ts has every form of a rejection.
  it.each<[string, Answer]>([
    ['400', { status: 400, body: { detail: 'Так нельзя' } }],
    ['message in place of everything', { body: { message: 'Так нельзя', data: null } }],
    ['200 and ok: false beside data', { body: { ok: false, data: { id: 12 }, message: 'Так нельзя' } }],
  ])(`${rows} is rejected by %s`, async (_, answer) => {
    provider.on(call, answer).on(listCall, { body: { data: [{ ...stored, file_pdf_id: null }] } });
    const { text, errors } = await run();
    expect(errors).toEqual([]);
    expect(text).toContain('Так нельзя');
  });
});

describe('a record in an answer that leaves the contract', () => {
  it('is logged and not used; the gateway reads the record instead', async () => {
    const { call, run } = setTour;
    provider.on(call, { body: { data: { ...stored, comments: 7 } } });
    gateway.log.length = 0;
    expect((await run()).data).toEqual({ setTour: { ...read, userErrors: [] } });
    const warnings = gateway.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ operation: 'changeRegistration', answer: 'Registration', keyword: 'type' }]);
  });

  it('with no known field is a success, and is logged', async () => {
    const { call, run } = setTour;
    gateway.log.length = 0;
    for (const body of [{ state: 'queued' }, { detail: 'Готово' }, { data: { id: 12 } }]) {
      provider.on(call, { body });
      expect((await run()).data).toEqual({ setTour: { ...read, userErrors: [] } });
    }
    const warnings = gateway.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([{ operation: 'changeRegistration', answer: 'Registration' }]);
  });

  it('with a part of the record is completed by a read, or used alone if the read fails', async () => {
    const { call, run } = setTour;
    provider.on(call, { body: { data: { id: 12, type: 2, confirm_type: 0, is_confirm: 0, comments: 'Из ответа' } } });
    expect((await run()).data).toEqual({ setTour: { ...read, userErrors: [] } });
    provider.calls.length = 0;
    provider.on(listCall, () =>
      provider.callsTo(call).length === 0 ? { body: { data: [stored] } } : { status: 500, body: 'x' },
    );
    expect((await run()).data).toMatchObject({
      setTour: { registration: { id: 'Registration:12', title: 'Из ответа' } },
    });
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
    const answer = await saveProfile.run();
    expect(answer.data).toEqual({ updateProfile: { ...profile, userErrors: [] } });
  });
});
