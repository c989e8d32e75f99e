import type { Context } from '../../context.ts';
import type { ParticipantFilter, ParticipantOrder, UserError } from '../../generated/types.ts';
import { requireExtension } from '../../graphql/extensionFields.ts';
import type { Edition } from '../../graphql/models.ts';
import { unknownRecord } from '../../graphql/userErrors.ts';
import { GatewayError, isSessionEnded, ProviderRejection } from '../../lib/errors.ts';
import type { ListQuery, ListRow, ListScope } from '../../lists/lists.ts';
import { posterSessionsOf } from '../../lists/places.ts';
import { isOpenToModerators } from './editionOf.ts';

export interface ListName {
  year: number;
  project?: string | null | undefined;
}

export interface CallersList {
  list: ListScope;
  edition: Edition;
}

export interface RowRequest {
  filter?: ParticipantFilter | null | undefined;
  orderBy: readonly ParticipantOrder[];
}

/** If the page's session has ended, the page gets the public list. A tool gets an error instead. */
async function hasModeratorRights(context: Context): Promise<boolean> {
  if (!context.hasToken()) return false;
  try {
    return await context.isModerator();
  } catch (error) {
    if (isSessionEnded(error) && !context.isTool) return false;
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

type Slug = string | null | undefined;

/** Whether the edition has the project. */
export const hasProject = ({ projects }: Pick<Edition, 'projects'>, project: Slug): boolean =>
  project == null || projects.some(({ slug }) => slug === project);

/** The error of a project that no edition has. */
export const projectErrors = ({ editions }: Context, project: Slug): UserError[] =>
  editions.all.some((edition) => hasProject(edition, project)) ? [] : [unknownRecord('project')];

function scopeOf(edition: Edition, projectFlag: string | null, isModeratorList: boolean): ListScope {
  const { otherOrganizationId, school, meetingId } = edition;
  return {
    meetingId,
    projectFlag,
    isModeratorList,
    otherOrganizationId,
    school,
    posterSessions: posterSessionsOf(edition),
  };
}

/**
 * The list that the caller may see: the moderators' list for moderators of an edition that is open to them (LST-02), else
 * the public list (LST-08).
 */
export async function callersList(
  context: Context,
  name: ListName,
  filter?: ParticipantFilter | null,
): Promise<CallersList> {
  const { edition, projectFlag } = find(context, name);
  const isModeratorList = isOpenToModerators(edition, context.clock) && (await hasModeratorRights(context));
  const isCancelled = filter?.isCancelled === true;
  if (isCancelled && !isModeratorList) throw new GatewayError('FORBIDDEN');
  if (isCancelled) await requireExtension(context, 'cancelled');
  return { edition, list: { ...scopeOf(edition, projectFlag, isModeratorList), isCancelled } };
}

/** Finds a row in the newest list that has it, among the lists that the caller may see; null if no list has it. */
export async function findParticipant(context: Context, id: number): Promise<ListRow | null> {
  for (const { year, isCurrent } of context.editions.all) {
    try {
      const row = await context.lists.row((await callersList(context, { year })).list, id);
      if (row !== null) return row;
    } catch (error) {
      // A provider may not know the meetings of other years.
      if (isCurrent || !(error instanceof ProviderRejection)) throw error;
    }
  }
  return null;
}

const publicFields = new Set(['NAME', 'ORGANIZATION']);

/** Whether a request filters and sorts only by fields of the public list. */
function isPublic({ filter, orderBy }: RowRequest): boolean {
  const { search: _, organization: __, isCancelled: ___, ...others } = filter ?? {};
  return Object.values(others).every((value) => value == null) && orderBy.every(({ field }) => publicFields.has(field));
}

/** @throws GatewayError FORBIDDEN if the answer would reveal what the public list does not hold (LST-08) */
export async function allowedQuery(
  context: Context,
  { list, edition }: CallersList,
  { filter, orderBy }: RowRequest,
): Promise<ListQuery> {
  if (!list.isModeratorList && !isPublic({ filter, orderBy })) throw new GatewayError('FORBIDDEN');
  if (!orderBy.some(({ field }) => field === 'EFFECTIVE_SECTION')) return { filter, orderBy };
  // If the names cannot be read, only the order by section is missing.
  const sections = await context.loaders.sections(edition.meetingId).catch(() => []);
  return { filter, orderBy, sectionNames: sections.map(({ id, name }) => [id, name]) };
}

/** @throws GatewayError FORBIDDEN for other callers */
export async function moderatorsList(
  context: Context,
  name: ListName,
  filter?: ParticipantFilter | null,
): Promise<CallersList> {
  const found = await callersList(context, name, filter);
  if (!found.list.isModeratorList) throw new GatewayError('FORBIDDEN');
  return found;
}

/** The list and query of an export (ruling R19). @throws GatewayError FORBIDDEN for other callers */
export async function moderatorsView(context: Context, name: ListName, rows: RowRequest) {
  const found = await moderatorsList(context, name, rows.filter);
  return { ...found, query: await allowedQuery(context, found, rows) };
}
