import { useSearchParams } from 'react-router-dom';
import { changedParams } from '../lib/searchParams.ts';
import { useSettledSearch } from '../ui/page/useSettledSearch.ts';

/** The year of a moderators' screen in its address, `?year=2025`; null means the current year. */
export function useYearInSearch() {
  const [, setSearch] = useSearchParams();
  const text = useSettledSearch().get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : null;
  return {
    year,
    /** The query for links to other screens of this year. */
    search: year === null ? '' : `?year=${year}`,
    /** Keeps only the tab, because another year has other sections and records. */
    choose(next: number | null) {
      const kept = (known: URLSearchParams) => ({ tab: known.get('tab'), year: next === null ? null : String(next) });
      setSearch((known) => changedParams(new URLSearchParams(), kept(known)), { preventScrollReset: true });
    },
  };
}
