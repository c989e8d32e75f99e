import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { tableOf } from '../../scripts/providerCheck/report.ts';
import { type Answer, registration } from '../testkit/misbehavingProvider.ts';
import { call, json, keepingProvider, ownCall } from './keepingProvider.ts';

const { provider, check } = await keepingProvider();

describe('with --write the check', () => {
  const makeCall = `POST ${callPaths.makeRegistration}`;
  const changeCall = `POST ${callPaths.changeRegistration}`;
  const loginCall = `POST ${callPaths.login}`;

  /** A provider that makes and cancels registrations. */
  function keepRegistrations(...registrations: ReturnType<typeof registration>[]) {
    const present = new Map(registrations.map((one) => [one.id, one]));
    provider
      .on(ownCall, () => json([...present.values()]))
      .on(loginCall, { status: 400, body: { detail: 'Неверный E-mail или пароль.' } })
      .on(makeCall, ({ body }) => {
        const { section_choice, type } = JSON.parse(body) as { section_choice: number | null; type: number };
        if (section_choice !== null) return { status: 400, body: { section_choice: ['Нет такой секции.'] } };
        present.set(31, registration({ id: 31, type, section_choice_id: null }));
        return { status: 201, body: { data: { id: 31 } } };
      })
      .on(changeCall, ({ body }) => {
        present.delete((JSON.parse(body) as { id: number }).id);
        return { body: { detail: 'Заявка отменена' } };
      });
    return present;
  }

  it('tries rejections, cancels its registration and names what it leaves behind', async () => {
    const present = keepRegistrations();
    const checked = await check({ writes: true });
    expect(checked.calls.flatMap(({ name, leaves }) => leaves.map((text) => `${name}: ${text}`))).toEqual([]);
    expect(call(checked, 'makeRegistration, unknown section')?.gateway).toBe('PROVIDER_REJECTED (section_choice)');
    expect([...present.keys()]).toEqual([]);
    expect(checked.left?.lines).toEqual([
      expect.stringContaining('one failed login'),
      expect.stringContaining('registration 31'),
      'registration 31 is cancelled',
    ]);
    expect(tableOf(checked)).toContain('makeRegistration, unknown section: 400 {"section_choice":["string"]}');
  });

  it('makes no registration of a participant who has one', async () => {
    const present = keepRegistrations(registration());
    const checked = await check({ writes: true });
    expect(checked.calls.flatMap(({ leaves }) => leaves)).toEqual([]);
    expect(tableOf(checked)).toContain('makeRegistration: the participant is registered already');
    expect([...present.keys()]).toEqual([12]);
  });

  it('finds a registration that is not in the list, a cancellation that cancels nothing, and wrong values taken', async () => {
    const present = keepRegistrations();
    provider.on(changeCall, { body: { detail: 'Заявка отменена' } }).on(makeCall, () => {
      present.set(31, registration({ id: 31 }));
      return { status: 201, body: { data: { id: 31 } } };
    });
    const cancelled = await check({ writes: true });
    expect(call(cancelled, 'changeRegistration, cancel')?.leaves).toEqual([
      'the cancelled registration is still in the list',
    ]);
    expect(call(cancelled, 'makeRegistration, unknown section')?.leaves).toEqual([
      expect.stringMatching(/^a wrong value answers 200 \(a success\): expected 400$/),
    ]);
    keepRegistrations();
    provider.on(makeCall, { status: 201, body: { data: { id: 44 } } });
    expect(call(await check({ writes: true }), 'makeRegistration')?.leaves).toEqual([
      'the list lacks the new registration',
    ]);
  });

  it.each<[string, Answer, RegExp]>([
    [
      'another shape',
      { status: 400, body: { unheardOf: [{ where: 'section_choice', about: 'Нет.' }] } },
      /^the rejection is about `unheardOf.where`, `unheardOf.about`, which .*problems\.ts$/,
    ],
    ['no text', { status: 400, body: { code: 17 } }, /^a rejection without a text that the gateway finds$/],
  ])('finds rejections of %s', async (_, answer, finding) => {
    keepRegistrations();
    provider.on(makeCall, answer);
    expect(call(await check({ writes: true }), 'makeRegistration, unknown section')?.leaves).toEqual([
      expect.stringMatching(finding),
    ]);
  });

  it('writes nothing without it', async () => {
    await check();
    expect(
      provider.calls.filter(({ path }) => [makeCall, changeCall, loginCall].some((one) => one.endsWith(path))),
    ).toEqual([]);
  });
});
