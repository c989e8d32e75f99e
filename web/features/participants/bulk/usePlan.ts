import { useState } from 'react';
import type { BulkOutcome } from '../../../generated/types.ts';
import type { Letter_LetterFragment } from '../letters/Letter.generated.ts';
import type { Plan_BulkPlanFragment } from './Plan.generated.ts';

export type Plan = Plan_BulkPlanFragment;
export type PlanRow = NonNullable<Plan['rows']>[number];
export type PlanItem = NonNullable<Plan['items']>[number];

/** The part of a plan to load; the service computes the plan again for each. */
export interface PlanPart {
  outcomes: BulkOutcome[] | null;
  offset: number;
  first: number;
  withItems: boolean;
  withRows: boolean;
  withLetters: boolean;
}

/** Null after a failure, which the loader reports. */
export type LoadPlan = (part: PlanPart) => Promise<Plan | null>;

const rowsPart = { outcomes: null, offset: 0, first: 100, withItems: false, withRows: true, withLetters: false };
const lettersPart = { ...rowsPart, first: 50, withRows: false, withLetters: true };

/** A dry run: its effect row by row, its letters, and the records to send. */
export function usePlan() {
  const [load, setLoad] = useState<LoadPlan | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [rows, setRows] = useState<readonly PlanRow[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  /** 'unseen': the service cannot show letters beforehand. */
  const [letters, setLetters] = useState<readonly Letter_LetterFragment[] | 'unseen' | null>(null);
  /** Whether the newest attempt to read letters failed; the choice to send them stays. */
  const [haveLettersFailed, setLettersFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const read = async (loader: LoadPlan | null, part: Partial<PlanPart>) => {
    setLoading(true);
    const read = (await loader?.({ ...rowsPart, ...part })) ?? null;
    setLoading(false);
    return read;
  };
  const leave = () => setPlan(null);
  const make = async (loader: LoadPlan) => {
    setLoad(() => loader);
    const made = await read(loader, { withItems: true });
    if (made === null) return;
    setPlan(made);
    setRows(made.rows ?? []);
    setOutcome(null);
    setLetters(null);
  };
  const narrow = async (only: BulkOutcome | null) => {
    const page = await read(load, { outcomes: only === null ? null : [only] });
    if (page === null) return;
    setOutcome(only);
    setRows(page.rows ?? []);
  };
  const more = async () => {
    const page = await read(load, { outcomes: outcome === null ? null : [outcome], offset: rows.length });
    if (page !== null) setRows([...rows, ...(page.rows ?? [])]);
  };
  /** The first letters, or the next ones. */
  const readLetters = async () => {
    const known = Array.isArray(letters) ? letters : [];
    const page = await read(load, { ...lettersPart, offset: known.length });
    setLettersFailed(page === null);
    if (page === null) setLetters(known);
    else setLetters(page.letters ? [...known, ...page.letters] : 'unseen');
  };
  return { plan, rows, outcome, letters, haveLettersFailed, isLoading, make, narrow, more, readLetters, leave };
}
