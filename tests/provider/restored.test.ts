import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../provider/database/open.ts';
import { takeEmbedded } from '../testkit/embedded.ts';

const contentOf = async (db: Database) => ({
  history: await db.selectFrom('history').selectAll().orderBy('id').execute(),
  participations: await db.selectFrom('participations').selectAll().orderBy('id').execute(),
  letters: await db.selectFrom('messages').selectAll().execute(),
});
const letter = { recipient: 'a', subject: 'b', text: 'c', html: 'd', created_at: new Date(0) };
const addLetter = (db: Database) => db.insertInto('messages').values(letter).returning('id').executeTakeFirstOrThrow();

it('a released database has its seeded content and numbering again, and its triggers work', async () => {
  const first = await takeEmbedded();
  const before = await contentOf(first.database);
  const { id } = await addLetter(first.database);
  await first.database.updateTable('participations').set({ comments: 'x' }).where('meeting_id', '=', 3).execute();
  await first.database.deleteFrom('files').execute();
  await first.release();

  const second = await takeEmbedded();
  expect(await contentOf(second.database)).toEqual(before);
  expect((await addLetter(second.database)).id).toBe(id);
  await expect(sql`delete from history`.execute(second.database)).rejects.toThrow('only ever added to');
  await second.release();
});
