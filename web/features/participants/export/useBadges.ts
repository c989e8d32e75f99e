import { sendInput } from '../../../lib/payload.ts';
import { useListScope } from '../scope/listContext.ts';
import { type Selection, selectionInput } from '../scope/selection.ts';
import { useExportBadgesMutation } from './ExportBadges.generated.ts';

/** Lets the service make the badges of a selection. */
export function useBadges(selection: Selection) {
  const { editionId, project, filter } = useListScope();
  const [make] = useExportBadgesMutation();
  const input = { editionId, project, filter, ...selectionInput(selection) };
  return () => sendInput(make, input);
}
