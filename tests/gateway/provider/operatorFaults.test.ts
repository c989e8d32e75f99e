import { describe, expect, it } from 'vitest';
import { answerFault, fileFault } from '../../../gateway/provider/http/answerFaults.ts';
import { operation } from '../../../gateway/provider/http/contract.ts';
import { createFaultLog, isLasting } from '../../../gateway/provider/http/faults.ts';
import { networkFault } from '../../../gateway/provider/http/networkFaults.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Answer, scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

const listCall = `GET ${callPaths.listOrganizations}`;
const page = '<h1>Private inner.host</h1>';
const target = 'https://login.example.org/in/?next=/private&token=secret';

/** Faults that only an operator can correct are logged. */
const { provider, gateway } = await scriptedPortal();

/** The faults in a gateway's log. */
const faultsIn = (log: string[]) =>
  log.filter((line) => line.includes('"provider fault"')).map((line) => JSON.parse(line) as Record<string, unknown>);

/** A gateway that has logged no fault yet. */
const freshGateway = () => openGateway({ providerUrl: provider.url });

/** A client of the provider that has logged no fault yet. */
const freshClient = () => openClient(provider.url, { limits: { answerBytes: 1024 * 1024 } });
const isFault = ({ fault }: { fault?: string }) => fault !== undefined;

const json = { 'content-type': 'application/json' };
const logged: [name: string, answer: Answer, code: string, line: object][] = [
  [
    'a redirect',
    { status: 302, headers: { location: target } },
    'PROVIDER_BAD_RESPONSE',
    { fault: 'redirect', status: 302, contentType: null, locationHost: 'login.example.org' },
  ],
  ['HTML with 200', { body: page }, 'PROVIDER_BAD_RESPONSE', { fault: 'html', status: 200, contentType: 'text/html' }],
  ['HTML with 400', { status: 400, body: page }, 'PROVIDER_BAD_RESPONSE', { fault: 'html', status: 400 }],
  ['HTML with 403', { status: 403, body: page }, 'PROVIDER_UNAVAILABLE', { fault: 'html', status: 403 }],
  ['an unknown path', { status: 404, body: page }, 'PROVIDER_BAD_RESPONSE', { fault: 'unknown_path', status: 404 }],
  ['405', { status: 405, body: { detail: 'x' } }, 'PROVIDER_BAD_RESPONSE', { fault: 'method_not_allowed' }],
  ['406', { status: 406, body: { detail: 'x' } }, 'PROVIDER_BAD_RESPONSE', { fault: 'not_acceptable' }],
  ['415', { status: 415, body: { detail: 'x' } }, 'PROVIDER_BAD_RESPONSE', { fault: 'unsupported_media_type' }],
  ['500 in HTML', { status: 500, body: page }, 'PROVIDER_UNAVAILABLE', { fault: 'server_error', status: 500 }],
  [
    '503 in JSON',
    { status: 503, headers: { 'retry-after': '9' }, body: { error: 'inner.host' } },
    'PROVIDER_UNAVAILABLE',
    { fault: 'server_error', status: 503, contentType: 'application/json' },
  ],
  ['no body', { status: 200 }, 'PROVIDER_BAD_RESPONSE', { fault: 'not_json', contentType: null }],
  ['broken JSON', { body: '{"data": [', headers: json }, 'PROVIDER_BAD_RESPONSE', { fault: 'not_json' }],
  [
    'a call that requires a token',
    { status: 401, body: { detail: 'x' } },
    'UNAUTHENTICATED',
    { fault: 'token_required' },
  ],
  [
    'a compressed answer',
    { body: 'x', headers: { 'content-encoding': 'gzip' } },
    'PROVIDER_BAD_RESPONSE',
    { fault: 'unreadable' },
  ],
  [
    'a large answer',
    { body: {}, headers: json, hugeBytes: 2 * 1024 * 1024 },
    'PROVIDER_BAD_RESPONSE',
    { fault: 'unreadable' },
  ],
];

