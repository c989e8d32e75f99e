import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { programs } from '../../scripts/programs.ts';
import { freePort } from './ports.ts';

const project = 'tests/drf';

/** A Python that can run the service; null where Debian's packages are missing. */
export const python = programs.django.find();
// biome-ignore lint/suspicious/noConsole: says why tests are skipped
if (python === null) console.log(`Skipped: ${programs.django.debian} are missing`);

/** Fills a database and starts the Django REST framework service of tests/drf/ under gunicorn, as it runs in a deployment. */
export async function startDrf() {
  if (python === null) throw new Error(`Missing: ${programs.django.debian}`);
  const data = await mkdtemp(join(tmpdir(), 'portal-drf-'));
  for (const folder of ['media', 'mail']) await mkdir(join(data, folder));
  const env = {
    ...process.env,
    ...{ DRF_DATA: data, CALL_PATHS: JSON.stringify(callPaths) },
    ...{ PYTHONPATH: project, PYTHONDONTWRITEBYTECODE: '1' },
  };
  execFileSync(python, [join(project, 'prepare.py')], { env });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ['-m', 'gunicorn', '--bind', `127.0.0.1:${port}`, '--workers', '2', '--log-level', 'warning'];
  const child = spawn(python, [...options, 'forum.wsgi'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = once(child, 'exit');
  const answers = () =>
    fetch(`${url}${callPaths.listSchoolStatuses}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('gunicorn ended before it was ready');
    await sleep(50);
  }
  return {
    url,
    /** Values of the mailed link to a page. */
    async mailedLink(page: string) {
      const names = await readdir(join(data, 'mail'));
      const letters = await Promise.all(names.map((name) => readFile(join(data, 'mail', name), 'utf8')));
      const links = letters.join('\n').match(/https?:\/\/\S+/g) ?? [];
      const { searchParams } = new URL(links.find((link) => link.includes(`/${page}?`)) ?? '');
      return { values: [...searchParams].map(([name, value]) => ({ name, value })) };
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}
