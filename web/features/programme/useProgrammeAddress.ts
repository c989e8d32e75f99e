import { useCallback, useMemo } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changedParams, searchOf } from '../../lib/searchParams.ts';
import { useHydrated } from '../../ui/page/useHydrated.ts';
import type { Entry, ItemKind } from './model.ts';
import { parsePlan, planQuery } from './plan.ts';
import type { Filter } from './search.ts';

/** What the programme keeps in its address, so that a link opens the same view. */
export interface ProgrammeAddress {
  day: string | null;
  query: string;
  filter: Filter;
  /** Slug of what the dialog shows. */
  opened: string | null;
  /** What the person looks at: the days, the own plan, or a plan that a link brought. */
  isPlan: boolean;
  shared: readonly string[] | null;
  /** Changes the address in place: Back leads to where the person came from, not through every key typed. */
  change: (changes: Partial<Record<Name, string | null>>) => void;
  /** Closes the dialog. */
  close: () => void;
  /** Whole addresses to hand on, with nothing of the view that they were copied from. */
  shareEntry: (entry: Entry) => string;
  sharePlan: (slugs: readonly string[]) => string;
  /** Where an entry's dialog is, for a link that opens it; Back closes it. */
  linkTo: (entry: Entry) => { to: To; state: unknown; replace: boolean; preventScrollReset: true };
}

type Name = 'day' | 'q' | 'section' | 'kind' | 'session' | 'talk' | 'view' | 'plan';

/** Marks a dialog that was opened here: closing it goes back. */
const OPENED = { openedHere: true };
const PLAN = 'plan';
const emptySearch = new URLSearchParams();

const listOf = (value: string | null): string[] => (value === null || value === '' ? [] : value.split(','));

const changed = (params: URLSearchParams, changes: Partial<Record<Name, string | null>>) =>
  searchOf(changedParams(params, changes));

/** The programme's address in a link for others; a second reading stays one (ruling R6). */
function shareable(params: URLSearchParams, query: string): string {
  const reading = params.get('reading');
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${reading === null ? '' : `reading=${encodeURIComponent(reading)}&`}${query}`;
}

/** Reads and writes the programme's address. During hydration it is empty. */
export function useProgrammeAddress(): ProgrammeAddress {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const params = hydrated ? search : emptySearch;
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.openedHere === true;
  const opened = params.get('talk') ?? params.get('session');
  const change = useCallback(
    (changes: Partial<Record<Name, string | null>>) =>
      void navigate({ search: changed(search, changes) }, { replace: true, preventScrollReset: true, state }),
    [navigate, search, state],
  );
  const [section, kind] = [params.get('section'), params.get('kind')];
  const filter = useMemo(() => ({ sections: listOf(section), kinds: listOf(kind) as ItemKind[] }), [section, kind]);
  return useMemo(() => {
    const linkTo = ({ slug, talk }: Entry) => ({
      to: { search: changed(params, { session: talk === null ? slug : null, talk: talk === null ? null : slug }) },
      // One step back closes the dialog, however far it was read.
      replace: opened !== null,
      state: opened === null ? OPENED : state,
      preventScrollReset: true as const,
    });
    const shared = params.get('plan');
    return {
      day: params.get('day'),
      query: params.get('q') ?? '',
      filter,
      opened,
      isPlan: params.get('view') === PLAN,
      shared: shared === null ? null : parsePlan(shared),
      change,
      linkTo,
      shareEntry: ({ slug, talk }: Entry) =>
        shareable(params, `${talk === null ? 'session' : 'talk'}=${planQuery([slug])}`),
      sharePlan: (slugs: readonly string[]) => shareable(params, `plan=${planQuery(slugs)}`),
      close: () => {
        if (isOpenedHere) void navigate(-1);
        else change({ session: null, talk: null });
      },
    };
  }, [params, state, opened, filter, isOpenedHere, change, navigate]);
}
