import { useCallback, useMemo } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseTalkPath, talkPath } from '../../lib/editionPaths.ts';
import { changedParams, searchOf } from '../../lib/searchParams.ts';
import { useHydrated } from '../../ui/page/useHydrated.ts';
import { type Entry, hasPage, type ItemKind } from './model.ts';
import { parsePlan, planQuery } from './plan.ts';
import type { Filter } from './search.ts';

/** What the programme keeps in its address, so that a link opens the same view. */
export interface ProgrammeAddress {
  day: string | null;
  query: string;
  filter: Filter;
  /** Slug of the entry in the dialog; an older link may name a talk, which has a page now. */
  opened: string | null;
  /** The visible part: the days, the own plan, or a plan from a link. */
  isPlan: boolean;
  shared: readonly string[] | null;
  /** Replaces the address: Back returns to the page before, not to every typed key. */
  change: (changes: Partial<Record<Name, string | null>>) => void;
  /** Closes the dialog. */
  close: () => void;
  /** Complete addresses to share, without the state of the view that they are copied from. */
  shareSession: (slug: string) => string;
  sharePlan: (slugs: readonly string[]) => string;
  /** The address of an entry: a talk has a page, a session a dialog, which Back closes. */
  linkTo: (entry: Entry) => { to: To; state?: unknown; replace?: boolean; preventScrollReset?: boolean };
}

type Name = 'day' | 'q' | 'section' | 'kind' | 'session' | 'talk' | 'view' | 'plan';

/** Marks a dialog that was opened from this page: closing it goes back. */
const OPENED = { openedHere: true };
const PLAN = 'plan';
const emptySearch = new URLSearchParams();

const listOf = (value: string | null): string[] => (value === null || value === '' ? [] : value.split(','));

const changed = (params: URLSearchParams, changes: Partial<Record<Name, string | null>>) =>
  searchOf(changedParams(params, changes));

/** The programme's address in a link for others; a second reading stays a second reading (ruling R6). */
function shareable(params: URLSearchParams, query: string): string {
  const reading = params.get('reading');
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${reading === null ? '' : `reading=${encodeURIComponent(reading)}&`}${query}`;
}

/**
 * Reads and writes the address of a programme, or of a talk's page below it. During hydration it is empty.
 * `base` is the programme's address; talks of a second reading have pages below their own year's address.
 */
export function useProgrammeAddress(base: string): ProgrammeAddress {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const params = hydrated ? search : emptySearch;
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.openedHere === true;
  const opened = params.get('session') ?? params.get('talk');
  const change = useCallback(
    (changes: Partial<Record<Name, string | null>>) =>
      void navigate({ search: changed(search, changes) }, { replace: true, preventScrollReset: true, state }),
    [navigate, search, state],
  );
  const [section, kind] = [params.get('section'), params.get('kind')];
  const filter = useMemo(() => ({ sections: listOf(section), kinds: listOf(kind) as ItemKind[] }), [section, kind]);
  return useMemo(() => {
    const linkTo = (entry: Entry) => {
      if (hasPage(entry)) return { to: talkPath(base, entry.slug) };
      const isOnPage = parseTalkPath(pathname) !== null;
      return {
        to: {
          pathname: isOnPage ? base : pathname,
          search: changed(params, { session: entry.session.slug, talk: null }),
        },
        // One step back closes the dialog, however many sessions were opened in it.
        replace: opened !== null,
        state: opened === null ? OPENED : state,
        preventScrollReset: !isOnPage,
      };
    };
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
      shareSession: (slug: string) => shareable(params, `session=${planQuery([slug])}`),
      sharePlan: (slugs: readonly string[]) => shareable(params, `plan=${planQuery(slugs)}`),
      close: () => {
        if (isOpenedHere) void navigate(-1);
        else change({ session: null, talk: null });
      },
    };
  }, [params, pathname, base, state, opened, filter, isOpenedHere, change, navigate]);
}
