import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Tables } from '../tables.ts';
import { makeAttendance } from './attendance.ts';
import { makeFiles, type SampleFile } from './files.ts';
import { seedHistory } from './history.ts';
import { insertSamples } from './insert.ts';
import { makeParticipations } from './participations.ts';
import { MODERATOR, makePeople } from './people.ts';
import { createRandom } from './random.ts';

const DEMO_PASSWORD = 'Primer2025';

/**
 * Fills empty tables with demo accounts and sample people, the same at every start.
 * @returns the files to write below the media folder
 */
export async function seedDemo(db: Kysely<Tables>): Promise<SampleFile[]> {
  const random = createRandom(2025);
  const people = makePeople(await hashPassword(DEMO_PASSWORD), random);
  const participations = makeParticipations(random);
  const files = makeFiles(participations, random);
  const attendance = makeAttendance(participations, random);

  await insertSamples(db, { people, participations, files, attendance });
  await seedHistory(db, MODERATOR, 0);
  // The rows above name their ids; ids of later rows follow them.
  for (const table of ['accounts', 'individuals', 'participations', 'files'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10000)`.execute(db);
  }
  return files;
}
