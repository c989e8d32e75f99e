import { mostSelected } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { CreateBadgesDownloadInput, CreateThesesDownloadInput } from '../../generated/types.ts';
import { userError } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import { exportAbstracts } from '../../provider/extensions/abstracts.ts';
import { exportBadges } from '../../provider/extensions/badges.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { validationTexts } from '../../texts/validation.ts';
import { hasProject, moderatorsList } from '../shared/callerList.ts';
import { type DownloadPayload, downloadPayload, unknownDownload } from '../shared/download.ts';
import { findEdition } from '../shared/editionOf.ts';
import { selectionErrors } from '../shared/selectionErrors.ts';

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
  if (chosen.length > mostSelected) return refused(userError('REFUSED', validationTexts.mostRecords(mostSelected)));
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
