import type { Context } from '../../context.ts';
import type { CreateParticipantMailingListInput, CreateParticipantMailingListPayload } from '../../generated/types.ts';
import { unknownRecord } from '../../graphql/userErrors.ts';
import { noteExport } from '../../provider/extensions/exportLog.ts';
import { hasProject, moderatorsList } from '../shared/callerList.ts';
import { findEdition } from '../shared/editionOf.ts';
import { selectionErrors } from '../shared/selectionErrors.ts';
import { describeAddresses, readNames } from './describe.ts';

/** Returns the addresses of a selection of the list. The export is recorded first, as the provider does with its own lists. */
export async function createMailingList(
  { editionId, project, ids, filter, exceptIds }: CreateParticipantMailingListInput,
  context: Context,
): Promise<CreateParticipantMailingListPayload> {
  const found = findEdition(context, editionId);
  if (found === null) return { addresses: [], userErrors: [unknownRecord('editionId')] };
  if (!hasProject(found, project)) return { addresses: [], userErrors: [unknownRecord('project')] };
  const name = { year: found.year, project };
  const selection = { ids, filter, exceptIds };
  // Passes no filter: it would ask for cancelled registrations, and mailings use the active ones.
  const { edition, list } = await moderatorsList(context, name);
  const userErrors = selectionErrors(selection);
  if (userErrors.length > 0 || filter?.isCancelled) return { addresses: [], userErrors };
  const rows = await context.lists.rowsFor(list, 'bulk', selection);
  const addresses = new Map<string, string>();
  for await (const chunk of rows.chunks()) {
    for (const { record } of chunk) if (record.email) addresses.set(record.email.toLowerCase(), record.email);
  }
  if (addresses.size > 0 && (await context.extensions.has('exportLog'))) {
    const view = describeAddresses(name, selection, await readNames(context, edition, filter));
    await noteExport(context.provider, {
      meetingId: edition.meetingId,
      action: 'mailing',
      view,
      rows: addresses.size,
    });
  }
  return { addresses: [...addresses.values()], userErrors: [] };
}
