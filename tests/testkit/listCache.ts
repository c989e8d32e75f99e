import { beforeEach } from 'vitest';
import type { ListScope } from '../../gateway/lists/lists.ts';
import { moderatorRow, type Row } from '../../gateway/lists/rows.ts';
import { createListCache } from '../../gateway/lists/worker/listCache.ts';
import { toParticipation } from '../../gateway/provider/records/participants.ts';
import { registration } from './misbehavingProvider.ts';
import { scriptedProvider } from './portal.ts';
import { clientOf as bindClient, openClient } from './providerClient.ts';

const school = { sectionId: 36, comment: 'SCHOOL', type: 1 };

/** The list of moderators, and the list of everybody. */
export const moderators: ListScope = {
  meetingId: 3,
  projectFlag: null,
  isModeratorList: true,
  otherOrganizationId: 134,
  school,
  posterSessions: {},
};
export const everybody: ListScope = { ...moderators, isModeratorList: false };

/** A row of a list. */
export const record = (id: number, name: string, differences: object = {}) => ({
  ...registration({ id, ...differences }),
  user_descr: name,
});

/** The row of a moderators' list that a record with these differences becomes. */
export const moderatorRowOf = (differences: object = {}): Row =>
  moderatorRow(toParticipation({ ...record(12, 'Примеров Пример'), ...differences } as never), {
    ...moderators,
    onUnknown: () => undefined,
  });

/** A cache of lists over a scripted provider, new for each test; `time.now` is its clock in milliseconds. */
export async function openListCache() {
  const service = await scriptedProvider('moderator');
  const { connection } = openClient(service.url);
  const time = { now: 0 };
  const clientOf = (token: string) => bindClient(connection, { token: () => token });
  const client = clientOf('t');
  let lists: ReturnType<typeof createListCache>;
  beforeEach(() => {
    time.now = 1_000;
    lists = createListCache({ moderators: 300, others: 15_000, withoutRevisions: 10_000 }, () => time.now);
  });
  const read = (scope: ListScope, reader = client, hasChanges = true, newest = false) =>
    lists.read(scope, { client: reader, onUnknown: () => undefined, hasChanges }, newest);
  const names = async (scope: ListScope = moderators, reader = client) =>
    (await read(scope, reader)).rows.map(({ fullName }) => fullName);
  return { service, time, client, clientOf, lists: () => lists, read, names };
}
