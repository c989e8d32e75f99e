import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type CheckedCall, checkProvider } from '../../scripts/providerCheck/check.ts';
import { compareFields } from '../../scripts/providerCheck/fields.ts';
import { recordShapes, tableOf } from '../../scripts/providerCheck/report.ts';
import { shapeOf } from '../../scripts/providerCheck/shapes.ts';
import { ownEditions } from '../testkit/editions.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { type Answer, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../testkit/portal.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

const sample = ownEditions.byYear(2025) ?? ownEditions.current;
const find = (calls: CheckedCall[], name: string) => calls.find((call) => call.name === name);
const leaving = (calls: CheckedCall[]) => calls.filter(({ leaves }) => leaves.length > 0).map(({ name }) => name);

describe('a check of the reference provider', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());
  const check = async (name: string | null) =>
    checkProvider({
      providerUrl: `${provider.url}/`,
      meetingId: 3,
      // A busy machine is no habit of the provider.
      slow: Number.POSITIVE_INFINITY,
      // Its edition names sections of another meeting.
      edition: { ...sample, isCurrent: true, school: { ...sample.school, sectionId: 1 } },
      token: name === null ? null : await provider.login(`${name}@example.org`),
    });

  it('finds every call of a moderator within the contract', async () => {
    const checked = await check('moderator');
    const { calls } = checked;
    expect(leaving(calls)).toEqual([]);
    expect(new Set(Object.values(checked.extensions))).toEqual(new Set(['present']));
    expect(calls.filter(({ gateway }) => gateway !== null).length).toBe(28);
    expect(find(calls, 'listParticipations')).toMatchObject({
      status: 200,
      gateway: expect.stringMatching(/^\d+ records$/),
    });
    expect(find(calls, 'listSections')?.notes).toEqual([
      "2025.school.sectionId: the provider's meeting 3 has no section 1",
    ]);
    expect(find(calls, 'getAccount, bad token')).toMatchObject({ status: 401, gateway: 'UNAUTHENTICATED' });
    expect(tableOf(checked)).toMatch(/ calls, 0 with findings$/);
  });

  it('makes no calls of moderators for a participant, and none of a person without a token', async () => {
    expect(find((await check('participant')).calls, 'listIndividuals')).toMatchObject({
      gateway: null,
      notes: ["needs a moderator's token"],
    });
    expect(find((await check(null)).calls, 'listSections')).toMatchObject({ gateway: null, notes: ['needs a token'] });
  });

  it('records names, types and codes of the answers, and no other value', async () => {
    const folder = await temporaryFolder();
    await recordShapes((await check('moderator')).calls, folder);
    const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
    const written = texts.join('');
    expect(JSON.parse(await readFile(join(folder, 'listParticipants.json'), 'utf8'))).toMatchObject({
      method: 'GET',
      path: callPaths.listParticipants,
      status: 200,
      shape: { data: [{ id: 'integer', user_descr: 'string' }] },
    });
    expect(written).toContain('"access_rights": "string moderator');
    expect(written).not.toMatch(/[а-яё]|@|Primer|127\.0\.0\.1|\d{4}-\d\d|\+7/i);
  });
});

