import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { startGateway, type TestGateway } from '../../testkit/gateway.ts';
import { type LosingProxy, startLosingProxy } from '../../testkit/losingProxy.ts';
import {
  type Answer,
  type MisbehavingProvider,
  registration,
  scriptAccount,
  startMisbehavingProvider,
} from '../../testkit/misbehavingProvider.ts';
import { startProvider, type TestProvider } from '../../testkit/provider.ts';

const makePath = callPaths.makeRegistration;
const listPath = callPaths.listRegistrations;
const makeCall = `POST ${makePath}`;
const listCall = `GET ${listPath}`;

const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Образцовый доклад' };
const extra = { requestedFormat: 'POSTER', requestedSectionId: 'Section:27', title: 'Ещё один доклад' };

let gateway: TestGateway;

type Made = { registration: { id: string } | null; userErrors: { code: string; message: string }[] };

const mutate = (name: string, input: object, token: string, asked = gateway) =>
  asked.mutate<Made>(name, input, 'registration { id title } userErrors { code message }', { token });
const register = (input: object, token = 't', asked = gateway) => mutate('registerForForum', input, token, asked);
const addTalk = (input: object, token = 't') => mutate('addTalk', input, token);
const idOf = ({ payload }: { payload: Made }) => payload.registration?.id.replace('Registration:', '');
const refusalOf = ({ payload }: { payload: Made }) => payload.userErrors[0]?.message;

