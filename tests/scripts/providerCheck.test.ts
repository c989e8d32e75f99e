import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { checkProvider } from '../../scripts/providerCheck/check.ts';
import { type Answer, individual, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../testkit/portal.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Rows = Awaited<ReturnType<typeof checkProvider>>['rows'];
const findings = (rows: Rows) => rows.flatMap(({ name, findings }) => findings.map((text) => `${name}: ${text}`));
const meeting = { meetingId: 3, mailings: ['forum_active_users_25'] };

describe('the check of the reference provider', async () => {
  const provider = await sampleProvider();
  const check = async (name: string | null) => {
    const token = name === null ? null : await provider.login(`${name}@example.org`);
    return checkProvider({ ...meeting, providerUrl: `${provider.url}/`, token });
  };

  it('finds nothing for a moderator, and makes each call whose values it knows', async () => {
    const { rows, left } = await check('moderator');
    expect(findings(rows)).toEqual([]);
    const names = ['getMedia', 'verifyDocument'];
    expect(left).toEqual(names.map((name) => `${name}: no answer had a value that it needs`));
  });

  it('finds nothing for a participant, who may not read what moderators read', async () => {
    const { rows } = await check('participant');
    expect(findings(rows)).toEqual([]);
    expect(rows.find(({ name }) => name === 'listIndividuals')?.answer).toBe("needs a moderator's token");
  });

  it('makes only public calls without a token', async () => {
    const { rows, left } = await check(null);
    expect(findings(rows)).toEqual([]);
    expect(left).toContain('listSections: needs a token');
  });
});

describe('the check of another provider', async () => {
  const token = 'secret-token';
  const provider = await scriptedProvider('moderator');
  const organizations = `GET ${callPaths.listOrganizations}`;
  const account = `GET ${callPaths.getAccount}`;
  const publicList = `GET ${callPaths.listParticipants}`;
  const list = `POST ${callPaths.listParticipations}`;
  const participant = { id: 12, user_descr: 'Примеров Пример', organisation: 'Институт' };
  const record = { ...registration(), ...participant, organization_id: 5 };
  const profile = { individual, role: [{ access_rights: 'moderator' }] };
  const data = (...rows: unknown[]): Answer => ({ body: { data: rows } });
  /** Answers the account only to the token that the provider knows. */
  const asAccount = (body: object) =>
    provider.on(account, ({ headers, query }) =>
      headers.authorization === `Token ${token}`
        ? { body: query.id === undefined ? { id: 7 } : body }
        : { status: 401, body: { detail: 'Нет.' } },
    );

  beforeEach(() => {
    asAccount({ id: 7, username: 'primer@example.org', profiles: [profile] });
    const documents = ['getInvitation', 'getCertificate', 'exportParticipations', 'exportAttendance'] as const;
    for (const id of documents) provider.on(`GET ${callPaths[id]}`, { body: { error: 'Рано.' } });
    for (const id of ['listPosters', 'listIndividuals'] as const) provider.on(`GET ${callPaths[id]}`, data());
    provider
      .on(publicList, data(participant))
      .on(list, ({ headers }) => (headers.authorization ? data(record) : { status: 401, body: { detail: 'Нет.' } }))
      .on(`GET ${callPaths.listRegistrations}`, data(registration()))
      .on(`GET ${callPaths.getParticipation}`, { body: { data: record } })
      .on(`POST ${callPaths.listAttendance}`, data())
      .on(`POST ${callPaths.listEmails}`, { body: { emails: 'a@example.org, b@example.org' } })
      .on('GET /media/photos/7/photo.png', { body: 'x', headers: { 'content-type': 'image/png' } });
  });
  const check = () => checkProvider({ ...meeting, providerUrl: provider.url, token });

  it('finds nothing where the contract is kept, and only reads', async () => {
    const { rows, left } = await check();
    expect(findings(rows)).toEqual([]);
    expect(left.every((text) => text.includes('the provider lacks the extension'))).toBe(true);
    const posts = new Set(provider.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path));
    expect(posts).toEqual(new Set([callPaths.listParticipations, callPaths.listEmails, callPaths.listAttendance]));
    expect(provider.callsTo(publicList)[0]?.headers.authorization).toBeUndefined();
    expect(provider.callsTo('GET /media/photos/7/photo.png')).toHaveLength(1);
  });

  const cases: [habit: string, script: () => void, finding: RegExp][] = [
    [
      'a profile whose fields are beside `role`',
      () => asAccount({ username: 'a@example.org', profiles: [{ ...individual, role: profile.role }] }),
      /^getAccount, account: profiles\[0\] .* without `individual`: everybody would be nameless$/,
    ],
    [
      'LST-08 a phone in the public list',
      () => provider.on(publicList, data({ ...participant, phone_number: '+70000000000' })),
      /^listParticipants: everybody can read `phone_number` of participants \(LST-08\)$/,
    ],
    [
      "LST-08 the moderators' list for everybody",
      () => provider.on(list, data({ ...record, email: 'a@example.org' })),
      /^listParticipations, no token: everybody can read `email` of participants/,
    ],
    [
      'an account for everybody',
      () => provider.on(account, { body: { id: 7 } }),
      /^getAccount, no token: .* 401 or 403/,
    ],
    [
      'another type',
      () => provider.on(organizations, data({ id: 'Личное', name: 'x' }, { id: 2, name: 'y' })),
      /^listOrganizations: data\[\]\.id must be integer \(1 of the rows\)$/,
    ],
    [
      'a missing field',
      () => provider.on(organizations, data({ id: 1 })),
      /data\[\] must have `name` \(1 of the rows\)$/,
    ],
    [
      'a list cut by its count',
      () => provider.on(organizations, { body: { count: 3, next: null, results: [{ id: 1, name: 'x' }] } }),
      /the list is cut: 3 records by `count`, 1 came$/,
    ],
    ['another path', () => provider.on(organizations, { status: 404, body: '<h1>x</h1>' }), /no such path/],
    ['a rejection', () => provider.on(organizations, { status: 400, body: {} }), /a read is rejected with 400$/],
    ['a rejection with 200', () => provider.on(organizations, { body: { error: 'x' } }), /must have `data`$/],
    ['a redirect', () => provider.on(organizations, { status: 301, headers: { location: 'https://x.org' } }), /https/],
    ['no answer', () => provider.on(organizations, { reset: 'before' }), /closes the connection/],
    ['a broken body', () => provider.on(organizations, { body: Buffer.from('{"data": [') }), /no valid JSON/],
    [
      'a file that is missing',
      () => provider.on('GET /media/photos/7/photo.png', { status: 404, body: {} }),
      /getMedia/,
    ],
    [
      'another scheme of tokens',
      () => {
        const headers = { 'www-authenticate': 'Bearer realm="api"' };
        provider.on(`GET ${callPaths.listSections}`, { status: 401, headers, body: {} });
      },
      /^listSections: a read is rejected with 401; the provider asks for a token as `Bearer`$/,
    ],
  ];
  it.each(cases)('finds %s', async (_, script, finding) => {
    script();
    const { rows } = await check();
    expect(findings(rows)).toContainEqual(expect.stringMatching(finding));
    expect(JSON.stringify(rows.map(({ value, ...row }) => row))).not.toMatch(/Личное|secret-token|\+7/);
  });

  it('names fields that only the contract or only the provider has, and is content', async () => {
    provider.on(organizations, data({ id: 1, name: 'x', titel: 'y' }));
    const { rows } = await check();
    expect(rows.find(({ name }) => name === 'listOrganizations')).toMatchObject({
      findings: [],
      fields: ['not in the contract: data[].titel'],
    });
  });
});
