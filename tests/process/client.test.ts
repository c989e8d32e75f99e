import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';
import { scriptedServer } from '../testkit/scriptedServer.ts';

const run = promisify(execFile);

/** The client as another team gets it: packed, and installed into an empty folder without a network. */
const folder = await temporaryFolder();
const server = await scriptedServer();
afterAll(() => server.close());

async function pack(): Promise<string> {
  const source = join(folder, 'source');
  await cp('docs/client', source, { recursive: true });
  await symlink(resolve('node_modules'), join(source, 'node_modules'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source });
  const [packed = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  return join(folder, packed);
}

it('an install in docs/client makes no lock file', async () => {
  const { stdout } = await run('npm', ['config', 'get', 'package-lock'], { cwd: 'docs/client' });
  expect(stdout.trim()).toBe('false');
});

it('the packed client runs in an empty project and brings its types', async () => {
  const project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "name": "nightly-sync", "private": true, "type": "module" }');
  const npm = ['install', await pack(), '--offline', '--no-audit', '--no-fund', '--cache', join(folder, 'cache')];
  await run('npm', npm, { cwd: project });
  expect((await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
    'portal-client',
  ]);

  await writeFile(
    join(project, 'sync.ts'),
    `import { type OperationText, PortalError, portal } from 'portal-client';
const query = '{ editions { year } }' as OperationText<{ editions: { year: number }[] }, Record<string, never>>;
const { request } = portal('${server.url}', { token: 'mine' });
const { editions } = await request(query, {});
const years: number[] = editions.map(({ year }) => year);
const failed = await request(query, {}).catch((error: unknown) => error);
if (!(failed instanceof PortalError)) throw new Error('no failure');
console.log(JSON.stringify([years, failed.code, failed.requestId, failed.data]));
`,
  );
  server.answer({ data: { editions: [{ year: 2025 }] } });
  server.answer({
    data: { editions: null },
    errors: [{ message: 'Нет', extensions: { code: 'FORBIDDEN', requestId: 'r-1' } }],
  });
  const compiler = resolve('node_modules/typescript7/bin/tsc');
  const flags = ['--strict', '--module', 'nodenext', '--target', 'es2022', 'sync.ts'];
  await run(process.execPath, [compiler, ...flags], { cwd: project });
  const { stdout } = await run(process.execPath, ['sync.js'], { cwd: project });
  expect(JSON.parse(stdout)).toEqual([[2025], 'FORBIDDEN', 'r-1', { editions: null }]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Token mine', 'Token mine']);
});
