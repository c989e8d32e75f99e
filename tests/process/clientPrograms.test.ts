import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';
import { mutationOf } from '../testkit/gateway.ts';
import { samplePortal } from '../testkit/portal.ts';
import { freePort, listen } from '../testkit/ports.ts';
import { talk } from '../testkit/samples.ts';

const run = promisify(execFile);

const port = await freePort();
const { provider, gateway, person, moderator, admin, signIn } = await samplePortal({
  port,
  publicUrl: `http://127.0.0.1:${port}`,
});
const client = join(await temporaryFolder(), 'client');

const node = async ({ token }: { token: string }, settings: object, ...args: string[]) => {
  const env = { ...process.env, PORTAL_URL: gateway.url, PORTAL_TOKEN: token, ...settings };
  return (await run(process.execPath, args, { cwd: client, env })).stdout;
};
const program = (caller: { token: string }, file: string) => node(caller, {}, '--import', 'tsx', file);

/** Passes the program's requests on; before the first confirmation it lets somebody change the record. */
async function changingProxy(change: () => Promise<void>): Promise<string> {
  let isChanged = false;
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    if (!isChanged && body.includes('mutation ConfirmFormat')) {
      isChanged = true;
      await change();
    }
    const headers = { 'content-type': 'application/json', authorization: incoming.headers.authorization ?? '' };
    const answer = await fetch(new URL(incoming.url ?? '', gateway.url), { method: 'POST', headers, body });
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return url;
}

beforeAll(async () => {
  await cp('docs/client', client, { recursive: true });
  await symlink(resolve('node_modules'), join(client, 'node_modules'));
  await node(person, {}, 'node_modules/@graphql-codegen/cli/esm/bin.js');
});

it('docs/client: the types hold everywhere but in the line that is wrong', async () => {
  await writeFile(
    join(client, 'wrong.ts'),
    "import { ProgrammeDocument } from './generated/graphql.ts';\nimport { portal } from './portal.ts';\nawait portal('').request(ProgrammeDocument, { year: 'last' });\n",
  );
  const faults = await node(person, {}, 'node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false').then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout.trim(),
  );
  expect(faults).toMatch(/^wrong\.ts\(3,\d+\): error TS2322:.*$/);
});

it('docs/client/main.ts reads the programme and registers once, however often it runs', async () => {
  const first = await program(person, 'main.ts');
  expect(first).toContain('21 окт. (вторник): ');
  expect(first).toContain('Примеров Пример');
  const made = /^registered: Registration:\d+$/m.exec(first)?.[0];
  expect(made).toBeDefined();
  expect(await program(person, 'main.ts')).toContain(made);
});

it('docs/client/sync.ts confirms listeners, saves the list and remembers how far it read', async () => {
  // The person is the newest listener.
  await program(person, 'main.ts');
  const first = await program(moderator, 'sync.ts');
  const [, all = ''] = /^(\d+) in the list, 0 removed$/m.exec(first) ?? [];
  expect(Number(all), 'more than one page').toBeGreaterThan(100);
  expect(first).toContain('Примеров Пример Примерович: confirmed');
  const rows = (await readFile(join(client, 'participants.csv'), 'utf8')).trim().split('\n');
  expect(rows).toHaveLength(Number(all) + 1);

  // The next run finds the records that this one changed, and nothing else.
  const second = await program(moderator, 'sync.ts');
  const confirmed = first.split('\n').filter((line) => line.endsWith(': confirmed'));
  expect(second).toContain(`${confirmed.length} new or changed, 0 removed`);
  expect(second).not.toContain(': confirmed');
  expect(await program(moderator, 'sync.ts')).toBe('nothing has changed\n');
});

it('docs/client/sync.ts reads removed rows, and skips a registration that somebody changed meanwhile', async () => {
  const cancel = mutationOf('cancelRegistration', 'cancelledId');
  const sister = await signIn('sister');
  const listener = talk({ type: 1, comment: '', section_choice: null });
  const registrationId = `Registration:${await provider.register(sister.token, listener)}`;
  const between = await changingProxy(async () => {
    const confirm = mutationOf('confirmFormat', 'userErrors { code }');
    const input = { registrationId, confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26' };
    await gateway.graphql(confirm, { input }, admin);
  });
  const seen = await node(moderator, { PORTAL_URL: between }, '--import', 'tsx', 'sync.ts');
  expect(seen).toContain('1 new or changed, 0 removed');
  expect(seen).toContain(': changed meanwhile by Эталонов Образец');

  await gateway.graphql(cancel, { input: { registrationId } }, sister);
  expect(await program(moderator, 'sync.ts')).toContain('0 new or changed, 1 removed');
});

it('docs/client/sync.ts says which right it lacks', async () => {
  await rm(join(client, 'sync.json'), { force: true });
  const failure = await program(person, 'sync.ts').catch((error: { stderr: string }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^FORBIDDEN: .+ \(request [\w.-]+\)\n$/) });
});
