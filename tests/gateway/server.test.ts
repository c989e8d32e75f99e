import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maskError } from '../../gateway/apollo.ts';
import { permissions } from '../../gateway/permissions.ts';
import { createSchema } from '../../gateway/schema.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';
import { freePort } from '../testkit/ports.ts';
import { sampleEditions } from '../testkit/sampleEdition.ts';

let provider: MisbehavingProvider;
let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Форум</title>');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), `export const a = '${'x'.repeat(4_000)}';`);
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url, pageFolder: folder });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
  await rm(folder, { recursive: true });
});

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });

describe('permissions', () => {
  it('name a rule for every field of Query and Mutation', () => {
    const schema = createSchema();
    for (const [name, type] of Object.entries({ Query: schema.getQueryType(), Mutation: schema.getMutationType() })) {
      const rules = Object.keys(permissions[name as keyof typeof permissions]).sort();
      expect(rules).toEqual(Object.keys(type?.getFields() ?? {}).sort());
    }
  });

  it('leave a visitor nothing but what is named here as public', () => {
    const guarded = [...Object.entries(permissions.Query), ...Object.entries(permissions.Mutation)];
    expect(guarded.filter(([, rule]) => rule !== 'public').map(([name]) => name)).toEqual([
      'attendance',
      'attendanceWorkbook',
      'certificate',
      'exportHistory',
      'invitation',
      'mailingList',
      'mailingTypes',
      'participantPlace',
      'participantsWorkbook',
      'participation',
      'people',
      'planBulkChange',
      'sections',
      'addTalk',
      'applyBulkChange',
      'cancelRegistration',
      'confirmFormat',
      'confirmParticipation',
      'confirmTour',
      'deleteRegistrationFile',
      'registerForForum',
      'registerForSchool',
      'setTour',
      'updateProfile',
      'uploadPhoto',
      'uploadRegistrationFile',
    ]);
  });
});

