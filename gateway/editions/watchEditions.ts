import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Editions, loadEditions, yearsIn } from './load.ts';
import { EditionsError, isHidden } from './source.ts';

/** Interval of the checks. A change counts once two checks find the same files: a copy may still be running. */
const LOOK_MS = 2_000;

/** Name, size and time of every visible file. `fs.watch` does not see changes on network folders and foreign mounts. */
async function fingerprint(folder: string): Promise<string> {
  const years = yearsIn(folder).sort();
  const names = await Promise.all(
    years.map(async (year) => (await readdir(join(folder, year), { recursive: true })).map((name) => join(year, name))),
  );
  const visible = names.flat().filter((name) => !name.split(sep).some(isHidden));
  const lines = visible.map(async (name) => {
    const { size, mtimeMs, ino } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs} ${ino}`;
  });
  return [...years, ...(await Promise.all(lines))].join('\n');
}

/**
 * Reads a folder of editions again after a change. If all editions are valid, they replace the previous ones; otherwise the
 * previous ones stay and the log has a line for each mistake.
 * @param replace resolves once everything computed from the editions is replaced; if it rejects, nothing may be replaced
 */
export function watchEditions(
  folder: string,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  replace: (editions: Editions) => Promise<void>,
  lookMs = LOOK_MS,
) {
  let seen: string | null = null;
  let read: string | null = null;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function load(): Promise<void> {
    const begun = performance.now();
    try {
      const editions = loadEditions(folder);
      await replace(editions);
      const ms = Math.round(performance.now() - begun);
      log.info({ component: 'editions', years: editions.all.map(({ year }) => year), ms }, 'the editions are replaced');
    } catch (error) {
      const lines = error instanceof EditionsError ? error.mistakes : [(error as Error).message];
      for (const mistake of lines) log.error({ component: 'editions', mistake }, 'the editions before stay');
    }
  }

  /** Reads the folder now; resolves once the editions are replaced or rejected. */
  const readNow = () => {
    running = running.then(load);
    return running;
  };

  async function look(): Promise<void> {
    // A folder that is missing for a moment changes nothing.
    const found = await fingerprint(folder).catch(() => null);
    if (found !== null) {
      // The first check comes after the start, which has read the folder.
      read ??= found;
      const isSettled = found === seen;
      seen = found;
      if (isSettled && found !== read) {
        read = found;
        await readNow();
      }
    }
    if (!isStopped) timer = setTimeout(look, lookMs).unref();
  }
  void look();

  return {
    readNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