describe('a check of another provider', async () => {
  const provider = await scriptedProvider('moderator');
  const token = 'secret-token';
  const listCall = `GET ${callPaths.listOrganizations}`;
  const check = () => checkProvider({ providerUrl: provider.url, meetingId: 3, token, slow: Number.POSITIVE_INFINITY });
  const organizations = async (answer: Answer) => {
    provider.on(listCall, answer);
    return find((await check()).calls, 'listOrganizations');
  };

  it('sends reads alone, in the words of the gateway', async () => {
    provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    await check();
    const calls = new Set(provider.calls.map(({ method, path }) => `${method} ${path}`));
    const posts = [...calls].filter((call) => !call.startsWith('GET '));
    expect(posts.sort()).toEqual([`POST ${callPaths.listAttendance}`, `POST ${callPaths.listParticipations}`]);
    expect(calls).toContain(`GET ${callPaths.getParticipation}`);
    const sent = provider.callsTo(`GET ${callPaths.getAccount}`).map(({ headers }) => headers.authorization);
    expect(sent).toEqual([undefined, `Token ${'0'.repeat(40)}`, `Token ${token}`, `Token ${token}`]);
  });

  it.each<[string, Answer, object]>([
    [
      'wrong types',
      { body: { data: [{ id: 'Личное', name: 5 }, { id: 2 }] } },
      {
        status: 200,
        gateway: 'PROVIDER_BAD_RESPONSE',
        leaves: [
          'data[].id must be integer (1 of 2 rows)',
          'data[].name must be string (1 of 2 rows)',
          'data[] must have `name`; came: `id` (1 of 2 rows)',
        ],
      },
    ],
    [
      'another path',
      { status: 404, body: '<h1>x</h1>' },
      { status: 404, gateway: 'PROVIDER_BAD_RESPONSE', leaves: [expect.stringMatching(/no such path/)] },
    ],
    [
      'a rejection',
      { status: 400, body: { id: ['Личное'] } },
      { status: 400, leaves: ['status 400 is not in the contract'] },
    ],
    [
      'a rejection with 200',
      { body: { error: 'Личное' } },
      { gateway: 'PROVIDER_REJECTED', leaves: ['the answer must have `data`; came: `error`'] },
    ],
    [
      'broken JSON',
      { body: '{', headers: { 'content-type': 'application/json' } },
      { leaves: [expect.stringMatching(/no valid JSON/)] },
    ],
    [
      'no answer',
      { reset: 'before' },
      { status: null, gateway: 'PROVIDER_UNAVAILABLE', leaves: [expect.stringMatching(/closes the connection/)] },
    ],
    [
      'a redirect',
      { status: 301, headers: { location: 'https://x.example.org/' } },
      { leaves: [expect.stringMatching(/begin with https/)] },
    ],
    [
      'a required token',
      { status: 401, body: { detail: 'x' } },
      { gateway: 'UNAUTHENTICATED', leaves: [expect.stringMatching(/requires a token/)] },
    ],
    [
      'an additional field',
      { body: { data: [{ id: 1, name: 'Личное', titel: 'x' }] } },
      { leaves: [], fields: ['not in the contract: data[].titel'] },
    ],
  ])('shows %s', async (_, answer, expected) => {
    const call = await organizations(answer);
    expect(call).toMatchObject(expected);
    expect(JSON.stringify(call)).not.toContain('Личное');
  });

  it('an account for every caller breaks the contract, a provider without optional calls keeps it', async () => {
    const { calls, extensions } = await check();
    expect(leaving(calls)).toContain('getAccount, no token');
    expect(new Set(Object.values(extensions))).toEqual(new Set(['absent']));
    for (const name of ['getListRevision', 'listCancelled', 'listBatches', 'listViews', 'listExports'])
      expect(find(calls, name)).toMatchObject({ gateway: null, leaves: [] });
  });

  it.each([
    ['without a word about the scheme', {}, 'getAccount, id'],
    ['with a challenge', { 'www-authenticate': 'Bearer realm="api"' }, 'getAccount, no token'],
  ])('finds the scheme of a provider that rejects another one %s', async (_, headers, name) => {
    provider.on(`GET ${callPaths.getAccount}`, (seen) =>
      seen.headers.authorization === `Bearer ${token}` ? { body: { id: 5 } } : { status: 403, headers, body: {} },
    );
    const { calls } = await check();
    const finding = expect.stringMatching(/^asks for a token as `Bearer`; the gateway sends `Token`/);
    expect(find(calls, name)?.leaves).toContainEqual(finding);
  });

  it('an extension that the provider names and whose call it lacks is broken', async () => {
    provider.on(`GET ${callPaths.listExtensions}`, { body: ['views', 'badges'] });
    provider.on(`GET ${callPaths.listViews}`, { status: 404, body: '<h1>x</h1>' });
    const checked = await check();
    expect(checked.extensions).toMatchObject({ views: 'broken', badges: 'present', history: 'absent' });
    expect(tableOf(checked)).toContain('  broken: views');
  });

  it('has a row for each place in the table', async () => {
    await organizations({ body: { data: [{ id: 'x' }] } });
    const table = tableOf(await check());
    const rows = table.split('\n');
    const at = rows.findIndex((row) => row.startsWith('listOrganizations'));
    expect(rows[at]).toMatch(
      /^listOrganizations +200 +\d+ +PROVIDER_BAD_RESPONSE +data\[\] must have `name`; came: `id`/,
    );
    expect(rows[at + 1]).toMatch(/^ +data\[\]\.id must be integer \(1 of 1 rows\)$/);
    expect(table).toMatch(/\d+ calls, \d+ with findings$/);
    expect(table).not.toContain(token);
  });
});

describe('a shape', () => {
  it.each([
    [
      { type: 2, age: 2, access_rights: 'conf_admin' },
      { type: 'integer 2', age: 'integer', access_rights: 'string conf_admin' },
    ],
    [
      { status: 'Иванов', type: 'Ivanov Ivan' },
      { status: 'string', type: 'string' },
    ],
    [[{ a: 1 }, { a: null, b: '' }], [{ a: 'integer | null', 'b?': 'empty string' }]],
    [{ at: '2025-09-15T12:00:00+03' }, { at: 'date-time' }],
    [
      { at: '2025-09-15T12:00:00', on: '2025-09-15', id: 3_000_000_000 },
      { at: 'date-time without zone', on: 'date', id: 'integer above 2147483647' },
    ],
    [
      { 'ivan@example.org': 1, 12: true },
      { '(number)': 'boolean', '(other)': 'integer' },
    ],
    [{ data: [] }, { data: [] }],
    [[1, { a: 'x' }], [{ anyOf: ['integer', { a: 'string' }] }]],
  ])('of %j', (value, shape) => expect(shapeOf(value)).toEqual(shape));
});

it('compares fields with the contract, through references and parts of a schema', () => {
  const { unknown, missing } = compareFields('ParticipantList', {
    data: [{ id: 1, user_descr: 'x', organization: 'y' }],
  });
  expect([...unknown]).toEqual(['data[].organization']);
  expect([...missing]).toEqual(['data[].organisation', 'data[].organization_id', 'data[].other_org_descr']);
});
