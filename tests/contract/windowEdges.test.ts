import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mutationOf } from '../testkit/gateway.ts';
import { sampleFiles, school, talk } from '../testkit/samples.ts';
import { openWindows } from '../testkit/windows.ts';

/** The last second before each edge, and the edge: a window includes its first instant and excludes its last. */
const around = (opens: string, closes: string): [string, 'UPCOMING' | 'OPEN' | 'CLOSED'][] => [
  [`${opens}T23:59:59+03:00`, 'UPCOMING'],
  [`${nextDay(opens)}T00:00:00+03:00`, 'OPEN'],
  [`${closes}T23:59:59+03:00`, 'OPEN'],
  [`${nextDay(closes)}T00:00:00+03:00`, 'CLOSED'],
];
function nextDay(day: string): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
const forumEdges = around('2025-07-31', '2025-10-01');
const schoolEdges = around('2025-07-31', '2025-10-13');
const variantEdges = around('2025-09-29', '2025-10-22');
const registrationTexts = {
  UPCOMING: 'Регистрация на форум еще не открыта',
  CLOSED: 'Регистрация уже завершена',
  OPEN: null,
};
const schoolTexts = {
  UPCOMING: 'Регистрация на школу ещё не открыта',
  CLOSED: 'Регистрация на школу уже завершена',
  OPEN: null,
};

/**
 * The gateway's states at these edges: late registration opens before the edition's window closes, and a request
 * names no windows.
 */
const asLate = {
  own: { UPCOMING: 'UPCOMING', OPEN: 'OPEN', CLOSED: 'OPEN' },
  late: { UPCOMING: 'OPEN', OPEN: 'OPEN', CLOSED: 'CLOSED' },
  school: { UPCOMING: 'UPCOMING', OPEN: 'OPEN', CLOSED: 'CLOSED' },
} as const;

const { gatewayClock, gateway, make, mutate, post, provider, token } = await openWindows();
/** The state of a window as the page receives it, of the edition's or of the late windows. */
const stateOf = async (window: string, windows: keyof typeof asLate = 'own') => {
  const asked = `window: ${window} { state }`;
  const { data } = await gateway.graphql(
    `{ edition { ${windows === 'late' ? `expiredWindows { ${asked} }` : asked} } }`,
  );
  interface Told {
    window?: { state: string };
    expiredWindows?: Told;
  }
  const { edition } = data as { edition: Told };
  return (edition.expiredWindows ?? edition).window?.state;
};

it('REG-12 the services of this test run in another time zone', () => {
  expect(new Date('2025-08-01T00:00:00+03:00').getDate()).toBe(31);
});

const forum = ['registerForForum', 'registrationWindow', registrationTexts] as const;
const fromVariant = talk({ expired_variant: true, need_tour: false });
describe.each([
  ['REG-12', 'the forum', 'own', forumEdges, talk(), ...forum],
  ['CAB-06 REG-12', 'the forum in the older cabinet', 'late', variantEdges, fromVariant, ...forum],
  ['REG-13', 'the school', 'school', schoolEdges, school, 'registerForSchool', 'schoolWindow', schoolTexts],
] as const)('%s registration for %s', (row, _, windows, edges, body, field, window, texts) => {
  const input =
    field === 'registerForForum'
      ? { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Доклад' }
      : {};

  it.each(edges)(`${row} at %s is %s for the provider alone`, async (now, state) => {
    provider.clock.set(now);
    expect((await make(body)).error ?? null).toBe(texts[state]);
  });

  it.each(edges)(`${row} at %s is %s for the gateway alone`, async (now, state) => {
    gatewayClock.set(now);
    const decided = asLate[windows][state];
    if (decided === 'OPEN') provider.clock.set(now);
    expect(await stateOf(window, windows)).toBe(state);
    const { registration, userErrors } = await mutate(field, input);
    expect(registration !== null).toBe(decided === 'OPEN');
    const message = texts[decided];
    expect(userErrors).toEqual(message === null ? [] : [{ code: 'WINDOW_CLOSED', message }]);
  });
});

describe.each([
  ['own', forumEdges],
  ['late', variantEdges],
] as const)('in the %s windows', (windows, edges) => {
  const mark = windows === 'late' ? { expired_variant: true } : {};

  it.each(edges)('REG-07 REG-12 CAB-06 at %s an additional talk is %s for provider and gateway', async (now, state) => {
    await make(talk());
    const extra = { requestedFormat: 'POSTER', requestedSectionId: 'Section:27', title: 'Ещё один' };
    gatewayClock.set(now);
    provider.clock.set(now);
    expect((await mutate('addTalk', extra)).registration !== null).toBe(asLate[windows][state] === 'OPEN');
    const { error = null } = await make(talk({ type: 3, one_more: true, comment: 'И ещё один', ...mark }));
    expect(error).toBe(registrationTexts[state]);
  });

  const texts = { UPCOMING: 'Приём тезисов ещё не открыт', OPEN: null, CLOSED: 'Приём тезисов уже завершён' };
  const upload = async () => (await provider.upload(token, 3)).body.data.id;

  it.each(edges)('FIL-03 FIL-04 CAB-06 at %s theses are %s for the provider alone', async (now, state) => {
    const [{ data }, other] = [await make(talk()), await make(talk({ type: 3, one_more: true, comment: 'Второй' }))];
    const slot = { file_id: await upload(), file_type: 3 };
    await post(callPaths.addRegistrationFile, { id: data.id, ...slot });
    const fresh = await upload();
    provider.clock.set(now);
    const added = await post(callPaths.addRegistrationFile, { ...slot, ...mark, id: other.data.id, file_id: fresh });
    const removed = await post(callPaths.changeRegistration, { id: data.id, action: 'del_thesis_pdf', ...mark });
    expect([added, removed].map(({ body }) => body.error ?? null)).toEqual([texts[state], texts[state]]);
  });

  it.each(edges)('FIL-03 FIL-04 CAB-06 at %s theses are %s for the gateway with the provider', async (now, state) => {
    const registrationId = `Registration:${(await make(talk())).data.id}`;
    gatewayClock.set(now);
    // If the gateway accepts it, the provider accepts it too.
    provider.clock.set(now);
    expect(await stateOf('thesesWindow', windows)).toBe(state);
    // An old Word file: the gateway reads the other formats, which takes time.
    const input = { registrationId, kind: 'THESIS_DOCUMENT' };
    const { data } = await gateway.upload(
      mutationOf('uploadRegistrationFile', 'userErrors { code }'),
      input,
      { name: 'тезисы.doc', bytes: sampleFiles.doc },
      { token },
    );
    const codes = asLate[windows][state] === 'OPEN' ? [] : [{ code: 'WINDOW_CLOSED' }];
    expect(data).toEqual({ uploadRegistrationFile: { userErrors: codes } });
    const removed = await mutate('deleteRegistrationFile', input);
    expect(removed.userErrors.map(({ code }) => ({ code }))).toEqual(codes);
  });
});
