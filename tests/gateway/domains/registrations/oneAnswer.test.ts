import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { testClock } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const clock = testClock();
const token = { token: 't' };
const listCall = `GET ${callPaths.listRegistrations}`;
const changeCall = `POST ${callPaths.changeRegistration}`;
const makeCall = `POST ${callPaths.makeRegistration}`;

type Row = ReturnType<typeof registration>;
type Sent = Record<string, unknown> & { id: number; action: string };

const { provider, gateway } = await scriptedPortal({ clock });
let rows: Row[] = [];
let sent: Sent[] = [];

/** A provider that keeps the answers per registration, as the specification's does. */
beforeEach(() => {
  clock.set('2025-09-15T12:00:00+03:00');
  sent = [];
  provider
    .on(listCall, () => ({ body: { data: rows } }))
    .on(changeCall, ({ body }) => {
      const change = JSON.parse(Buffer.from(body, 'latin1').toString()) as Sent;
      sent.push(change);
      const row = rows.find(({ id }) => id === change.id) as Row;
      const need_tour = change.need_tour ?? change.confirm_tour;
      Object.assign(row, need_tour === undefined ? {} : { need_tour });
      if (change.action === 'confirm_reg') {
        Object.assign(row, { is_confirm: 1 }, 'tshort_size' in change ? { tshort_size: change.tshort_size } : {});
      }
      return { body: { data: row } };
    });
});

const confirmed = { confirm_type: 2, is_confirm: 1 };
const school = { id: 15, type: 1, comments: 'SCHOOL', section_choice_id: 36 };
const act = (name: string, input: object) =>
  gateway.mutate(name, input, 'registration { id } userErrors { code message }', token);
const shown = async () => {
  const query = '{ viewer { registrations { id tour tshirtSize } } }';
  return (await gateway.graphql(query, {}, token)).data;
};

describe('R17 one answer per person where the provider keeps one per registration', () => {
  it('TOU-02 writes the answer to each registration of the forum by its action, not to the school’s', async () => {
    rows = [registration({ need_tour: 2 }), registration({ id: 13 }), registration(school)];
    await act('setTour', { registrationId: 'Registration:13', decision: 'DECLINED' });
    expect(sent).toEqual([
      { id: 13, action: 'confirm_tour', confirm_tour: 1 },
      { id: 12, action: 'change_tour', need_tour: 1 },
    ]);
  });

  it('REG-06 writes the size to confirmed registrations, and the excursion to all', async () => {
    rows = [
      registration({ ...confirmed, need_tour: 1, tshort_size: 1 }),
      registration({ id: 13, confirm_type: 3 }),
      registration({ id: 14 }),
    ];
    await act('confirmParticipation', {
      registrationId: 'Registration:13',
      listeningSectionIds: [],
      tour: 'ATTENDING',
      tshirtSize: 'L',
    });
    const confirmation = { action: 'confirm_reg', is_confirm: 1, cancel_poster: -1, need_tour: 2, tshort_size: 3 };
    expect(sent).toEqual([
      { ...confirmation, id: 13, selected_listen_sections: [] },
      { ...confirmation, id: 12, selected_listen_sections: [26, 27] },
      { id: 14, action: 'confirm_tour', confirm_tour: 2 },
    ]);
  });

  it('REG-06 gives a registration that is confirmed later the answers given before', async () => {
    rows = [registration({ ...confirmed, need_tour: 1, tshort_size: 4 }), registration({ id: 13, confirm_type: 2 })];
    const input = { registrationId: 'Registration:13', listeningSectionIds: [] };
    await act('confirmParticipation', input);
    expect(sent).toMatchObject([{ id: 13, need_tour: 1, tshort_size: 4 }]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['in the window', 1, false, [{ id: 13, action: 'confirm_tour', confirm_tour: 1 }]],
    ['in the window', 2, true, []],
    ['in the window', 0, false, []],
    ['as a late one', 1, false, []],
  ])('REG-07 CAB-06 an added talk %s, with the answer %i', async (when, need_tour, wantsTour, changes) => {
    if (when === 'as a late one') clock.set('2025-10-15T12:00:00+03:00');
    rows = [registration({ need_tour })];
    provider.on(makeCall, () => {
      rows.push(registration({ id: 13, need_tour: wantsTour ? 2 : 0 }));
      return { body: { data: rows[1] } };
    });
    const talk = { requestedFormat: 'POSTER', requestedSectionId: 'Section:26', title: 'Второй' };
    expect((await act('addTalk', talk)).data).toMatchObject({ addTalk: { userErrors: [] } });
    expect(provider.sent(makeCall)).toMatchObject({ need_tour: wantsTour });
    expect(sent).toEqual(changes);
  });

  it('shows one answer of contradicting ones, the oldest registration’s, and none for the school', async () => {
    rows = [
      registration({ need_tour: 0 }),
      registration({ id: 13, need_tour: 2, tshort_size: 3 }),
      registration({ id: 14, need_tour: 1, tshort_size: 1 }),
      registration({ ...school, need_tour: 1, tshort_size: 1 }),
    ];
    const one = { tour: 'ATTENDING', tshirtSize: 'L' };
    const registrations = [
      { id: 'Registration:12', ...one },
      { id: 'Registration:13', ...one },
      { id: 'Registration:14', ...one },
      { id: 'Registration:15', tour: null, tshirtSize: null },
    ];
    expect(await shown()).toEqual({ viewer: { registrations } });
  });

  it('writes nothing more if the provider has updated all registrations itself', async () => {
    rows = [registration({ need_tour: 2 }), registration({ id: 13, need_tour: 2 })];
    provider.on(changeCall, ({ body }) => {
      sent.push(JSON.parse(body) as Sent);
      for (const row of rows) row.need_tour = 1;
      return { body: { data: rows[0] } };
    });
    await act('setTour', { registrationId: 'Registration:12', decision: 'DECLINED' });
    expect(sent).toEqual([{ id: 12, action: 'change_tour', need_tour: 1 }]);
  });
});
