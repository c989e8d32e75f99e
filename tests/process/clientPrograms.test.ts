import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePortal } from '../testkit/portal.ts';
import { freePort } from '../testkit/ports.ts';

const run = promisify(execFile);

const port = await freePort();
const { gateway, person, moderator } = await samplePortal({ port, publicUrl: `http://127.0.0.1:${port}` });
const folder = await mkdtemp(join(tmpdir(), 'portal-programs-'));
const client = join(folder, 'client');
afterAll(() => rm(folder, { recursive: true }));

const node = async ({ token }: { token: string }, ...args: string[]) => {
  const env = { ...process.env, PORTAL_URL: gateway.url, PORTAL_TOKEN: token };
  return (await run(process.execPath, args, { cwd: client, env })).stdout;
};
const program = (caller: { token: string }, file: string) => node(caller, '--import', 'tsx', file);

beforeAll(async () => {
  await cp('docs/client', client, { recursive: true });
  await symlink(resolve('node_modules'), join(client, 'node_modules'));
  await node(person, 'node_modules/@graphql-codegen/cli/esm/bin.js');
});

it('docs/client: the types hold everywhere but in the line that is wrong', async () => {
  await writeFile(
    join(client, 'wrong.ts'),
    "import { ProgrammeDocument } from './generated/graphql.ts';\nimport { portal } from './portal.ts';\nawait portal('').request(ProgrammeDocument, { year: 'last' });\n",
  );
  const faults = await node(person, 'node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false').then(
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

it('docs/client/sync.ts confirms listeners, saves the list and remembers what it saw', async () => {
  // The person is the newest listener.
  await program(person, 'main.ts');
  const first = await program(moderator, 'sync.ts');
  const [, all = '', changed = ''] = /^(\d+) participants, (\d+) new or changed$/m.exec(first) ?? [];
  expect(Number(all), 'more than one page').toBeGreaterThan(100);
  expect(changed).toBe(all);
  expect(first).toContain('Примеров Пример Примерович: confirmed');
  const rows = (await readFile(join(client, 'participants.csv'), 'utf8')).trim().split('\n');
  expect(rows).toHaveLength(Number(all) + 1);

  // The next run finds the records that this one changed, and nothing else.
  const second = await program(moderator, 'sync.ts');
  const confirmed = first.split('\n').filter((line) => line.endsWith(': confirmed'));
  expect(second).toContain(`${all} participants, ${confirmed.length} new or changed`);
  expect(second).not.toContain(': confirmed');
  expect(await program(moderator, 'sync.ts')).toBe('nothing has changed\n');
});

it('docs/client/sync.ts says which right it lacks', async () => {
  await rm(join(client, 'sync.json'), { force: true });
  const failure = await program(person, 'sync.ts').catch((error: { stderr: string }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^FORBIDDEN: .+ \(request [\w.-]+\)\n$/) });
});