describe('the log of faults', () => {
  it.each(logged)(
    '%s leaves one line that says what to check, and no word of the answer',
    async (_, answer, code, line) => {
      provider.on(listCall, answer);
      const { client, warnings } = freshClient();
      const organizations = () => client.call('listOrganizations', 'OrganizationList');
      const isRefused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code });
      await Promise.all([isRefused(organizations()), isRefused(organizations())]);
      expect(warnings.filter(isFault)).toEqual([
        expect.objectContaining({
          component: 'provider',
          operation: 'listOrganizations',
          method: 'GET',
          path: callPaths.listOrganizations,
          check: expect.stringMatching(/\w{3,}.*\.$/),
          ...line,
        }),
      ]);
      expect(JSON.stringify(warnings)).not.toMatch(/inner\.host|private|secret|next=/i);
    },
  );

  it('omits the query and the token of the call', async () => {
    provider.on(`GET ${callPaths.listRegistrations}`, { status: 500, body: page });
    const { graphql, log } = await freshGateway();
    await graphql('{ viewer { registrations { id } } }', {}, { token: 'secret-token' });
    expect(faultsIn(log)).toMatchObject([{ operation: 'listRegistrations', path: callPaths.listRegistrations }]);
    expect(log.join('')).not.toMatch(/meeting_id|secret/);
  });

  it('does not report an unknown path as «Запись не найдена»', async () => {
    provider.on(`GET ${callPaths.getParticipation}`, { status: 404, body: page });
    const answer = await gateway.graphql(
      '{ registration(id: "Registration:12") { id } }',
      {},
      { token: 'secret-token' },
    );
    expect(answer.codes).toEqual(['PROVIDER_BAD_RESPONSE']);
    expect(answer.text).not.toContain('не найдена');
  });

  it('reports a provider that lacks a call of an extension it names', async () => {
    provider.on(`GET ${callPaths.listMeetings}`, { status: 404, body: page });
    const { client, warnings } = freshClient();
    const expected = { code: 'PROVIDER_BAD_RESPONSE', isFromProvider: false };
    await expect(client.call('listMeetings', 'MeetingList')).rejects.toMatchObject(expected);
    expect(warnings).toMatchObject([{ operation: 'listMeetings', fault: 'unknown_path' }]);
  });

  it('does not report a write that answers an empty 200', async () => {
    provider.on(`DELETE ${callPaths.deleteFile}`, { status: 200 });
    const { client, warnings } = freshClient();
    await client.send('deleteFile', { query: { id: 1 } });
    expect(warnings).toEqual([]);
  });

  it('reports a login page in place of a file, but not a missing or forbidden file', async () => {
    const { url, log } = await freshGateway();
    provider.on('GET /media/forbidden.pdf', { status: 403, body: page });
    provider.on('GET /media/login.pdf', { status: 302, headers: { location: target } });
    scriptAccount(provider, 'moderator');
    const headers = { authorization: 'Token t' };
    const statuses = [];
    for (const name of ['missing', 'forbidden', 'login'])
      statuses.push((await fetch(`${url}/media/${name}.pdf`, { headers })).status);
    expect(statuses).toEqual([404, 403, 502]);
    expect(faultsIn(log)).toMatchObject([
      { operation: 'getMedia', path: '/media/{path}', fault: 'redirect', locationHost: 'login.example.org' },
    ]);
  });

  it('logs each kind of fault of each call once a minute', () => {
    let now = 0;
    const lines: object[] = [];
    const log = { warn: (fields: object) => lines.push(fields) };
    const write = createFaultLog(() => now);
    const note = (id: 'login' | 'register', kind: 'html' | 'redirect') => write(log, id, { kind, check: 'x' });
    note('login', 'html');
    note('login', 'html');
    note('login', 'redirect');
    note('register', 'html');
    now = 59_999;
    note('login', 'html');
    now = 60_000;
    note('login', 'html');
    expect(lines).toMatchObject([
      { operation: 'login', fault: 'html' },
      { operation: 'login', fault: 'redirect' },
      { operation: 'register', fault: 'html' },
      { operation: 'login', fault: 'html' },
    ]);
  });
});

