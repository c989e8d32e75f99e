import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway, testClock } from '../testkit/gateway.ts';
import { OPEN, startProvider, type TestProvider } from '../testkit/provider.ts';
import { talk } from '../testkit/samples.ts';

/** The services run in another zone than Moscow's, where every edge falls on the day before. */
const zone = process.env.TZ;
process.env.TZ = 'America/Los_Angeles';

const gatewayClock = testClock();
let provider: TestProvider;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway({ providerUrl: provider.url, clock: gatewayClock });
  token = await provider.login('participant@example.org');
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
beforeEach(async () => {
  provider.clock.set(OPEN);
  gatewayClock.set(OPEN);
  await provider.database.deleteFrom('files').where('account_id', '<', 100).execute();
  await provider.database.deleteFrom('participations').where('account_id', '<', 100).execute();
});

type Body = { data: { id: number }; error?: string; url?: string };
const post = (path: string, body: object) => provider.call<Body>('POST', path, { token, body });
const make = async (body: object) => (await post('/api/users/registration/make/', body)).body;

interface Payload {
  registration: object | null;
  userErrors: { code: string; message: string }[];
}
async function mutate(field: string, type: string, input: object): Promise<Payload> {
  const query = `mutation ($input: ${type}!) { done: ${field}(input: $input) { registration { id } userErrors { code message } } }`;
  const { data } = await gateway.graphql(query, { input }, { token });
  return (data as { done: Payload }).done;
}

describe('DOC-02 certificates', () => {
  it.each([
    ['2025-10-24T23:59:59+03:00', false],
    ['2025-10-25T00:00:00+03:00', true],
  ])('DOC-02 at %s are given: %s', async (now, given) => {
    const { data } = await make(talk({ type: 1, comment: '', section_choice: null }));
    const moderator = await provider.login('moderator@example.org');
    const decision = { id: data.id, new_user_type: 1, new_section: null, new_org_comment: '' };
    await provider.call('POST', '/api/users/user_meeting/change/', { token: moderator, body: decision });
    gatewayClock.set(now);
    const { data: edition } = await gateway.graphql('{ edition { hasCertificates } }');
    expect(edition).toEqual({ edition: { hasCertificates: given } });
    // The rest is the provider's to say: the gateway does not know which year's registration it is.
    provider.clock.set(now);
    const answer = await provider.call<Body>('GET', `/api/users/registration/sert/?id=${data.id}`, { token });
    expect(answer.body.error ?? null).toBe(given ? null : 'Сертификат станет доступен после окончания форума');
  });
});

describe('REG-06 confirming participation', () => {
  const over = 'Форум уже завершён';
  it.each([
    ['2025-10-25T23:59:59+03:00', null],
    ['2025-10-26T00:00:00+03:00', over],
  ])('REG-06 at %s, by the day in Moscow, is refused with %s, for both', async (now, refusal) => {
    const { data } = await make(talk());
    await provider.database.updateTable('participations').set({ confirm_type: 2 }).where('id', '=', data.id).execute();
    gatewayClock.set(now);
    const input = { registrationId: `Registration:${data.id}`, listeningSectionIds: [], changePosterToListener: false };
    const { userErrors } = await mutate('confirmParticipation', 'ConfirmParticipationInput', input);
    expect(userErrors).toEqual(refusal === null ? [] : [{ code: 'WINDOW_CLOSED', message: refusal }]);
    provider.clock.set(now);
    const wish = { id: data.id, action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [], cancel_poster: -1 };
    expect((await post('/api/users/registration/change/', wish)).body.error ?? null).toBe(refusal);
  });
});

describe('TOU-02 the answer about the excursion', () => {
  const over = 'Экскурсия уже прошла';
  const answers = [
    ['setTour', 'SetTourInput', { decision: 'ATTENDING' }, { action: 'confirm_tour', confirm_tour: 2 }],
    ['setTour', 'SetTourInput', { decision: 'DECLINED' }, { action: 'change_tour', need_tour: 1 }],
    [
      'confirmParticipation',
      'ConfirmParticipationInput',
      { tour: 'ATTENDING' },
      { action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [], need_tour: 2, cancel_poster: -1 },
    ],
  ] as const;

  it.each(
    answers.flatMap((answer) => [
      [...answer, '2025-10-21T23:59:59+03:00', null] as const,
      [...answer, '2025-10-22T00:00:00+03:00', over] as const,
    ]),
  )(
    'TOU-02 %s, by the day in Moscow, is taken as the clock says, by both',
    async (field, type, input, body, now, no) => {
      const { data } = await make(talk());
      await provider.database
        .updateTable('participations')
        .set({ confirm_type: 2 })
        .where('id', '=', data.id)
        .execute();
      gatewayClock.set(now);
      const told = await gateway.graphql('{ edition { isTourOver } }');
      expect(told.data).toEqual({ edition: { isTourOver: no !== null } });
      const { userErrors } = await mutate(field, type, { registrationId: `Registration:${data.id}`, ...input });
      expect(userErrors).toEqual(no === null ? [] : [{ code: 'WINDOW_CLOSED', message: no }]);
      provider.clock.set(now);
      expect((await post('/api/users/registration/change/', { id: data.id, ...body })).body.error ?? null).toBe(no);
    },
  );

  it('TOU-02 REG-06 participation is confirmed without an answer after it', async () => {
    const { data } = await make(talk());
    await provider.database.updateTable('participations').set({ confirm_type: 2 }).where('id', '=', data.id).execute();
    gatewayClock.set('2025-10-22T00:00:00+03:00');
    provider.clock.set('2025-10-22T00:00:00+03:00');
    const input = { registrationId: `Registration:${data.id}` };
    expect(await mutate('confirmParticipation', 'ConfirmParticipationInput', input)).toEqual({
      registration: { id: `Registration:${data.id}` },
      userErrors: [],
    });
  });

  it('TOU-02 CAB-06 a late registration of the older cabinet may not ask for it, and may be made', async () => {
    const now = '2025-10-22T12:00:00+03:00';
    gatewayClock.set(now);
    provider.clock.set(now);
    const wish = { requestedFormat: 'LISTENER' };
    const asked = await mutate('registerForForum', 'RegisterForForumInput', { ...wish, wantsTour: true });
    expect(asked.userErrors).toEqual([{ code: 'WINDOW_CLOSED', message: over }]);
    const listener = talk({ type: 1, comment: '', section_choice: null, expired_variant: true });
    expect((await make(listener)).error).toBe(over);
    expect((await mutate('registerForForum', 'RegisterForForumInput', wish)).userErrors).toEqual([]);
  });
});
