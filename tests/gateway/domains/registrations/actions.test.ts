import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { testClock } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const clock = testClock();
const open = '2025-09-15T12:00:00+03:00';
const token = { token: 't' };
const changeCall = `POST ${callPaths.changeRegistration}`;
const listCall = `GET ${callPaths.listRegistrations}`;
const getCall = `GET ${callPaths.getParticipation}`;

const { provider, gateway } = await scriptedPortal({ clock });
beforeEach(() => {
  clock.set(open);
});

const mutate = async (name: string, input: object = {}, selection = 'userErrors { code message field }') =>
  (await gateway.mutate(name, { registrationId: 'Registration:12', ...input }, selection, token)).payload;

describe('actions on a registration', () => {
  it('REG-06 keeps omitted values and turns a poster into a listener on request', async () => {
    provider.on(listCall, { body: { data: [registration()] } }).on(changeCall, { body: { data: registration() } });
    await mutate('confirmParticipation', { changePosterToListener: true });
    const sent = { id: 12, action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [26, 27], cancel_poster: 1 };
    expect(provider.sent(changeCall)).toEqual(sent);
  });

  it.each([
    ['in the window', open, {}],
    ['in that of late registrations', '2025-10-10T00:00:00+03:00', { expired_variant: true }],
    ['after both', '2025-10-23T00:00:00+03:00', {}],
  ])('API-15 REG-09 CAB-06 cancels %s', async (_, now, mark) => {
    provider.on(changeCall, { body: { data: registration() } });
    clock.set(now);
    const payload = await mutate('cancelRegistration', {}, 'cancelledId userErrors { code }');
    expect(payload).toEqual({ cancelledId: 'Registration:12', userErrors: [] });
    expect(provider.sent(changeCall)).toEqual({ id: 12, action: 'cancel_reg', is_active: false, ...mark });
  });

  it.each([
    ['confirmParticipation', {}],
    ['cancelRegistration', {}],
    ['setTour', { decision: 'ATTENDING' }],
    ['deleteRegistrationFile', { kind: 'THESIS_PDF' }],
  ])('REG-11 %s gives the reason of a 403 about the caller’s own registration', async (name, input) => {
    provider
      .on(listCall, { body: { data: [registration({ need_tour: 2 })] } })
      .on(changeCall, { status: 403, body: { detail: 'Изменения закрыты до вечера.' } });
    const userErrors = [{ code: 'REFUSED', message: 'Изменения закрыты до вечера.', field: null }];
    expect(await mutate(name, input)).toEqual({ userErrors });
  });

  it('REG-09 cancels nothing after the forum', async () => {
    clock.set('2025-10-26T00:00:00+03:00');
    const payload = await mutate('cancelRegistration', {}, 'cancelledId userErrors { code message }');
    expect(payload).toEqual({
      cancelledId: null,
      userErrors: [{ code: 'WINDOW_CLOSED', message: 'Форум уже завершён' }],
    });
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it('API-09 TOU-02 reads an answer that the list omits from the full record', async () => {
    provider
      .on(listCall, { body: { data: [registration({ need_tour: undefined })] } })
      .on(getCall, { body: { data: { ...registration({ need_tour: 1 }), user_descr: 'Примеров Пример' } } })
      .on(changeCall, { body: { data: registration() } });
    await mutate('setTour', { decision: 'ATTENDING' });
    expect(provider.sent(changeCall)).toEqual({ id: 12, action: 'change_tour', need_tour: 2 });
  });
});