describe('advice for the operator', () => {
  it.each<[string, Answer, RegExp]>([
    ['NaN in JSON', { body: '{"data": [{"id": NaN}]}', headers: json }, /NaN or Infinity/],
    ['-Infinity in JSON', { body: '{"data": [-Infinity]}', headers: json }, /NaN or Infinity/],
    ['JSON cut short', { body: '{"data": ["NaN"', headers: json }, /no valid JSON/],
    ['an empty body', { body: '', headers: json }, /body is empty/],
    ['headers of 40 KiB', { body: {}, headers: { 'set-cookie': 'x'.repeat(40_000) } }, /headers.*larger/],
    ['an id above 2^53', { body: Buffer.from('{"data": [{"id": 9007199254740993, "name": "x"}]}') }, /above 2\^53/],
  ])('of %s names the cause', async (_, answer, check) => {
    provider.on(listCall, answer);
    const { client, warnings } = freshClient();
    const call = client.call('listOrganizations', 'OrganizationList');
    await expect(call).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(warnings.flatMap((line) => line.check ?? [])).toEqual([expect.stringMatching(check)]);
  });

  const called = operation('listOrganizations');
  const base = 'http://provider.example.org/v1';
  const redirectTo = (location: string | null) => answerFault(called, { status: 301, contentType: '', location }, base);

  it.each([
    [`https://provider.example.org/v1${callPaths.listOrganizations}`, 'provider.example.org', /begin with https/],
    [`/v1${callPaths.listOrganizations.slice(0, -1)}`, 'provider.example.org', /slash/],
    ['http://other.example.org/', 'other.example.org', /another host/],
    ['/login/', 'provider.example.org', /another path/],
    ['http://', null, /without a target/],
    [null, null, /without a target/],
  ])('of a redirect to %s', (location, locationHost, check) => {
    expect(redirectTo(location)).toMatchObject({ kind: 'redirect', locationHost, check: expect.stringMatching(check) });
  });

  it.each([
    [{ status: 200, contentType: 'application/json' }],
    [{ status: 204, contentType: '' }],
    [{ status: 400, contentType: 'application/problem+json' }],
    [{ status: 404, contentType: 'application/json' }],
    [{ status: 413, contentType: 'text/html' }],
    [{ status: 429, contentType: 'text/html' }],
  ])('gives none for %j', (answer) => expect(answerFault(called, { ...answer, location: null }, base)).toBeNull());

  it('gives none for a rejected login', () => {
    const answer = { status: 401, contentType: 'application/json', location: null };
    expect(answerFault(operation('login'), answer, base)).toBeNull();
  });

  it('accepts any type of file except a web page', () => {
    const media = operation('getMedia');
    const file = (status: number, contentType: string) =>
      fileFault(media, { status, contentType, location: null }, base);
    expect(file(200, 'application/pdf')).toBeNull();
    expect(file(200, 'text/html')).toMatchObject({ kind: 'html' });
    expect(file(502, 'text/html')).toMatchObject({ kind: 'server_error' });
  });

  it.each([
    ['ECONNREFUSED', 'connection_refused', false],
    ['EAI_AGAIN', 'host_not_found', false],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout', false],
    ['CERT_HAS_EXPIRED', 'tls', true],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', true],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls', true],
    ['HPE_INVALID_CONSTANT', 'not_http', true],
    ['ESOMETHING', 'network', false],
  ])('of %s', (code, kind, lasts) => {
    const fault = networkFault(Object.assign(new Error('inner.host'), { code }));
    expect(fault).toEqual({ kind, check: expect.not.stringContaining('inner') });
    expect(isLasting(fault)).toBe(lasts);
  });
});
