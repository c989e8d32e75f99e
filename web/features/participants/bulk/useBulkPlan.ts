import { useState } from 'react';
import type { BulkChange, BulkOutcome } from '../../../generated/types.ts';
import { perform } from '../../../lib/perform.ts';
import { useListScope } from '../list/listContext.ts';
import type { Selection } from '../list/selection.ts';
import { type PlanBulkChangeQuery, usePlanBulkChangeLazyQuery } from './PlanBulkChange.generated.ts';

export type Plan = NonNullable<PlanBulkChangeQuery['planBulkChange']>;
export type PlanRow = Plan['rows'][number];

const PER_REQUEST = 100;

/** The dry run of a bulk change: its effect row by row, and the rows to apply. */
export function useBulkPlan(selection: Selection, onFields: (messages: Record<string, string>) => void) {
  const { year, project, filter } = useListScope();
  const [query, { loading }] = usePlanBulkChangeLazyQuery({ fetchPolicy: 'no-cache' });
  const [plan, setPlan] = useState<Plan | null>(null);
  const [rows, setRows] = useState<readonly PlanRow[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const load = (change: BulkChange, only: BulkOutcome | null, offset: number, withItems: boolean) =>
    perform({
      call: async () => {
        const named = [...selection.ids];
        const which = selection.isAllFound ? { ids: null, exceptIds: named } : { ids: named };
        const outcomes = only === null ? null : [only];
        const { data, error } = await query({
          variables: {
            input: { year, project, filter, ...which, change },
            outcomes,
            offset,
            first: PER_REQUEST,
            withItems,
          },
        });
        if (!data?.planBulkChange) throw error;
        return data.planBulkChange;
      },
      fields: ['change.format', 'change.sectionId', 'change.talkSchedule', 'change.talkSlot'],
      onFields: (messages) =>
        onFields(
          Object.fromEntries(Object.entries(messages).map(([name, text]) => [name.replace('change.', ''), text])),
        ),
    });

  const make = async (change: BulkChange) => {
    const made = await load(change, null, 0, true);
    if (!made) return;
    setPlan(made);
    setRows(made.rows);
    setOutcome(null);
  };
  const narrow = async (change: BulkChange, only: BulkOutcome | null) => {
    const page = await load(change, only, 0, false);
    if (!page) return;
    setOutcome(only);
    setRows(page.rows);
  };
  const more = async (change: BulkChange) => {
    const page = await load(change, outcome, rows.length, false);
    if (page) setRows([...rows, ...page.rows]);
  };
  return { plan, rows, outcome, isLoading: loading, make, narrow, more, leave: () => setPlan(null) };
}
