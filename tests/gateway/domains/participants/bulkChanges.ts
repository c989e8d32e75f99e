import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { readPlan } from './plans.ts';
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

  const change = async (input: object, caller: Caller = moderator) => {
    const fields = 'registration { talkDay talkSlot effectiveSection { id } } userErrors { code field }';
    return (await gateway.mutate('confirmFormat', input, fields, caller)).payload;
  };

  const plan = (input: object) =>
    readPlan<Plan>(
      portal,
      'planBulkChange',
      input,
      `totalCount changeCount sameCount skipCount letterCount items { registration { id } version }
        rows(first: 500) { registration { id } outcome reason changes { field ${values} } }`,
    );

  const apply = async (input: object): Promise<Result[]> => {
    type Applied = { results: (Omit<Result, 'id'> & { registration: { id: string } })[] };
    const { payload } = await gateway.mutate<Applied>(
      'applyBulkChange',
      input,
      'results { registration { id } outcome reason conflict { fields { field } } }',
      moderator,
    );
    return payload.results.map(({ registration, ...result }) => ({ id: registration.id, ...result }));
  };

  const rows = (filter: object) => readRows(gateway, moderator, filter);
  return { ...portal, change, plan, apply, rows };
}
