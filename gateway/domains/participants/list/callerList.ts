import type { Context } from '../../../context.ts';
import { GatewayError, isSessionEnded } from '../../../errors.ts';
import type { ParticipantFilter, ParticipantOrder } from '../../../generated/resolvers.ts';
import type { Edition } from '../../../graphql/models.ts';
import type { ListQuery, ListScope } from './lists.ts';

/** A list as the schema asks for it. */
export interface ListName {
  year: number;
  project?: string | null | undefined;
}

/** A list that the caller may see, with its edition. */
export interface CallersList {
  list: ListScope;
  edition: Edition;
}

/** Which rows of a list a caller asks for. */
export interface RowRequest {
  filter?: ParticipantFilter | null | undefined;
  orderBy: readonly ParticipantOrder[];
}

/** Whether the owner of this request's token is a moderator; an invalid token is a visitor's. */
async function hasModeratorRights(context: Context): Promise<boolean> {
  if (!context.hasToken()) return false;
  try {
    return await context.isModerator();
  } catch (error) {
    if (isSessionEnded(error)) return false;
    throw error;
  }
}

function find(context: Context, { year, project }: ListName): { edition: Edition; projectFlag: string | null } {
  const edition = context.editions.byYear(year);
  if (edition === null) throw new GatewayError('NOT_FOUND');
  if (project == null) return { edition, projectFlag: null };
  const found = edition.projects.find(({ slug }) => slug === project);
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  return { edition, projectFlag: found.listFlag };
}

/**
 * The list that the caller may see: the moderators' of the current edition for moderators (LST-02), the public one for
 * everybody else and for the archive (LST-08).
 */
export async function callersList(context: Context, name: ListName): Promise<CallersList> {
  const { edition, projectFlag } = find(context, name);
  const isModeratorList = edition.isCurrent && (await hasModeratorRights(context));
  const { otherOrganizationId, school, meetingId } = edition;
  return { edition, list: { meetingId, projectFlag, isModeratorList, otherOrganizationId, school } };
}

const publicFields = new Set(['NAME', 'ORGANIZATION']);

/** Whether a request filters and sorts by what the public list holds. */
function isPublic({ filter, orderBy }: RowRequest): boolean {
  const { search: _, organization: __, ...others } = filter ?? {};
  return Object.values(others).every((value) => value == null) && orderBy.every(({ by }) => publicFields.has(by));
}

/** The query of a request; FORBIDDEN where its answer would tell what the public list does not hold (LST-08). */
export async function allowedQuery(
  context: Context,
  { list, edition }: CallersList,
  { filter, orderBy }: RowRequest,
): Promise<ListQuery> {
  if (!list.isModeratorList && !isPublic({ filter, orderBy })) throw new GatewayError('FORBIDDEN');
  if (!orderBy.some(({ by }) => by === 'SECTION')) return { filter, orderBy };
  // Without the names the list is still a list.
  const sections = await context.memo.sections(edition.meetingId).catch(() => []);
  return { filter, orderBy, sectionNames: sections.map(({ id, name }) => [id, name]) };
}

/** The moderators' list, for what only they do. */
export async function moderatorsList(context: Context, name: ListName): Promise<CallersList> {
  const found = await callersList(context, name);
  if (!found.list.isModeratorList) throw new GatewayError('FORBIDDEN');
  return found;
}
