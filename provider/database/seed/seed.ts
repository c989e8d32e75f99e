import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Tables } from '../tables.ts';
import { makeAttendance } from './attendance.ts';
import { makeFiles, type SampleFile } from './files.ts';
import { seedHistory } from './history.ts';
import { meetings, sections } from './meetings.ts';
import { makeParticipations } from './participations.ts';
import { MODERATOR, makePeople } from './people.ts';
import { createRandom } from './random.ts';
import { degrees, organizations, positions, statuses } from './references.ts';

/** The one password of the demo accounts. */
const DEMO_PASSWORD = 'Primer2025';
/** Rows of one insert; PostgreSQL takes 65 535 values in a statement. */
const CHUNK = 500;

const chunks = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** Fills empty tables with what every portal works with: lists to choose from, meetings and their sections. */
export async function seedReferences(db: Kysely<Tables>): Promise<void> {
  await db.insertInto('organizations').values(organizations).execute();
  await db.insertInto('org_positions').values(positions).execute();
  await db.insertInto('academic_degrees').values(degrees).execute();
  await db.insertInto('school_statuses').values(statuses).execute();
  await db.insertInto('meetings').values(meetings).execute();
  await db.insertInto('sections').values(sections).execute();
}

/**
 * Fills empty tables with demo accounts and sample people, the same at every start.
 * @returns the files that the rows name, to be written below the media folder
 */
export async function seedDemo(db: Kysely<Tables>): Promise<SampleFile[]> {
  const random = createRandom(2025);
  const people = makePeople(await hashPassword(DEMO_PASSWORD), random);
  const participations = makeParticipations(random);
  const files = makeFiles(participations, random);
  const attendance = makeAttendance(participations, random);

  for (const part of chunks(people)) {
    await db
      .insertInto('accounts')
      .values(part.map((person) => person.account))
      .execute();
    await db
      .insertInto('account_roles')
      .values(
        part.flatMap(({ account, roles }) => roles.map((access_rights) => ({ account_id: account.id, access_rights }))),
      )
      .execute();
    const individuals = part.flatMap(({ individual }) => individual ?? []);
    await db.insertInto('individuals').values(individuals).execute();
  }
  for (const part of chunks(participations)) await db.insertInto('participations').values(part).execute();
  for (const part of chunks(files)) {
    await db
      .insertInto('files')
      .values(part.map(({ row }) => row))
      .execute();
  }
  for (const part of chunks(attendance)) await db.insertInto('attendance').values(part).execute();
  await seedHistory(db, MODERATOR, 0);
  // The rows above name their ids; what people add later is numbered after them.
  for (const table of ['accounts', 'individuals', 'participations', 'files'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10000)`.execute(db);
  }
  return files;
}
