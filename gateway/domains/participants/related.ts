import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { ListRow, RelatedRows } from '../../lists/lists.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { editionOfMeeting, isOpenToModerators } from '../shared/editionOf.ts';

const nothing: RelatedRows = { others: [], doubles: [] };

/** Both fields share one reading of the record's related rows. */
const readRelated = oncePer(async (record: Registration, context: Context): Promise<RelatedRows> => {
  const edition = editionOfMeeting(context, record.meetingId);
  if (record.meetingId !== edition.meetingId || !isOpenToModerators(edition, context.clock)) return nothing;
  const { list } = await moderatorsList(context, { year: edition.year });
  return context.lists.related(list, record.id);
});

async function relatedOf(record: Registration, context: Context): Promise<RelatedRows> {
  await moderatorsOnly(context);
  return readRelated(record, context);
}

export const otherRegistrationsOf = async (record: Registration, context: Context): Promise<ListRow[]> =>
  (await relatedOf(record, context)).others;

export const doublesOf = async (record: Registration, context: Context) =>
  (await relatedOf(record, context)).doubles.map(({ row, matches }) => ({ participant: row, matches }));