describe('with a provider without keys', () => {
  let provider: MisbehavingProvider;
  let stored: object[];

  beforeAll(async () => {
    provider = await startMisbehavingProvider();
    gateway = await startGateway({ providerUrl: provider.url });
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

  /** Creates a registration for every request and answers as scripted. */
  const makes = (answerOf: (count: number, data: object) => Answer) =>
    provider.on(makeCall, ({ body }, count) => {
      const { type, comment, section_choice } = JSON.parse(Buffer.from(body, 'latin1').toString());
      const data = registration({ id: 100 + count, type, comments: comment, section_choice_id: section_choice });
      stored.push(data);
      return answerOf(count, data);
    });
  beforeEach(() => {
    provider.reset();
    stored = [];
    scriptAccount(provider).on(listCall, () => ({ body: { data: stored } }));
    makes((_, data) => ({ body: { data } }));
  });

  it('REG-04 passes the key on, and makes one registration of equal simultaneous requests', async () => {
    const input = { ...talk, requestKey: 'key-at-once' };
    const answers = await Promise.all([1, 2, 3].map(() => register(input)));
    expect(answers.map(idOf)).toEqual(['101', '101', '101']);
    expect(provider.callsTo(makeCall)).toHaveLength(1);
    expect(provider.callsTo(makeCall)[0]?.headers['idempotency-key']).toBe('key-at-once');
  });

  it.each<[string, Answer]>([
    ['the connection is cut', { reset: 'before' }],
    ['the answer is cut', { reset: 'inBody', body: { data: registration() } }],
    ['the service fails', { status: 500, body: '<h1>Server Error</h1>' }],
    ['the answer is none', { body: { data: {} } }],
    ['no answer comes in time', { delayMs: 3_500 }],
  ])('REG-04 finds the created registration if %s', async (_, answer) => {
    makes(() => answer);
    const made = await register({ ...talk, requestKey: `key-${_.replaceAll(' ', '-')}` });
    expect(made.errors).toEqual([]);
    expect(idOf(made)).toBe('101');
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('REG-07 reads the list before it repeats a request with an unknown outcome', async () => {
    stored.push(registration());
    let isReadable = true;
    provider.on(listCall, () => (isReadable ? { body: { data: stored } } : { status: 500, body: 'x' }));
    // The list is readable for the answer about the excursion, and then no more, so the outcome of the request stays unknown.
    makes(() => {
      isReadable = false;
      return { reset: 'before' };
    });
    const input = { ...extra, requestKey: 'key-unknown' };
    expect((await addTalk(input)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    isReadable = true;
    expect(idOf(await addTalk(input))).toBe('101');
    expect(provider.callsTo(makeCall)).toHaveLength(1);
    expect(stored).toHaveLength(2);
  });

  it('REG-07 repeats no request while the list cannot be read', async () => {
    makes(() => ({ reset: 'before' }));
    provider.on(listCall, { status: 500, body: 'x' });
    const input = { ...talk, requestKey: 'key-blind' };
    await register(input);
    expect((await register(input)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('REG-04 repeats a request that created nothing', async () => {
    provider.on(makeCall, (_, count) => (count === 1 ? { reset: 'before' } : { body: { data: registration() } }));
    const input = { ...talk, requestKey: 'key-nothing-made' };
    expect((await register(input)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(idOf(await register(input))).toBe('12');
    expect(provider.callsTo(makeCall)).toHaveLength(2);
  });

  it('REG-04 answers a repeated request with the existing registration, also under a new token', async () => {
    const input = { ...talk, requestKey: 'key-new-token' };
    expect(idOf(await register(input, 'old'))).toBe('101');
    expect(idOf(await register(input, 'new'))).toBe('101');
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('REG-09 does not make a cancelled registration again', async () => {
    const input = { ...talk, requestKey: 'key-cancelled' };
    await register(input);
    stored = [];
    expect(refusalOf(await register(input))).toBe('Эта регистрация уже отменена');
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('rejects another request with the same key', async () => {
    await register({ ...talk, requestKey: 'key-other' });
    const answer = await register({ ...talk, title: 'Другой доклад', requestKey: 'key-other' });
    expect(refusalOf(answer)).toBe('С этим ключом уже отправлен другой запрос, обновите страницу');
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('accepts a corrected request with the key of a rejected one', async () => {
    provider.on(makeCall, { body: { error: 'Вы уже зарегистрированы' } });
    expect(refusalOf(await register({ ...talk, requestKey: 'key-mended' }))).toBe('Вы уже зарегистрированы');
    makes((_, data) => ({ body: { data } }));
    expect(idOf(await register({ ...talk, title: 'Исправлено', requestKey: 'key-mended' }))).toBe('102');
  });

  it('makes two registrations for two keys', async () => {
    stored.push(registration());
    const ids = [
      await addTalk({ ...extra, requestKey: 'key-one' }),
      await addTalk({ ...extra, requestKey: 'key-two' }),
    ];
    expect(ids.map(idOf)).toEqual(['101', '102']);
  });

  it.each(['', 'a'.repeat(101), 'ключ', 'a b'])('rejects the key «%s»', async (requestKey) => {
    const answer = await register({ ...talk, requestKey });
    const ofSchool = await mutate('registerForSchool', { requestKey }, 't');
    const rejected = { registration: null, userErrors: [{ code: 'INVALID' }] };
    expect([answer.payload, ofSchool.payload]).toMatchObject([rejected, rejected]);
    expect(provider.callsAfterCheck()).toEqual([]);
  });
});

describe('with the reference provider, when answers are lost', () => {
  let provider: TestProvider;
  let proxy: LosingProxy;
  /** It remembers nothing of the requests to the first one. */
  let other: TestGateway;
  let token: string;

  beforeAll(async () => {
    provider = await startProvider();
    proxy = await startLosingProxy(provider.url);
    gateway = await startGateway({ providerUrl: proxy.url });
    other = await startGateway({ providerUrl: proxy.url });
    token = await provider.login('participant@example.org');
  });
  afterAll(async () => {
    await gateway.close();
    await other.close();
    await proxy.close();
    await provider.close();
  });

  const stored = async () => {
    const rows = provider.database.selectFrom('participations').select(['id', 'comments']);
    return rows.where('account_id', '=', 1).where('is_active', '=', true).orderBy('id').execute();
  };

  it('REG-04 REG-07 every retry of a key, by any gateway, finds the one registration and sends one letter', async () => {
    const input = { ...talk, requestKey: 'key-lost' };
    proxy.lose(makePath, listPath);
    expect((await register(input, token)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(await stored()).toHaveLength(1);
    proxy.lose();
    const [row] = await stored();
    for (const asked of [gateway, other, other])
      expect(idOf(await register(input, token, asked))).toBe(String(row?.id));

    proxy.lose(makePath);
    expect(idOf(await addTalk({ ...extra, requestKey: 'key-extra' }, token))).toBe(String((await stored())[1]?.id));
    proxy.lose();
    const twice = await Promise.all([1, 2].map(() => addTalk({ ...extra, requestKey: 'key-extra' }, token)));
    expect(new Set(twice.map(idOf)).size).toBe(1);
    expect((await stored()).map(({ comments }) => comments)).toEqual(['Образцовый доклад', 'Ещё один доклад']);
    expect(await provider.mailbox()).toHaveLength(2);
  });

  it('REG-04 sends a repeated request directly to a provider with keys', async () => {
    const before = proxy.requestsTo(listPath);
    const input = { requestKey: 'key-school' };
    const ids = [1, 2].map(async () => idOf(await mutate('registerForSchool', input, token)));
    expect(new Set(await Promise.all(ids)).size).toBe(1);
    expect(proxy.requestsTo(listPath)).toBe(before);
    expect(await stored()).toHaveLength(3);
  });

  it('REG-01 R5 asks a person without a profile to fill it in first', async () => {
    const nameless = await provider.login('sister-new@example.org');
    const answer = await register({ ...talk, requestKey: 'key-nameless' }, nameless);
    const userErrors = [{ code: 'REFUSED', message: 'Сначала заполните и сохраните профиль' }];
    expect(answer.payload).toEqual({ registration: null, userErrors });
  });
});
