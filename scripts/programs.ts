import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** A program that tests start: the Debian packages that contain it, and its path on this machine, or null. */
export type Program = {
  name: string;
  debian: string;
  find(): string | null;
};

const firstPresent = (paths: string[]) => paths.find((path) => path !== '' && existsSync(path)) ?? null;

const POSTGRES_HOME = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL server. */
function findPostgres(): string | null {
  if (!existsSync(POSTGRES_HOME)) return null;
  const versions = readdirSync(POSTGRES_HOME).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(POSTGRES_HOME, version, 'bin'));
  return folders.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** A Python that has what the Django service needs; Debian's comes first. */
const findDjango = () =>
  ['/usr/bin/python3', 'python3'].find(
    (python) => spawnSync(python, ['-c', 'import django, rest_framework, gunicorn'], { stdio: 'ignore' }).status === 0,
  ) ?? null;

export const programs = {
  chromium: {
    name: 'Chromium',
    debian: 'chromium',
    find: () =>
      firstPresent([
        process.env.CHROMIUM_PATH ?? '',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome-stable',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        chromium.executablePath(),
      ]),
  },
  postgres: { name: 'PostgreSQL', debian: 'postgresql', find: findPostgres },
  redis: { name: 'Redis', debian: 'redis-server', find: () => firstPresent(['/usr/bin/redis-server']) },
  django: {
    name: 'Django REST framework',
    debian: 'python3-django python3-djangorestframework gunicorn',
    find: findDjango,
  },
  nginx: { name: 'nginx', debian: 'nginx', find: () => firstPresent(['/usr/sbin/nginx']) },
} satisfies Record<string, Program>;

/**
 * Returns the path of a program.
 * @throws with one sentence that says what to install
 */
export function requireProgram(program: Program): string {
  const found = program.find();
  if (found !== null) return found;
  const chosen = program === programs.chromium ? '; CHROMIUM_PATH may name a browser' : '';
  throw new Error(`Missing: ${program.name} (on Debian, as root: apt-get install ${program.debian}${chosen}).`);
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const aptGet = (...args: string[]) =>
  spawnSync('apt-get', ['-y', '-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The programs that the tests need and this machine lacks. Root on Debian installs them first, with one line each. */
export function missingPrograms(): Program[] {
  const absent = Object.values<Program>(programs).filter(({ find }) => find() === null);
  if (absent.length === 0 || !isRootOnDebian()) return absent;
  aptGet('update');
  for (const { debian } of absent) {
    console.log(`installing ${debian} …`);
    aptGet('install', ...debian.split(' '));
  }
  return absent.filter(({ find }) => find() === null);
}
