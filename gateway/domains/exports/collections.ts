import { mostNamed, mostSelected } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { CreateBadgesDownloadInput, CreateThesesDownloadInput } from '../../generated/types.ts';
import { collect, userError } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import type { Selections } from '../../lists/lists.ts';
import { exportAbstracts } from '../../provider/extensions/abstracts.ts';
import { exportBadges } from '../../provider/extensions/badges.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { hasProject, moderatorsList } from '../shared/callerList.ts';
import { type DownloadPayload, downloadPayload, unknownDownload } from '../shared/download.ts';
import { findEdition } from '../shared/editionOf.ts';

const tooMany = (ids: readonly string[] | null | undefined, field: string) =>
  (ids?.length ?? 0) > mostNamed ? userError('INVALID', exportsTexts.tooMany(mostNamed), field) : null;

/** The mistakes of a selection. */
export const selectionErrors = ({ ids, exceptIds }: Selections['bulk']) =>
  collect(tooMany(ids, 'ids'), tooMany(exceptIds, 'exceptIds'));

const refused = (...userErrors: DownloadPayload['userErrors']): DownloadPayload => ({ download: null, userErrors });

/** Badges of a selection of the list. */
export async function createBadges(
  { editionId, project, ids, filter, exceptIds }: CreateBadgesDownloadInput,
  context: Context,
): Promise<DownloadPayload> {
  const found = findEdition(context, editionId);
  if (found === null) return unknownDownload('editionId');
  if (!hasProject(found, project)) return unknownDownload('project');
  const { edition, list } = await moderatorsList(context, { year: found.year, project }, filter);
  const mistakes = selectionErrors({ ids, exceptIds });
  if (mistakes.length > 0) return refused(...mistakes);
  const rows = await context.lists.rowsFor(list, 'bulk', { ids, filter, exceptIds });
  const chosen: number[] = [];
  for await (const chunk of rows.chunks()) chosen.push(...chunk.map(({ id }) => id));
  if (chosen.length === 0) return refused(userError('REFUSED', exportsTexts.noSelection));
  if (chosen.length > mostSelected) return refused(userError('REFUSED', exportsTexts.tooMany(mostSelected)));
  const request = { meetingId: edition.meetingId, ids: chosen };
  return downloadPayload(() => exportBadges(context.provider, request), context.download);
}

/** The theses of a section or of all. */
export async function createTheses(
  { editionId, effectiveSectionId: sectionId }: CreateThesesDownloadInput,
  context: Context,
): Promise<DownloadPayload> {
  const edition = findEdition(context, editionId);
  if (edition === null) return unknownDownload('editionId');
  const section = sectionId == null ? null : parseId(sectionId);
  if (sectionId != null && section === null) return unknownDownload('effectiveSectionId');
  const request = { meetingId: edition.meetingId, sectionId: section };
  return downloadPayload(() => exportAbstracts(context.provider, request), context.download);
}
