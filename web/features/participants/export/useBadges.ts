import { payloadOf } from '../../../lib/payload.ts';
import { useDocumentTab } from '../../../ui/useDocumentTab.ts';
import { useListScope } from '../list/listContext.ts';
import type { Selection } from '../list/selection.ts';
import { useExportBadgesMutation } from './ExportBadges.generated.ts';

/** Badges of the selection, or of all that the filters leave, in a new tab. */
export function useBadges(selection: Selection | null) {
  const { year, project, filter } = useListScope();
  const [make] = useExportBadgesMutation();
  return useDocumentTab(async () => {
    const named = [...(selection?.ids ?? [])];
    const which = selection === null || selection.isAllFound ? { ids: null, exceptIds: named } : { ids: named };
    return payloadOf(await make({ variables: { input: { year, project, filter, ...which } } }), 'exportBadges');
  });
}
