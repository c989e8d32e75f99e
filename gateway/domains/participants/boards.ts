import { mostTalkNumber } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { BoardOrder, NumberBoardsInput, PlanBoardNumbersInput, UserError } from '../../generated/types.ts';
import type { PlanPayload } from '../../graphql/models.ts';
import { userError } from '../../graphql/validation.ts';
import type { BulkRow } from '../../lists/lists.ts';
import { type PosterSessions, posterSessionsOf } from '../../lists/places.ts';
import { settingsOf } from '../../shared/recordVersion.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { editionOf } from '../shared/editionOf.ts';
import { applyEach, checkRun } from './applyEach.ts';
import { applyOne } from './bulkApply.ts';
import { validPlace } from './change.ts';
import { differences, type Settings } from './mapping.ts';
import { previewChanges, toDecision, toPlanned } from './planRows.ts';
import { toParticipationChange } from './recordChange.ts';

const russian = new Intl.Collator('ru', { numeric: true });
const compareTitles = (a: BulkRow, b: BulkRow) => {
  const [one, other] = [a.record.comments ?? '', b.record.comments ?? ''];
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return russian.compare(one, other);
};

export interface Numbering {
  orderBy: BoardOrder;
  startAt: number;
  keepExisting: boolean;
  sectionIds: readonly number[];
  sessions: PosterSessions;
}

/**
 * Numbers the posters of the sections, which come in the order of the list. A board is unique within its session, so the
 * numbering skips boards in use: those of other sections, and with `keepExisting` those of these sections too.
 */
export function numberPosters(posters: readonly BulkRow[], numbering: Numbering): { row: BulkRow; board: number }[] {
  const { sectionIds, orderBy, startAt, keepExisting, sessions } = numbering;
  const sectionOf = ({ record }: BulkRow) => record.confirmedSectionId ?? 0;
  const sessionOf = (row: BulkRow) => sessions[sectionOf(row)] ?? `section ${sectionOf(row)}`;
  const keeps = (row: BulkRow) => !sectionIds.includes(sectionOf(row)) || (keepExisting && row.record.talkSlot);
  const taken = new Set(posters.filter(keeps).map((row) => `${sessionOf(row)} ${row.record.talkSlot}`));
  const nextOf = new Map<string, number>();
  return sectionIds.flatMap((section) => {
    const own = posters.filter((row) => sectionOf(row) === section);
    // The list is sorted by name already; a stable sort keeps that order for equal titles.
    const ordered = orderBy === 'TITLE' ? own.toSorted(compareTitles) : own;
    return ordered.map((row) => {
      if (keeps(row)) return { row, board: row.record.talkSlot ?? 0 };
      const session = sessionOf(row);
      let board = nextOf.get(session) ?? startAt;
      while (taken.has(`${session} ${board}`)) board += 1;
      nextOf.set(session, board + 1);
      return { row, board };
    });
  });
}

/** A dry run: it sends nothing to the provider. */
export async function planBoardNumbers(
  { editionId, confirmedSectionIds, orderBy = 'NAME', startAt = 1, keepExisting = true }: PlanBoardNumbersInput,
  context: Context,
): Promise<PlanPayload> {
  const { list, edition } = await moderatorsList(context, editionOf(context, editionId));
  const ids = [...new Set(confirmedSectionIds.map(Number))];
  const userErrors: UserError[] = [];
  const startError = validPlace(startAt, 'startAt');
  if (ids.length === 0) userErrors.push(userError('REQUIRED', participantsTexts.chooseSections, 'confirmedSectionIds'));
  if (startError !== null) userErrors.push(startError);
  if (userErrors.length > 0) return { plan: null, userErrors };
  const posters: BulkRow[] = [];
  const rows = await context.lists.rowsFor(list, 'bulk', { filter: { confirmedFormat: { values: ['POSTER'] } } });
  for await (const chunk of rows.chunks()) posters.push(...chunk);
  const sessions = posterSessionsOf(edition);
  const numbered = numberPosters(posters, { orderBy, startAt, keepExisting, sectionIds: ids, sessions });
  if (numbered.some(({ board }) => board > mostTalkNumber)) {
    return {
      plan: null,
      userErrors: [userError('INVALID', participantsTexts.boardsTooHigh(mostTalkNumber), 'startAt')],
    };
  }
  const planned = numbered.map(({ row, board }) => {
    const settings: Settings = { ...settingsOf(row.record), confirmedType: formatCodes.POSTER, talkSlot: board };
    const decision = toDecision(settings, differences(row.record, settings));
    const request = toParticipationChange({ ...row.record, id: row.id }, { talkSlot: board }, settings, null);
    return toPlanned(row, decision, edition, { board, request });
  });
  return { plan: { rows: planned, edition, previewLetters: previewChanges(context) }, userErrors };
}

export async function numberBoards({ items, runKey }: NumberBoardsInput, context: Context) {
  checkRun(items, { runKey });
  const userErrors = items.flatMap(({ board }) => validPlace(board, 'items') ?? []).slice(0, 1);
  if (userErrors.length > 0) return { results: [], userErrors };
  const results = await applyEach(items, ({ board, ...item }) =>
    applyOne({ ...item, change: { talkSlot: board }, runKey, postersOnly: true }, context),
  );
  return { results, userErrors };
}
