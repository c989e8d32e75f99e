import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logFirstSteps } from '../../provider/database/firstSteps.ts';
import { type Database, openServer } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { findCurrentMeeting } from '../../provider/registrations/queries.ts';
import { createDatabase, locateCluster } from '../testkit/testDatabase.ts';

let mediaDir: string;
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'portal-media-'));
  const created = await createDatabase(locateCluster(), 'empty');
  database = openServer(created.url);
  drop = created.drop;
});
afterAll(async () => {
  await database.destroy();
  await drop();
  await rm(mediaDir, { recursive: true });
});

const count = async (table: 'accounts' | 'participations' | 'sections' | 'organizations') =>
  (await database.selectFrom(table).selectAll().execute()).length;

it('an empty database stays empty, and gets sample data only for a demonstration', async () => {
  await prepareDatabase(database, { mediaDir, demoData: false });
  expect([await count('accounts'), await count('participations')]).toEqual([0, 0]);
  expect([await count('sections'), await count('organizations')]).toEqual([0, 0]);
  expect(await readdir(mediaDir)).toEqual([]);
  const hints: object[] = [];
  await logFirstSteps(database, { warn: (facts) => hints.push(facts) });
  expect(hints).toEqual([{ command: 'reference' }, { command: 'account' }]);
  await expect(findCurrentMeeting(database)).rejects.toMatchObject({
    body: { error: expect.stringContaining('еще не открыта') },
  });

  // Two services that start at the same time fill it once.
  await Promise.all([1, 2].map(() => prepareDatabase(database, { mediaDir, demoData: true })));
  expect([await count('sections'), await count('organizations')]).toEqual([27, 42]);
  await logFirstSteps(database, { warn: (facts) => hints.push(facts) });
  expect(hints).toHaveLength(2);
  const seeded = [await count('accounts'), await count('participations')];
  expect(Math.min(...seeded)).toBeGreaterThan(400);
  expect((await readdir(join(mediaDir, 'samples'))).length).toBeGreaterThan(50);
  await prepareDatabase(database, { mediaDir, demoData: true });
  expect([await count('accounts'), await count('participations')]).toEqual(seeded);
});
