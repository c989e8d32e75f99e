import { useState } from 'react';
import type { BulkOutcome } from '../../../generated/types.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import type { FormUserError } from '../../../lib/userErrors.ts';
import type { Plan_BulkPlanFragment } from './Plan.generated.ts';

/** What names a record, by the record's id. */
type Named<Part extends { registration: { id: string } | null }> = Omit<Part, 'registration'> & { id: string };

const named = <Part extends { registration: { id: string } | null }>({ registration, ...part }: Part): Named<Part> => ({
  ...part,
  id: registration?.id ?? '',
});

export type Plan = ReturnType<typeof toPlan>;
export type PlanRow = NonNullable<Plan['rows']>[number];
export type PlanItem = NonNullable<Plan['items']>[number];
export type PlanLetter = NonNullable<Plan['letters']>[number];

const toPlan = ({ items, rows, letters, ...counts }: Plan_BulkPlanFragment) => ({
  ...counts,
  items: items?.map(named),
  rows: rows?.map(named),
  letters: letters?.map(named),
});

/** The part of a plan to load; the service computes the plan again for each part. */
export interface PlanPart {
  outcomes: BulkOutcome[] | null;
  offset: number;
  first: number;
  withItems: boolean;
  withRows: boolean;
  withLetters: boolean;
}

interface PlanPayload {
  plan: Plan_BulkPlanFragment | null;
  userErrors: readonly FormUserError[];
}

/** Shows the service's messages on the fields of the form. */
export type ShowErrors = (messages: Record<string, string>) => void;

interface PlanQuery<Input> {
  /** What to plan for; read once for each plan. */
  input: () => Input;
  /** The plan with its rejections, or the error of the query. */
  query: (input: Input, part: PlanPart) => Promise<{ payload: PlanPayload | null | undefined; error?: unknown }>;
  /** Fields of the form with their own messages, and their names in the input. */
  fields?: readonly string[];
  names?: Record<string, string>;
  /** Called if the service does not find what to plan for; true replaces the toast. */
  onGone?: () => boolean;
}

const rowsPart = { outcomes: null, offset: 0, first: 100, withItems: false, withRows: true, withLetters: false };
const lettersPart = { ...rowsPart, first: 50, withRows: false, withLetters: true };

/** A dry run: its effect row by row, its letters, and the records to send. */
export function usePlan<Input>({ input: readInput, query, ...options }: PlanQuery<Input>) {
  const [plan, setPlan] = useState<Plan | null>(null);
  /** Of the plan: the form may have changed since. */
  const [input, setInput] = useState<Input | null>(null);
  const [rows, setRows] = useState<readonly PlanRow[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [letters, setLetters] = useState<readonly PlanLetter[] | null>(null);
  /** How many letters have not been read; the plan may have fewer by now than when it was made. */
  const [restCount, setRestCount] = useState(0);
  /** Whether the newest attempt to read letters failed; the choice whether to send them stays. */
  const [haveLettersFailed, setLettersFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const read = async (part: Partial<PlanPart>, planned = input, showErrors?: ShowErrors) => {
    if (planned === null) return null;
    setLoading(true);
    const found = await perform({
      call: async () => {
        const answer = await query(planned, { ...rowsPart, ...part });
        if (!answer.payload) throw answer.error;
        return answer.payload;
      },
      ...options,
      onProblem: setProblem,
      ...(showErrors ? { onFields: showErrors } : { fields: [] }),
    });
    setLoading(false);
    return found?.plan ? toPlan(found.plan) : null;
  };
  const leave = () => {
    setPlan(null);
    setProblem(null);
  };
  /** `showErrors`: of the form that is shown; without it every message is a toast. */
  const make = async (showErrors?: ShowErrors) => {
    const planned = readInput();
    const made = await read({ withItems: true }, planned, showErrors);
    if (made === null) return;
    setPlan(made);
    setInput(planned);
    setRows(made.rows ?? []);
    setOutcome(null);
    setLetters(null);
  };
  const narrow = async (only: BulkOutcome | null) => {
    const page = await read({ outcomes: only === null ? null : [only] });
    if (page === null) return;
    setOutcome(only);
    setRows(page.rows ?? []);
  };
  const more = async () => {
    const page = await read({ outcomes: outcome === null ? null : [outcome], offset: rows.length });
    if (page !== null) setRows([...rows, ...(page.rows ?? [])]);
  };
  /** Reads the first letters, or the next ones. */
  const readLetters = async () => {
    const known = letters ?? [];
    const page = await read({ ...lettersPart, offset: known.length });
    const added = page?.letters ?? [];
    setLettersFailed(!page?.letters);
    setLetters([...known, ...added]);
    // An empty page is the end, whatever the count says.
    setRestCount(page && added.length > 0 ? page.letterCount - known.length - added.length : 0);
  };
  return {
    plan,
    input,
    rows,
    outcome,
    letters,
    restCount,
    haveLettersFailed,
    isLoading,
    problem,
    make,
    narrow,
    more,
    readLetters,
    leave,
  };
}
