import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openServer } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { programs, requireProgram } from '../../scripts/programs.ts';
import { freePort } from './ports.ts';
import { query, TEMPLATE } from './testDatabase.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** The server rejects to run as root, so that root hands it to Debian's own user. */
const asServerUser = (file: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts a PostgreSQL server in a temporary folder; without settings it is as careful as a real one. */
export async function startServer(settings: string[] = []) {
  const bin = requireProgram(programs.postgres);
  const home = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  if (isRoot) {
    await chmod(home, 0o755);
    await run('chown', ['postgres', home]);
  }
  const data = join(home, 'data');
  await run(
    ...asServerUser(join(bin, 'initdb'), ['-D', data, '-U', 'forum', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']),
    { cwd: '/' },
  );
  const port = await freePort();
  const url = `postgres://forum@127.0.0.1:${port}`;
  const place = [`unix_socket_directories=${home}`, 'listen_addresses=127.0.0.1', 'max_connections=100'];
  const options = [...place, ...settings].flatMap((setting) => ['-c', setting]);
  let ended: Promise<void>;
  const begin = async () => {
    const server = spawn(...asServerUser(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options]), {
      stdio: 'ignore',
      cwd: '/',
    });
    ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await waitFor(`${url}/postgres`);
  };
  // pg_ctl asks the server itself, even if runuser runs between it and us.
  const end = async (how: 'fast' | 'immediate') => {
    await run(...asServerUser(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', how]), { cwd: '/' });
    await ended;
  };
  await begin();
  return {
    /** Without the name of a database. */
    url,
    /** Where pg_dump and psql of its version lie. */
    bin,
    /** Ends its sessions, or crashes it, and starts it again with the committed data. */
    async restart(how: 'fast' | 'immediate') {
      await end(how);
      await begin();
    },
    async stop() {
      await end('immediate');
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Starts a server for tests that come and go, and seeds the template of their databases. */
export async function startCluster(mediaDir: string): Promise<Server> {
  const server = await startServer(['fsync=off', 'synchronous_commit=off']);
  await query(`${server.url}/postgres`, `create database ${TEMPLATE}`);
  const template = openServer(`${server.url}/${TEMPLATE}`);
  await prepareDatabase(template, { mediaDir, demoData: true });
  await template.destroy();
  return server;
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answered = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error('The private PostgreSQL server did not start within a minute.');
}
