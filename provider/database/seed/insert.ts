import type { Insertable, Kysely } from 'kysely';
import type { AttendanceTable, Tables } from '../tables.ts';
import type { SampleFile } from './files.ts';
import type { SampleParticipation } from './participations.ts';
import type { Person } from './people.ts';

/** Rows of one insert; PostgreSQL takes 65 535 values in a statement. */
const CHUNK = 500;

const chunks = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** Every row names its id. */
export type Samples = {
  people: Person[];
  participations: SampleParticipation[];
  files: SampleFile[];
  attendance: Insertable<AttendanceTable>[];
};

export async function insertSamples(
  db: Kysely<Tables>,
  { people, participations, files, attendance }: Samples,
): Promise<void> {
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
}
