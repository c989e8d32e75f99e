import { beforeEach, describe, expect, it } from 'vitest';
import { type Checked, checkProvider, hasFindings } from '../../scripts/providerCheck/check.ts';
import { slowShare } from '../../scripts/providerCheck/judge.ts';
import { tableOf } from '../../scripts/providerCheck/report.ts';
import { type Answer, individual, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../testkit/portal.ts';

/** A provider with habits that an owner has to know of; the check finds each of them, and says so by its exit code. */
const provider = await scriptedProvider('moderator');
const token = 'secret-token';
const listCall = 'POST /api/users/user_meeting/list/';
const ownCall = 'GET /api/users/user_meeting_reg/list/';
const getCall = 'GET /api/users/user_meeting/get/';
const organizationsCall = 'GET /api/references/organization/list/';
const profileCall = 'GET /accounts/profile/';

const row = (id: number, differences: object = {}) => ({
  ...registration({ id }),
  user_descr: 'Примеров Пример',
  organisation: 'Институт',
  organization_id: 5,
  ...differences,
});
const account = {
  id: 7,
  username: 'primer@example.org',
  profiles: [{ individual, role: [{ access_rights: 'moderator' }] }],
};
const json = (data: unknown[]): Answer => ({ body: { data } });
const notFound: Answer = { status: 404, body: { detail: 'Не найдено.' } };

const check = (options: Partial<Parameters<typeof checkProvider>[0]> = {}) =>
  checkProvider({ providerUrl: provider.url, meetingId: 3, token, slow: never, ...options });
/** A busy machine is no habit of the provider. */
const never = Number.POSITIVE_INFINITY;
const call = ({ calls }: Checked, name: string) => calls.find((one) => one.name === name);

/** A provider that keeps the contract. */
beforeEach(() => {
  provider
    .on(profileCall, ({ headers, query }) => {
      if (headers.authorization !== `Token ${token}`)
        return { status: 401, body: { detail: 'Нет.' }, headers: { 'www-authenticate': 'Token realm="api"' } };
      return { body: query.id === undefined ? { id: 7 } : account };
    })
    .on(
      'GET /api/users/user_meeting/list/',
      json([{ id: 12, user_descr: 'Примеров Пример', organisation: 'Институт' }]),
    )
    .on('GET /api/users/user_meeting/poster_list/', json([]))
    .on(ownCall, json([registration()]))
    .on(listCall, json([row(12), row(13)]))
    .on('GET /api/users/individual/list/', json([]))
    .on('POST /api/users/attendance/list/', json([]))
    .on(getCall, ({ query }) => (Number(query.id) > 100 ? notFound : { body: { data: row(Number(query.id)) } }))
    .on('GET /media/photos/7/photo.png', { body: 'x', headers: { 'content-type': 'image/png' } });
});

it('finds nothing at a provider that keeps the contract, and reads records and a file by the ids of the lists', async () => {
  const checked = await check();
  expect(checked.calls.flatMap(({ name, leaves }) => leaves.map((text) => `${name}: ${text}`))).toEqual([]);
  expect(hasFindings(checked)).toBe(false);
  const ids = provider.callsTo(getCall).map(({ query }) => query.id);
  expect(ids).toEqual(['12', '2147483646', '12']);
  expect(call(checked, 'getMedia')).toMatchObject({ gateway: 'reads it' });
  expect(provider.callsTo('GET /media/photos/7/photo.png')).toHaveLength(1);
});

describe('the check finds', () => {
  const findings: [habit: string, script: () => void, name: string, finding: RegExp, slow?: number][] = [
    [
      'a field of another name',
      () => provider.on(listCall, json([{ ...row(12), user_descr: undefined, full_name: 'Примеров' }, row(13)])),
      'listParticipations',
      /^data\[\] must have `user_descr`; came: `full_name` \(1 of 2 rows\)$/,
    ],
    [
      'broken rows',
      () => provider.on(listCall, json([row(12), ...Array.from({ length: 9 }, (_, id) => row(id + 20, { id: 'x' }))])),
      'listParticipations',
      /^data\[\]\.id must be integer \(9 of 10 rows\)$/,
    ],
    [
      'another envelope',
      () => provider.on(organizationsCall, { body: { results: [{ id: 5, name: 'x' }] } }),
      'listOrganizations',
      /^the answer must have `data`; came: `results`$/,
    ],
    [
      'pages',
      () =>
        provider.on(organizationsCall, ({ query }) => ({
          body: {
            count: 2,
            next: query.page === '2' ? null : 'http://internal/api/references/organization/list/?page=2',
            data: [query.page === '2' ? { id: 5, name: 'x' } : { id: 134, name: 'y' }],
          },
        })),
      'listOrganizations',
      /^(?:comes in pages \(`next`\), 1 of 2 records in the first|the list is cut: 2 records by `count`, 1 came)$/,
    ],
    [
      'a list cut by its count',
      () =>
        provider.on('GET /api/users/user_meeting/list/', {
          body: { count: 11, data: [{ id: 1, user_descr: 'x', organisation: 'y' }] },
        }),
      'listParticipants',
      /^the list is cut: 11 records by `count`, 1 came$/,
    ],
    [
      'an organisation known by its id',
      () => provider.on(listCall, json([row(12, { organisation: null }), row(13)])),
      'listParticipations',
      /^organization_id without organisation in 1 of 2 rows$/,
    ],
    [
      'ids that no list names',
      () => provider.on(ownCall, json([registration({ section_choice_id: 99 })])),
      'listRegistrations',
      /^section_choice_id that listSections lacks in 1 of 1 rows$/,
    ],
    [
      'another scheme of tokens',
      () =>
        provider.on(profileCall, {
          status: 401,
          body: { detail: 'x' },
          headers: { 'www-authenticate': 'Bearer realm="x"' },
        }),
      'getAccount, no token',
      /^asks for a token as `Bearer`; the gateway sends `Token`/,
    ],
    [
      'an unknown id that is no 404',
      () => provider.on(getCall, { status: 400, body: { code: 17 } }),
      'getParticipation, unknown id',
      /^an unknown id answers 400 \(PROVIDER_BAD_RESPONSE\): expected 404 in JSON$/,
    ],
    [
      'ids above 2^53',
      () => provider.on(organizationsCall, { body: Buffer.from('{"data":[{"id":9007199254740993,"name":"x"}]}') }),
      'listOrganizations',
      /^data\[\]\.id must not be above 2\^53 \(1 of 1 rows\)$/,
    ],
    [
      'NaN',
      () => provider.on(organizationsCall, { body: '{"data":[NaN]}', headers: { 'content-type': 'application/json' } }),
      'listOrganizations',
      /NaN or Infinity/,
    ],
    [
      'a slow answer',
      () =>
        provider.on(organizationsCall, {
          ...json([
            { id: 5, name: 'x' },
            { id: 134, name: 'y' },
          ]),
          delayMs: 1_600,
        }),
      'listOrganizations',
      /^slow: \d+ ms of 3000 ms$/,
      slowShare,
    ],
  ];

  it.each(findings)('%s', async (_, script, name, finding, slow = never) => {
    script();
    const checked = await check({ slow });
    expect(call(checked, name)?.leaves).toContainEqual(expect.stringMatching(finding));
    expect(hasFindings(checked)).toBe(true);
  });

  it('files elsewhere, and where they lie, without the names of folders and files', async () => {
    const link = 'https://files.example.org/forum/primerov/a.pdf?token=secret';
    provider.on(ownCall, json([registration({ file: link, file_id: 5 })]));
    const checked = await check();
    expect(checked.files.elsewhere).toEqual(['https://files.example.org/forum/ (1)']);
    expect(hasFindings(checked)).toBe(true);
    expect(tableOf(checked)).toContain(
      'PROVIDER_MEDIA_URL has to name their folders\n  https://files.example.org/forum/ (1)',
    );
    expect(tableOf(checked)).not.toMatch(/primerov|secret/);
    const allowed = await check({ mediaUrls: ['https://files.example.org/forum/'] });
    expect(allowed.files.elsewhere).toEqual([]);
  });
});

it('shows fields beside the contract and shapes of errors in their own parts', async () => {
  provider.on(
    organizationsCall,
    json([
      { id: 5, name: 'x', titel: 'y' },
      { id: 134, name: 'z', titel: null },
    ]),
  );
  const table = tableOf(await check());
  expect(table).not.toContain('within the contract');
  expect(table).toMatch(
    /Fields that only the contract or only the provider has\n(?: {2}.*\n)* {2}listOrganizations: not in the contract: data\[\]\.titel/,
  );
  expect(table).toContain('getParticipation, unknown id: 404 {"detail":"string"}');
});

describe('with --write the check', () => {
  const makeCall = 'POST /api/users/registration/make/';
  const changeCall = 'POST /api/users/registration/change/';
  const loginCall = 'POST /accounts/login/';

  /** A provider that makes and cancels registrations. */
  function keepRegistrations() {
    const present = new Map([[12, registration()]]);
    provider
      .on(ownCall, () => json([...present.values()]))
      .on(loginCall, { status: 400, body: { detail: 'Неверный логин или пароль.' } })
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
    expect([...present.keys()]).toEqual([12]);
    expect(checked.left?.lines).toEqual([
      expect.stringContaining('one failed login'),
      expect.stringContaining('registration 31'),
      'registration 31 is cancelled',
    ]);
    expect(tableOf(checked)).toContain('makeRegistration, unknown section: 400 {"section_choice":["string"]}');
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
      { status: 400, body: { faults: [{ where: 'section_choice', about: 'Нет.' }] } },
      /^the rejection is about `faults.where`, `faults.about`, which .*problems\.ts$/,
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
