import type { Context } from '../context.ts';
import { Fault, saysNoSession } from '../errors.ts';
import type { Edition } from '../parents.ts';
import type { OnUnknown } from '../registrationFields.ts';
import { isModerator } from '../roles.ts';
import type { ParticipantList } from './list.ts';
import { isPublicWish, type Wish } from './view.ts';

/** A list as the schema asks for it. */
export interface ListName {
  year: number;
  project?: string | null | undefined;
}

/** A list with what it is a list of. */
export interface CallersList {
  list: ParticipantList;
  edition: Edition;
}

/** Whether the provider says of this request's token that its owner is a moderator; a dead token is a visitor's. */
async function hasModeratorRights(context: Context): Promise<boolean> {
  if (!context.hasToken()) return false;
  try {
    return isModerator(await context.memo.account());
  } catch (error) {
    if (saysNoSession(error)) return false;
    throw error;
  }
}

/** A list of thousands reports a code once. */
function oncePerCode(report: OnUnknown): OnUnknown {
  const seen = new Set<string>();
  return (field, code) => {
    const name = `${field} ${code}`;
    if (!seen.has(name)) report(field, code);
    seen.add(name);
  };
}

function find(context: Context, { year, project }: ListName): { edition: Edition; projectFlag: string | null } {
  const edition = context.editions.byYear(year);
  if (edition === null) throw new Fault('NOT_FOUND');
  if (project == null) return { edition, projectFlag: null };
  const found = edition.projects.find(({ slug }) => slug === project);
  if (found === undefined) throw new Fault('NOT_FOUND');
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
  const facts = { otherOrganizationId, school, onUnknown: oncePerCode(context.reportUnknown) };
  const client = context.shared(isModeratorList ? 'caller' : 'visitor');
  return { edition, list: await context.lists.read({ meetingId, projectFlag, isModeratorList, facts }, client) };
}

/** Refuses to filter or sort the public list by what it does not hold: the answer would tell it (LST-08). */
export function allowWish(list: ParticipantList, wish: Wish): void {
  if (!list.isModeratorList && !isPublicWish(wish)) throw new Fault('FORBIDDEN');
}

/** The moderators' list, for what only they do. */
export async function moderatorsList(context: Context, name: ListName): Promise<CallersList> {
  const found = await callersList(context, name);
  if (!found.list.isModeratorList) throw new Fault('FORBIDDEN');
  return found;
}
