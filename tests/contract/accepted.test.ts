import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { visibility } from '../../gateway/provider/calls/accepted.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Answer, individual, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** A provider that accepts writes with 202 and makes them later. */
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });
const { pausesMs } = visibility;
visibility.pausesMs = [1, 1, 1];
afterAll(() => {
  visibility.pausesMs = pausesMs;
});

const listCall = `GET ${callPaths.listRegistrations}`;
const getCall = `GET ${callPaths.getParticipation}`;
const profileCall = `GET ${callPaths.getAccount}`;
const makeCall = `POST ${callPaths.makeRegistration}`;
const accepted: Answer = { status: 202, body: { detail: 'Принято.' } };

const send = (name: string, input: object, selection: string) =>
  gateway.mutate(name, input, `${selection} userErrors { code message field }`, { token: 't' });

const before = { ...registration(), user_descr: 'Примеров Пример' };
const account = (last_name: string) => ({
  username: 'a@example.org',
  profiles: [{ individual: { ...individual, last_name }, role: [] }],
});

interface Write {
  name: string;
  /** The call that accepts, and the one that shows the outcome. */
  calls: [write: string, read: string];
  run(): ReturnType<typeof send>;
  before: Answer;
  after: Answer;
  /** The payload at the end. */
  done: object;
}

const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Новый доклад' };

const writes: Write[] = [
  {
    name: 'confirmParticipation',
    calls: [`POST ${callPaths.changeRegistration}`, getCall],
    run: () =>
      send(
        'confirmParticipation',
        { registrationId: 'Registration:12', listeningSectionIds: ['Section:27'], tour: 'ATTENDING', tshirtSize: 'XL' },
        'registration { isConfirmed tour tshirtSize }',
      ),
    before: { body: { data: before } },
    after: { body: { data: { ...before, is_confirm: 1, listen_sections: '27', need_tour: 2, tshort_size: 4 } } },
    done: { registration: { isConfirmed: true, tour: 'ATTENDING', tshirtSize: 'XL' } },
  },
  {
    name: 'setTour',
    calls: [`POST ${callPaths.changeRegistration}`, getCall],
    run: () => send('setTour', { registrationId: 'Registration:12', decision: 'DECLINED' }, 'registration { tour }'),
    before: { body: { data: before } },
    after: { body: { data: { ...before, need_tour: 1 } } },
    done: { registration: { tour: 'DECLINED' } },
  },
  {
    name: 'cancelRegistration',
    calls: [`POST ${callPaths.changeRegistration}`, getCall],
    run: () => send('cancelRegistration', { registrationId: 'Registration:12' }, 'cancelledId'),
    before: { body: { data: before } },
    after: { status: 404, body: { detail: 'Не найдено.' } },
    done: { cancelledId: 'Registration:12' },
  },
  {
    name: 'confirmFormat',
    calls: [`POST ${callPaths.changeParticipation}`, getCall],
    run: () =>
      send(
        'confirmFormat',
        {
          registrationId: 'Registration:12',
          confirmedFormat: 'POSTER',
          confirmedSectionId: 'Section:27',
          seen: { isConfirmed: false },
        },
        'registration { confirmedFormat }',
      ),
    before: { body: { data: before } },
    after: { body: { data: { ...before, confirm_type: 3, section_confirm_id: 27 } } },
    done: { registration: { confirmedFormat: 'POSTER' } },
  },
  {
    name: 'updateProfile',
    calls: [`PATCH ${callPaths.changeIndividual}`, profileCall],
    run: () =>
      send(
        'updateProfile',
        { lastName: 'Новая', firstName: 'Пример', birthDate: '1990-05-17' },
        'viewer { profile { lastName } }',
      ),
    before: { body: account('Примеров') },
    after: { body: account('Новая') },
    done: { viewer: { profile: { lastName: 'Новая' } } },
  },
  {
    name: 'registerForForum',
    calls: [makeCall, listCall],
    run: () => send('registerForForum', { ...talk, requestKey: crypto.randomUUID() }, 'registration { title }'),
    before: { body: { data: [] } },
    after: { body: { data: [registration({ id: 13, comments: 'Новый доклад' })] } },
    done: { registration: { title: 'Новый доклад' } },
  },
];

beforeEach(() => {
  provider.on(listCall, { body: { data: [registration()] } }).on(getCall, { body: { data: before } });
});

describe.each(writes)('$name, accepted with 202', ({ calls: [write, read], run, ...write_ }) => {
  /** Shows the outcome from the given read after the write. */
  function script(visibleFrom: number) {
    let reads = 0;
    provider.on(write, accepted).on(read, ({ query }) => {
      if (read === profileCall && query.id === undefined) return { body: { id: 7 } };
      if (provider.callsTo(write).length === 0) return write_.before;
      reads += 1;
      return reads >= visibleFrom ? write_.after : write_.before;
    });
  }

  it('succeeds once the new values are visible', async () => {
    script(3);
    const { payload, errors } = await run();
    expect(errors).toEqual([]);
    expect(payload).toEqual({ ...write_.done, userErrors: [] });
    expect(provider.callsTo(write)).toHaveLength(1);
  });

  it('reports an accepted write whose new values do not become visible in time', async () => {
    script(Number.POSITIVE_INFINITY);
    const { payload, errors } = await run();
    expect(errors).toEqual([]);
    const message = 'Сервис принял изменение, но пока не показывает его. Обновите страницу через несколько минут';
    expect(payload.userErrors).toEqual([{ code: 'REFUSED', message, field: null }]);
    expect(provider.callsTo(write)).toHaveLength(1);
  });
});

it('REG-04 finds the accepted registration again by its repeated key', async () => {
  provider.on(makeCall, accepted).on(listCall, { body: { data: [] } });
  const input = { ...talk, requestKey: crypto.randomUUID() };
  const register = () => send('registerForForum', input, 'registration { id }');
  expect((await register()).payload.registration).toBeNull();
  provider.on(listCall, { body: { data: [registration({ id: 13, comments: 'Новый доклад' })] } });
  expect((await register()).payload).toEqual({ registration: { id: 'Registration:13' }, userErrors: [] });
  expect(provider.callsTo(makeCall)).toHaveLength(1);
});
