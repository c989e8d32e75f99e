import type { Kysely } from 'kysely';
import type { MeetingsTable, Tables } from '../tables.ts';
import { makeAttendance } from './attendance.ts';
import { makeFiles, type SampleFile } from './files.ts';
import { seedHistory } from './history.ts';
import { insertSamples } from './insert.ts';
import { answersOf, participationsOf, type SampleParticipation, STATES } from './participations.ts';
import { makeSample, type Person } from './people.ts';
import { createRandom } from './random.ts';

/** Added people have ids from this one on. */
const FIRST_ID = 1_000_001;
const FIRST_NUMBER = 1001;
/** Every tenth person has a second talk. */
const SECOND_TALK = 10;
const MODERATOR = 'moderator@example.org';

/** Deterministic: a larger crowd begins with the smaller one. */
function makeCrowd(meeting: MeetingsTable, count: number) {
  const random = createRandom(10_000);
  const make = participationsOf(meeting, random);
  const people: Person[] = [];
  const participations: SampleParticipation[] = [];
  while (participations.length < count) {
    const index = people.length;
    people.push(makeSample(FIRST_NUMBER + index, FIRST_ID + index, random));
    const makeNext = (state: [number, number, number]) =>
      make(FIRST_ID + participations.length, FIRST_ID + index, state);
    const first = makeNext(STATES[index % STATES.length] ?? [1, 0, 0]);
    participations.push(first);
    if (index % SECOND_TALK === 1) participations.push({ ...makeNext([3, 0, 0]), ...answersOf(first), position: 1 });
  }
  return { people, participations: participations.slice(0, count) };
}

/**
 * Adds sample people until the current meeting has the target number of active participations.
 * @returns the number of added participations, and the files to write below the media folder
 */
export async function seedCrowd(db: Kysely<Tables>, target: number): Promise<{ added: number; files: SampleFile[] }> {
  const meeting = await db.selectFrom('meetings').selectAll().where('is_current', '=', true).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('participations')
    .select(['id', 'account_id', 'is_active'])
    .where('meeting_id', '=', meeting.id)
    .execute();
  const ofCrowd = rows.filter(({ id }) => id >= FIRST_ID);
  const added = Math.max(0, target - rows.filter(({ is_active }) => is_active).length);
  const crowd = makeCrowd(meeting, ofCrowd.length + added);
  const known = new Set(ofCrowd.map(({ account_id }) => account_id));
  const people = crowd.people.filter(({ account }) => !known.has(account.id));
  const participations = crowd.participations.slice(ofCrowd.length);
  const [firstNew] = participations;
  if (!firstNew) return { added: 0, files: [] };
  // A separate random seed, so that adding people in one run or in several makes the same files.
  const files = makeFiles(participations, createRandom(firstNew.id), firstNew.id * 4);
  const attendance = makeAttendance(participations, createRandom(firstNew.id));
  await insertSamples(db, { people, participations, files, attendance });
  const moderator = await db.selectFrom('accounts').select('id').where('username', '=', MODERATOR).executeTakeFirst();
  await seedHistory(db, moderator?.id ?? null, firstNew.id);
  return { added, files };
}
