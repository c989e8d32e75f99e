import { perform } from '../../../lib/perform.ts';
import type { LoadPlan, Plan, PlanPart } from './usePlan.ts';

interface PlanQuery {
  /** The plan, or the error of the query. */
  call: (part: PlanPart) => Promise<{ plan: Plan | null | undefined; error?: unknown }>;
  fields?: readonly string[];
  onFields?: (messages: Record<string, string>) => void;
}

/** A loader that reports failures, and rejections on their fields. */
export const planLoader =
  ({ call, ...fields }: PlanQuery): LoadPlan =>
  (part) =>
    perform({
      call: async () => {
        const { plan, error } = await call(part);
        if (!plan) throw error;
        return plan;
      },
      ...fields,
    });
