import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Edition, RegistrationList } from '../../graphql/models.ts';
import { dayOf } from '../../lib/dates.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { listParticipations } from '../../provider/calls/participants.ts';
import { listCancelled } from '../../provider/extensions/cancelled.ts';
import { nameOrganizations } from '../../shared/organizations.ts';
import { listKey, listVersion, toRegistrationList } from '../../shared/participantLists.ts';
import { isOpenToModerators } from '../shared/editionOf.ts';
import { readSections } from '../shared/readSections.ts';

/** A moderator's list is served without a newer read for 5 s, and longer where the provider needs long for it. */
const freshMs = 5_000;
const mostMs = 60_000;
const age = (readMs: number): number => Math.min(mostMs, Math.max(freshMs, 10 * readMs));

/** The provider's flag of a project's list; null for all participants. @throws GatewayError NOT_FOUND for an unknown project */
export function projectFlagOf({ projects }: Edition, project: string | null | undefined): string | null {
  if (project == null) return null;
  const found = projects.find(({ slug }) => slug === project);
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  return found.listFlag;
}

/** The registrations of an edition or a project (API-11). The caller is a moderator: the list may come from the cache. */
function readRegistrations(
  context: Context,
  { meetingId, otherOrganizationId }: Edition,
  projectFlag: string | null = null,
): Promise<RegistrationList> {
  const { participantLists, extensions, publicReads } = context;
  return participantLists.registrations.cached(listKey(meetingId, projectFlag), age, mostMs, async () => {
    const readAt = context.clock.now().toISOString();
    const client = context.sharedProvider();
    const readingCancelled = extensions
      .has('cancelled')
      .then((has) => (has ? listCancelled(client, meetingId, projectFlag) : null));
    // If both fail, the error is that of the list itself.
    readingCancelled.catch(() => undefined);
    const active = await listParticipations(client, meetingId, projectFlag);
    const cancelled = await readingCancelled;
    const records = await nameOrganizations(
      [...active.data, ...(cancelled?.data ?? [])],
      otherOrganizationId,
      async () => publicReads.organizations().then(({ data }) => data),
    );
    const unreadableCount = active.unreadableCount + (cancelled?.unreadableCount ?? 0);
    return toRegistrationList(records, { meetingId, readAt, unreadableCount });
  });
}

/** Registrations by day of any edition; null if the provider gives moderators no list of an archived one. */
async function registrationsByDay(edition: Edition, context: Context) {
  try {
    const { nodes } = await readRegistrations(context, edition);
    const counts = new Map<string | null, number>();
    for (const { createdAt, isActive = true } of nodes) {
      if (!isActive) continue;
      const day = createdAt === null ? null : dayOf(createdAt);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    const days = [...counts].map(([date, count]) => ({ date, count }));
    return days.sort((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'));
  } catch (error) {
    const isRefused =
      error instanceof ProviderRejection || (error instanceof GatewayError && error.code === 'FORBIDDEN');
    if (edition.isCurrent || !isRefused) throw error;
    return null;
  }
}

/** The moderators' list (LST-02): one read answers all of them, and the reader searches and filters it. */
export const registrationListResolvers = {
  Edition: {
    registrations: (edition, { project }, context) => {
      const flag = projectFlagOf(edition, project);
      if (!isOpenToModerators(edition, context.clock)) throw new GatewayError('FORBIDDEN');
      return readRegistrations(context, edition, flag);
    },
    registrationsByDay: (edition, _, context) => registrationsByDay(edition, context),
  },
  RegistrationList: {
    version: listVersion,
    nodes: async ({ nodes, meetingId }, _, context) => {
      // Reads the sections now, so that the rows need not wait for them one by one.
      await readSections(context, meetingId);
      return nodes;
    },
  },
} satisfies Resolvers;
