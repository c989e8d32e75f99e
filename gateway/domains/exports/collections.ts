import type { Context } from '../../context.ts';
import type { DownloadPayload, ExportAbstractsInput, ExportBadgesInput } from '../../generated/types.ts';
import { settle } from '../../graphql/userErrors.ts';
import { collect, userError } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import { exportAbstracts, exportBadges } from '../../provider/exports.ts';
import { moderatorsList } from '../participants/list/callerList.ts';
import { unknownDownload } from '../shared/download.ts';

const maxIds = 20_000;
const noBadges = 'Сервис, в котором хранятся данные, не делает бейджей.';
const noArchives = 'Сервис, в котором хранятся данные, не собирает тезисы в архив.';

const tooMany = (ids: readonly string[] | null | undefined, field: string) =>
  (ids?.length ?? 0) > maxIds ? userError('INVALID', `Не более ${maxIds} записей`, field) : null;

const refused = (...userErrors: DownloadPayload['userErrors']): DownloadPayload => ({ download: null, userErrors });

/** A file of the provider, or the reason why it sends no file; `unsupported` for a provider without the call. */
async function collection(
  make: () => Promise<string | null>,
  unsupported: string,
  context: Context,
): Promise<DownloadPayload> {
  const { value, userErrors } = await settle(make);
  if (userErrors.length > 0) return refused(...userErrors);
  if (value === null) return refused(userError('REFUSED', unsupported));
  return { download: await context.download(value), userErrors: [] };
}

/** Badges of a selection of the list. */
export async function badges(
  { ids, filter, exceptIds, ...name }: ExportBadgesInput,
  context: Context,
): Promise<DownloadPayload> {
  const { edition, list } = await moderatorsList(context, name, filter);
  const mistakes = collect(tooMany(ids, 'ids'), tooMany(exceptIds, 'exceptIds'));
  if (mistakes.length > 0) return refused(...mistakes);
  const rows = await context.lists.rowsFor(list, 'bulk', { ids, filter, exceptIds });
  const chosen: number[] = [];
  for await (const chunk of rows.chunks()) chosen.push(...chunk.map(({ id }) => id));
  if (chosen.length === 0) return refused(userError('REFUSED', 'Никто не выбран'));
  if (chosen.length > maxIds) return refused(userError('REFUSED', `Не более ${maxIds} записей`));
  const request = { meeting_id: edition.meetingId, ids: chosen };
  return collection(() => exportBadges(context.provider, request), noBadges, context);
}

/** The book of abstracts of a section or of all. */
export async function abstracts({ year, sectionId }: ExportAbstractsInput, context: Context): Promise<DownloadPayload> {
  const edition = context.editions.byYear(year);
  if (edition === null) return unknownDownload('year');
  const section = sectionId == null ? null : parseId(sectionId);
  if (sectionId != null && section === null) return unknownDownload('sectionId');
  const request = { meeting_id: edition.meetingId, section_id: section };
  return collection(() => exportAbstracts(context.provider, request), noArchives, context);
}