describe('requests that are refused', () => {
  it('a simple POST of another site is no operation', async () => {
    const body = JSON.stringify({ query: 'mutation { logout { loggedOut } }' });
    const answer = await post(body, { 'content-type': 'text/plain', cookie: 'portal_session=mine' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a form of another site uploads nothing', async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: 'mutation { logout { loggedOut } }' }));
    form.append('map', '{}');
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      body: form,
      headers: { cookie: 'portal_session=mine' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a query by GET without the preflight header is refused', async () => {
    const answer = await fetch(`${gateway.url}/graphql?query={clock{now}}`);
    expect(answer.status).toBe(400);
  });

  it.each([
    ['an answer', '{ currentEdition { year } }'],
    ['a fault', '{ sections { id } }'],
    ['a mistake of the caller', '{ nothing }'],
  ])('%s is kept by nobody on the way', async (_, query) => {
    const answer = await post(JSON.stringify({ query }), { 'content-type': 'application/json' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('several operations in one request are refused', async () => {
    const body = JSON.stringify([{ query: '{ clock { now } }' }, { query: '{ clock { now } }' }]);
    const answer = await post(body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BATCHING_DISABLED' } }] });
  });

  it.each([
    ['by aliases', 'mutation { a: logout { loggedOut } b: logout { loggedOut } }'],
    [
      'in fragments',
      'mutation { logout { loggedOut } ...F } fragment F on Mutation { ... { b: logout { loggedOut } } }',
    ],
  ])('several actions in one operation, %s, are refused and none is done', async (_, query) => {
    const answer = await gateway.graphql(query, {}, { cookie: 'portal_session=mine' });
    expect(answer.status).toBe(400);
    expect(answer.codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a single action may come with its type name', async () => {
    const answer = await gateway.graphql(
      'mutation { __typename ...F } fragment F on Mutation { logout { loggedOut } }',
    );
    expect(answer.data).toEqual({ __typename: 'Mutation', logout: { loggedOut: true } });
  });

  it('many aliases of a read cost one call', async () => {
    const calls = [
      'GET /api/users/user_meeting_reg/list/',
      'GET /api/users/user_meeting/get/',
      'GET /api/users/registration/invite/',
      'GET /api/users/registration/sert/',
    ];
    for (const kind of ['invite', 'sert']) {
      provider.on(`GET /api/users/registration/${kind}/`, { body: { url: 'http://inner.host/media/a.pdf' } });
    }
    const aliased = ['viewer { registrations { id } }', 'participation(id: "12") { id }'];
    aliased.push('invitation(registrationId: "12") { url }', 'certificate(registrationId: "12") { url }');
    const query = `{ ${aliased.map((field, index) => `a${index}: ${field} b${index}: ${field}`).join(' ')} }`;
    await gateway.graphql(query, {}, { token: 't' });
    const seen = provider.calls.map(({ method, path }) => `${method} ${path}`);
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen).toEqual(expect.arrayContaining(calls));
  });

  it('broken JSON is told without inner words', async () => {
    const answer = await post('{"query": ', { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('whatever is unexpected is masked with the request’s id', () => {
    const masked = maskError({
      message: "Cannot read properties of undefined (reading 'inner')",
      path: ['viewer'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1', stacktrace: ['at inner.ts:1:1'] },
    });
    expect(masked).toEqual({
      message: 'Внутренняя ошибка, попробуйте позже',
      path: ['viewer'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
    });
  });
});

describe('the page', () => {
  const html = { accept: 'text/html' };

  it.each(['/', '/personal-data', '/no/such/path'])('is served at %s, asked for anew each time', async (path) => {
    const answer = await fetch(`${gateway.url}${path}`, { headers: html });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Форум</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is sent to link previews, which do not say what they take', async () => {
    const answer = await fetch(`${gateway.url}/personal-data`, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Форум</title>');
  });

  it('keeps hashed assets for ever and sends them compressed', async () => {
    const answer = await fetch(`${gateway.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('is not sent in place of a missing asset', async () => {
    const answer = await fetch(`${gateway.url}/assets/gone.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it('says plainly when it has not been built', async () => {
    const bare = await startGateway({ providerUrl: provider.url, pageFolder: join(folder, 'assets') });
    const answer = await fetch(bare.url, { headers: html });
    await bare.close();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});

describe('health', () => {
  it('is alive whatever the provider does, and ready only when it answers', async () => {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    provider.on('GET /api/references/school-status/list/', { status: 500, body: '<h1>inner.host</h1>' });
    const answer = await fetch(`${gateway.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('inner');
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it('does not wait long for a provider that hangs', async () => {
    provider.on('GET /api/references/school-status/list/', { delayMs: 2_500, body: { data: [] } });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
  });
});

/** A process of its own has to start first. */
const patience = 60_000;

describe('the process', { timeout: patience }, () => {
  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, output, exit };
  };

  it('drains on SIGTERM: not ready any more, the running request finishes, then it ends', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { child, exit } = start({ PORT: String(port), PROVIDER_URL: provider.url });
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: patience / 2, interval: 100 },
      )
      .toBe(200);
    provider.on('GET /api/references/organization/list/', { delayMs: 1_500, body: { data: [{ id: 5, name: 'И' }] } });
    const running = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ organizations { id } }' }),
    });
    await expect.poll(() => provider.callsTo('GET /api/references/organization/list/').length).toBe(1);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status), { interval: 20 }).toBe(503);
    expect(await (await running).json()).toEqual({ data: { organizations: [{ id: '5' }] } });
    expect(await exit).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('names every wrong setting at once and ends', async () => {
    const { output, exit } = start({ PORT: 'abc', LOG_LEVEL: 'loud', PORTAL_CLOCK: 'yesterday' });
    expect(await exit).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'PORTAL_CLOCK', 'PROVIDER_URL']) expect(output.join('')).toContain(name);
    expect(output.join('')).not.toContain('    at ');
  });

  it('names every mistake of the editions with file and line and ends', async () => {
    const editions = await sampleEditions();
    await editions.write(2026, { 'programme.yaml': (text) => text.replace('10:00', '25:00') });
    const { output, exit } = start({ PROVIDER_URL: provider.url, EDITIONS_DIR: editions.folder });
    expect(await exit).toBe(1);
    await editions.remove();
    expect(output.join('')).toContain(`${editions.folder}/2026/programme.yaml:8: days.0.items.0.starts: must be`);
    expect(output.join('')).not.toContain('    at ');
  });
});
