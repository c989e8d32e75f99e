import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { talk } from '../testkit/samples.ts';
import { type Body, openWindows } from '../testkit/windows.ts';

const { gatewayClock, gateway, make, moderator, mutate, post, provider, token } = await openWindows();

/** The id of a registration whose talk a moderator confirmed. */
async function confirmedTalk(): Promise<number> {
  const { id } = (await make(talk())).data;
  await provider.database.updateTable('participations').set({ confirm_type: 2 }).where('id', '=', id).execute();
  return id;
}

describe('DOC-02 certificates', () => {
  it.each([
    ['2025-10-24T23:59:59+03:00', false],
    ['2025-10-25T00:00:00+03:00', true],
  ])('DOC-02 at %s certificates are available: %s', async (now, given) => {
    const { data } = await make(talk({ type: 1, comment: '', section_choice: null }));
    const decision = { id: data.id, new_user_type: 1, new_section: null, new_org_comment: '' };
    await provider.call('POST', callPaths.changeParticipation, { ...moderator, body: decision });
    gatewayClock.set(now);
    const { data: edition } = await gateway.graphql('{ edition { hasCertificates } }');
    expect(edition).toEqual({ edition: { hasCertificates: given } });
    // The provider decides the rest: the gateway does not know to which year the registration belongs.
    provider.clock.set(now);
    const answer = await provider.call<Body>('GET', `${callPaths.getCertificate}?id=${data.id}`, { token });
    expect(answer.body.error ?? null).toBe(given ? null : 'Сертификаты ещё не выдаются');
  });
});

describe('REG-06 confirming participation', () => {
  const over = 'Форум уже завершён';
  it.each([
    ['2025-10-25T23:59:59+03:00', null],
    ['2025-10-26T00:00:00+03:00', over],
  ])('REG-06 at %s, by the day in Moscow, provider and gateway reject it with %s', async (now, refusal) => {
    const id = await confirmedTalk();
    gatewayClock.set(now);
    const input = { registrationId: `Registration:${id}`, listeningSectionIds: [], changePosterToListener: false };
    const { userErrors } = await mutate('confirmParticipation', input);
    expect(userErrors).toEqual(refusal === null ? [] : [{ code: 'WINDOW_CLOSED', message: refusal }]);
    provider.clock.set(now);
    const wish = { id, action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [], cancel_poster: -1 };
    expect((await post(callPaths.changeRegistration, wish)).body.error ?? null).toBe(refusal);
  });
});

describe('TOU-02 the answer about the excursion', () => {
  const over = 'Экскурсия уже прошла';
  const answers = [
    ['setTour', { decision: 'ATTENDING' }, { action: 'confirm_tour', confirm_tour: 2 }],
    ['setTour', { decision: 'DECLINED' }, { action: 'change_tour', need_tour: 1 }],
    [
      'confirmParticipation',
      { tour: 'ATTENDING' },
      { action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [], need_tour: 2, cancel_poster: -1 },
    ],
  ] as const;

  it.each(
    answers.flatMap((answer) => [
      [...answer, '2025-10-21T23:59:59+03:00', null] as const,
      [...answer, '2025-10-22T00:00:00+03:00', over] as const,
    ]),
  )('TOU-02 %s, by the day in Moscow, is taken as the clock says, by both', async (field, input, body, now, no) => {
    const id = await confirmedTalk();
    gatewayClock.set(now);
    const told = await gateway.graphql('{ edition { isTourOver } }');
    expect(told.data).toEqual({ edition: { isTourOver: no !== null } });
    const { userErrors } = await mutate(field, { registrationId: `Registration:${id}`, ...input });
    expect(userErrors).toEqual(no === null ? [] : [{ code: 'WINDOW_CLOSED', message: no }]);
    provider.clock.set(now);
    expect((await post(callPaths.changeRegistration, { id, ...body })).body.error ?? null).toBe(no);
  });

  it('TOU-02 REG-06 accepts a confirmation without an answer after the excursion', async () => {
    const registrationId = `Registration:${await confirmedTalk()}`;
    gatewayClock.set('2025-10-22T00:00:00+03:00');
    provider.clock.set('2025-10-22T00:00:00+03:00');
    expect(await mutate('confirmParticipation', { registrationId })).toEqual({
      registration: { id: registrationId },
      userErrors: [],
    });
  });

  it('TOU-02 CAB-06 accepts a late registration of the older cabinet only without an answer about the excursion', async () => {
    const now = '2025-10-22T12:00:00+03:00';
    gatewayClock.set(now);
    provider.clock.set(now);
    const wish = { requestedFormat: 'LISTENER' };
    const asked = await mutate('registerForForum', { ...wish, wantsTour: true });
    expect(asked.userErrors).toEqual([{ code: 'WINDOW_CLOSED', message: over }]);
    const listener = talk({ type: 1, comment: '', section_choice: null, expired_variant: true });
    expect((await make(listener)).error).toBe(over);
    expect((await mutate('registerForForum', wish)).userErrors).toEqual([]);
  });
});
