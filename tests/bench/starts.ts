import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../testkit/ports.ts';
import type { Rows } from './figures.ts';

const STEP = /^(.+) … (\d+\.\d s)$/;

/** Runs `npm start` until it prints the portal's address, then ends it. Returns rows for its steps and for the total. */
async function measureStart(name: string, env: NodeJS.ProcessEnv): Promise<Rows> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const steps: Rows = [];
  let whole: string | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, step, time] = STEP.exec(line) ?? [];
    if (step && time) steps.push([`${name}: ${step}`, time]);
    if (!line.includes('Portal:')) continue;
    whole = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    child.kill('SIGTERM');
  }
  if (child.exitCode === null) await once(child, 'exit');
  if (whole === null) throw new Error('npm start ended before the portal was ready');
  return [[`${name}, until the portal answers`, whole], ...steps];
}

/** The first `npm start` after `npm ci` and a later one; their steps run in parallel. */
export async function startFigures(): Promise<Rows> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: '',
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
  };
  await rm('dist', { recursive: true, force: true });
  try {
    return [...(await measureStart('first npm start', settings)), ...(await measureStart('later npm start', settings))];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
