import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../testkit/ports.ts';
import { processorTime, type Report, type Rows, seconds } from './figures.ts';

const STEP = /^(.+) … (\d+\.\d s)$/;

/**
 * Runs `npm start` until it prints the portal's address, then ends it. Returns rows for its steps and for the total, and for
 * the processor time of all its processes.
 */
async function measureStart(name: string, env: NodeJS.ProcessEnv): Promise<Rows> {
  const begun = performance.now();
  const { childrenMs: before } = processorTime('self');
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
    whole = seconds(performance.now() - begun);
    child.kill('SIGTERM');
  }
  if (child.exitCode === null) await once(child, 'exit');
  if (whole === null) throw new Error('npm start ended before the portal was ready');
  const used = seconds(processorTime('self').childrenMs - before);
  return [[`${name}, until the portal answers`, whole], ...steps, [`${name}, processor time`, used]];
}

/** The first `npm start` after `npm ci` and a later one; their steps run in parallel. */
export async function startFigures(): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [PORT, PROVIDER_PORT] = [String(await freePort()), String(await freePort())];
  const settings = { PORT, PROVIDER_PORT, PROVIDER_URL: '', PUBLIC_URL: '', DATA_DIR: dataDir };
  await rm('dist', { recursive: true, force: true });
  try {
    const first = await measureStart('first npm start', settings);
    return { rows: [...first, ...(await measureStart('later npm start', settings))], problems: [] };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
