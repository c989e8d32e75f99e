import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { flatPlan } from './plans.ts';
import { readRows } from './rows.ts';

const values = 'before { ... on RecordText { text } } after { ... on RecordText { text } }';

interface Plan {
  totalCount: number;
  changeCount: number;
  sameCount: number;
  skipCount: number;
  letterCount: number;
  items: { registrationId: string; version: string }[];
  rows: { id: string; outcome: string; reason: string | null; changes: object[] }[];
  userErrors: { field: string[] }[];
}

interface Result {
  id: string;
  outcome: string;
  reason: string | null;
  conflict: { fields: { field: string }[] } | null;
}

/** A portal with sample data, and how its moderators change records: one, or many by a plan. */
export async function openBulk() {
  const portal = await samplePortal();
  const { gateway, moderator } = portal;

  const change = async (input: object, caller: Caller = moderator): Promise<object> => {
    const { confirmFormat } = await gateway.read<{ confirmFormat: object }>(
      `mutation ($input: ConfirmFormatInput!) { confirmFormat(input: $input) {
      registration { talkDay talkSlot effectiveSection { id } } userErrors { code field }
    } }`,
      { input },
      caller,
    );
    return confirmFormat;
  };

  const plan = async (input: object, caller: Caller = moderator): Promise<Plan> => {
    const { planBulkChange } = await gateway.read<{ planBulkChange: { plan: object | null; userErrors: object[] } }>(
      `query ($input: PlanBulkChangeInput!) { planBulkChange(input: $input) {
      plan { totalCount changeCount sameCount skipCount letterCount items { registration { id } version }
        rows(first: 500) { registration { id } outcome reason changes { field ${values} } } } userErrors { field }
    } }`,
      { input: { editionId: 'Edition:2025', ...input } },
      caller,
    );
    return flatPlan<Plan>(planBulkChange);
  };

  const apply = async (input: object): Promise<Result[]> => {
    const { applyBulkChange } = await gateway.read<{
      applyBulkChange: { results: (Omit<Result, 'id'> & { registration: { id: string } })[] };
    }>(
      `mutation ($input: ApplyBulkChangeInput!) { applyBulkChange(input: $input) {
      results { registration { id } outcome reason message conflict { fields { field } } after { id } } userErrors { field }
    } }`,
      { input },
      moderator,
    );
    return applyBulkChange.results.map(({ registration, ...result }) => ({ id: registration.id, ...result }));
  };

  const rows = (filter: object) => readRows(gateway, moderator, filter);
  return { ...portal, change, plan, apply, rows };
}
