import type { Context } from '../../context.ts';
import type { EditionRegistrationChangesArgs } from '../../generated/types.ts';
import type { Edition, Registration } from '../../graphql/models.ts';
import { type Connection, checkConnection, connect } from '../../lib/connection.ts';
import { badArgument } from '../../lib/errors.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import { listParticipationChanges } from '../../provider/extensions/changes.ts';
import { moderatorsList } from '../shared/callerList.ts';

const longestRevision = 100;

interface RegistrationChange {
  registrationId: string;
  registration: Registration | null;
}

interface RegistrationChanges extends Connection<RegistrationChange> {
  revision: string;
  isWhole: boolean;
  unreadableCount: number;
}

interface ChangedRecord {
  id: number;
  registration: Registration | null;
}

function toChanges({ edges, pageInfo, totalCount }: Connection<ChangedRecord>) {
  const changes = edges.map(({ cursor, node: { id, registration } }) => ({
    cursor,
    node: { registrationId: toNodeId('Registration', id), registration },
  }));
  return { nodes: changes.map(({ node }) => node), edges: changes, pageInfo, totalCount };
}

/** The changes of the moderators' list since a revision, ordered by id, so that a page continues where the previous one ended. */
export async function registrationChanges(
  { year, meetingId }: Edition,
  { since, ...page }: EditionRegistrationChangesArgs,
  context: Context,
): Promise<RegistrationChanges> {
  checkConnection(page);
  if (since === '' || (since?.length ?? 0) > longestRevision) throw badArgument('since', 'since is no revision');
  const { list } = await moderatorsList(context, { year });
  if (since == null) {
    const answer = await context.lists.query(list, { orderBy: [] }, { ...page, withFacets: false });
    const { revision, unreadableCount } = answer;
    return { ...toChanges(answer), revision, unreadableCount, isWhole: true };
  }
  const answer = await listParticipationChanges(context.provider, meetingId, since);
  const { revision, unreadableCount, isWhole } = answer;
  const records: ChangedRecord[] = [
    ...answer.changed.map((registration) => ({ id: registration.id, registration })),
    ...answer.removed.map((id) => ({ id, registration: null })),
  ].sort((a, b) => a.id - b.id);
  const found = connect(records, page, ({ id }) => String(id));
  return { ...toChanges(found), revision, unreadableCount, isWhole };
}
