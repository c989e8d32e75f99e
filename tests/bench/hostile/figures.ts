import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ask, createToken, mutate } from '../../testkit/tool.ts';
import { mebibytes, percentile, type Rows, residentMemory } from '../figures.ts';
import { startFilledPortal } from '../filledPortal.ts';
import type { MeasuredService } from '../services.ts';
import type { AttackCounts } from './attacker.ts';
import type { Target } from './attacks.ts';
import { type HonestFigures, measureHonest } from './honest.ts';

type Times = { warmMs: number; aloneMs: number; mixedMs: number };

/** Ten minutes in all. */
const whole: Times = { warmMs: 15_000, aloneMs: 90_000, mixedMs: 480_000 };
export const quickTimes: Times = { warmMs: 8_000, aloneMs: 20_000, mixedMs: 45_000 };

const participations = 10_000;
/** Accounts whose passwords the attackers guess; honest callers do not use them. */
const wrongLogins = Array.from({ length: 200 }, (_, n) => `sample-${String(n + 1).padStart(4, '0')}@example.org`);

const milliseconds = (times: number[], part: number) => `${percentile(times, part).toFixed(0)} ms`;

/** The attacker has an account with a registration, so that its files are read. */
async function prepareTarget(url: string): Promise<Target> {
  const token = await createToken(url, 'participant@example.org');
  type Choices = { edition: { sections: { id: string; isPublic: boolean; isOpenToTalks: boolean }[] } };
  const { edition } = await ask<Choices>(url, {
    query: '{ edition { sections { id isPublic isOpenToTalks } } }',
    token,
  });
  const input = {
    requestedFormat: 'SPEAKER',
    requestedSectionId: edition.sections.find(({ isPublic, isOpenToTalks }) => isPublic && isOpenToTalks)?.id,
    title: 'Образцовый доклад',
    requestKey: 'hostile-1',
  };
  type Made = { registration: { id: string } };
  const { registration } = await mutate<Made>({ url, token }, 'registerForForum', input, 'registration { id }');
  return { url, token, registrationId: registration.id, wrongLogins };
}

/** Starts the attacks; the returned function ends them. */
function startAttacks(target: Target): () => Promise<AttackCounts> {
  const attacker = fork(new URL('./attacker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  attacker.send({ target });
  return async () => {
    attacker.send('stop');
    const [counts] = (await once(attacker, 'message')) as [AttackCounts];
    return counts;
  };
}

/** Resident memory now, and at its highest since the start. */
async function memoryOf(service: MeasuredService): Promise<string> {
  const { highest } = residentMemory(service.pid);
  const { heapUsed, rss } = await service.memory();
  return `${mebibytes(rss)}, highest ${mebibytes(highest)}, heap ${mebibytes(heapUsed)}`;
}

const compare = (alone: number[], mixed: number[], part: number) =>
  `${milliseconds(alone, part)} · ${milliseconds(mixed, part)}`;

function honestRows(alone: HonestFigures, mixed: HonestFigures): Rows {
  const about = 'honest alone · among hostile';
  const rows: Rows = [];
  for (const kind of ['readers', 'moderator'] as const) {
    rows.push(
      [`${kind}, median, ${about}`, compare(alone[kind], mixed[kind], 0.5)],
      [`${kind}, 99th percentile, ${about}`, compare(alone[kind], mixed[kind], 0.99)],
    );
  }
  rows.push(
    [`/healthz, median, ${about}`, compare(alone.healthz, mixed.healthz, 0.5)],
    [`/healthz, worst, ${about}`, compare(alone.healthz, mixed.healthz, 1)],
    [`longest delay of the measuring process, ${about}`, compare([alone.ownDelayMs], [mixed.ownDelayMs], 1)],
  );
  return rows;
}

/**
 * Honest readers and a moderator with 10,000 rows at a fixed rate, alone and then among hostile requests.
 * @throws if an honest request got an error
 */
export async function hostileFigures({ warmMs, aloneMs, mixedMs }: Times = whole): Promise<Rows> {
  const trusts = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' };
  const { urls, gateways, provider, stop } = await startFilledPortal(participations, 1, () => trusts);
  const [url = ''] = urls;
  const [gateway] = gateways as [MeasuredService];
  try {
    const moderator = await createToken(url, 'moderator@example.org');
    const target = await prepareTarget(url);
    await measureHonest(url, moderator, warmMs);
    const alone = await measureHonest(url, moderator, aloneMs);
    const before = [await memoryOf(gateway), await memoryOf(provider)];
    const stopAttacks = startAttacks(target);
    const mixed = await measureHonest(url, moderator, mixedMs);
    const counts = await stopAttacks();
    const after = [await memoryOf(gateway), await memoryOf(provider)];

    const errors = [...alone.errors, ...mixed.errors];
    const sent = [alone, mixed].flatMap(({ readers, moderator, healthz }) => [readers, moderator, healthz]).flat();
    const rows: Rows = [
      ...honestRows(alone, mixed),
      ['errors among honest requests', `${errors.length} of ${sent.length}`],
      ...['gateway', 'provider'].flatMap(
        (name, at): Rows => [
          [`${name}, resident memory, before hostile`, before[at] ?? ''],
          [`${name}, resident memory, after hostile`, after[at] ?? ''],
        ],
      ),
      ...Object.entries(counts).map(([name, byStatus]): [string, string] => [
        `${name}, answers`,
        Object.entries(byStatus)
          .map(([status, count]) => `${status} × ${count}`)
          .join(', '),
      ]),
    ];
    if (errors.length > 0) {
      for (const [what, figure] of rows) console.log(`${what}: ${figure}`);
      throw new Error(`honest requests failed:\n${[...new Set(errors)].slice(0, 10).join('\n')}`);
    }
    return rows;
  } finally {
    await stop();
  }
}
