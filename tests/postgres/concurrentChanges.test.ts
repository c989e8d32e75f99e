import { expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Changes = { revision: string; changed: { id: number; speak_slot: number | null }[] };

const provider = await sampleProvider();
const moderator = await provider.login('moderator@example.org');

const get = async <T>(path: string) => {
  const answer = await provider.call<{ data: T }>('GET', path, { token: moderator });
  return answer.body.data;
};
const changesSince = (since: string) =>
  get<Changes>(`${callPaths.listParticipationChanges}?meeting_id=3&since=${since}`);

// The embedded database has one connection: a later transaction never ends before an earlier one.
it('API-11 a list reports a change also when a later one was committed before it', async () => {
  const set = (db: typeof provider.database, id: number) =>
    db.updateTable('participations').set({ speak_slot: 7 }).where('id', '=', id).execute();
  const active = await provider.database
    .selectFrom('participations')
    .select('id')
    .where('meeting_id', '=', 3)
    .where('is_active', '=', true)
    .limit(3)
    .execute();
  const [late = 0, early = 0, next = 0] = active.map(({ id }) => id);
  let { revision } = await get<{ revision: string }>(`${callPaths.getListRevision}?meeting_id=3`);
  await provider.database.transaction().execute(async (slow) => {
    await set(slow, late);
    await set(provider.database, early);
    const first = await changesSince(revision);
    expect(first.changed.map(({ id }) => id)).toEqual([early]);
    await set(provider.database, next);
    const second = await changesSince(first.revision);
    expect(second.changed.map(({ id }) => id)).toContain(next);
    revision = second.revision;
  });
  // An older transaction, also one of another database of the server, delays the report until it ends.
  await expect
    .poll(async () => (await changesSince(revision)).changed)
    .toContainEqual(expect.objectContaining({ id: late, speak_slot: 7 }));
});
