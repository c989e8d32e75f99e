import type { BulkChange } from '../../../generated/types.ts';
import { useListScope } from '../list/listContext.ts';
import type { Selection } from '../list/selection.ts';
import { usePlanBulkChangeLazyQuery } from './PlanBulkChange.generated.ts';
import { planLoader } from './planned.ts';

/** The dry run of a change of the chosen records. */
export function useLoadBulkChange(selection: Selection, onFields: (messages: Record<string, string>) => void) {
  const { year, project, filter } = useListScope();
  const [query] = usePlanBulkChangeLazyQuery({ fetchPolicy: 'no-cache' });
  const named = [...selection.ids];
  const which = selection.isAllFound ? { ids: null, exceptIds: named } : { ids: named };
  return (change: BulkChange) =>
    planLoader({
      call: async (part) => {
        const { data, error } = await query({
          variables: { input: { year, project, filter, ...which, change }, ...part },
        });
        return { plan: data?.planBulkChange, error };
      },
      fields: ['change.format', 'change.sectionId', 'change.talkSchedule', 'change.talkSlot'],
      onFields: (messages) =>
        onFields(
          Object.fromEntries(Object.entries(messages).map(([name, text]) => [name.replace('change.', ''), text])),
        ),
    });
}
