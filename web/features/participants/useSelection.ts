import { useRef, useState } from 'react';

/** Chosen records: some by name, over all pages, or everything that the filters leave but some by name. */
export interface Selection {
  /** 'Все N найденных': also those of the pages that were not opened. */
  isAllFound: boolean;
  /** The chosen ones; of everything that was found, those that were taken out again. */
  ids: ReadonlySet<string>;
}

const nobody: Selection = { ids: new Set(), isAllFound: false };

interface Found {
  /** The page's ids as they stand, for a range with Shift. */
  order: readonly string[];
  /** How many were found, over all pages. */
  totalCount: number;
  /** Tells one set of filters from another: the selection ends when it changes. */
  key: string;
}

/** Choosing rows, one by one, the page, or all that was found, from which single rows can be taken out again. */
export function useSelection({ order, totalCount, key }: Found) {
  const [selection, setSelection] = useState({ ...nobody, key });
  const anchor = useRef<string | null>(null);
  const current: Selection = selection.key === key ? selection : nobody;
  const { ids, isAllFound } = current;
  const isSelected = (id: string) => ids.has(id) !== isAllFound;
  const isWholePage = order.length > 0 && order.every(isSelected);

  /** Chooses these, or takes them out. */
  const put = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (isChosen === isAllFound) next.delete(id);
      else next.add(id);
    }
    setSelection({ ids: next, isAllFound, key });
  };
  const toggle = (id: string, isRange: boolean) => {
    const from = anchor.current === null ? -1 : order.indexOf(anchor.current);
    const to = order.indexOf(id);
    const range = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    put(range, !isSelected(id));
  };
  return {
    selection: current,
    count: isAllFound ? Math.max(0, totalCount - ids.size) : ids.size,
    isSelected,
    toggle,
    togglePage: () => put(order, !isWholePage),
    pageState: isWholePage ? ('all' as const) : order.some(isSelected) ? ('some' as const) : ('none' as const),
    selectAll: () => setSelection({ ids: new Set(), isAllFound: true, key }),
    clear: () => setSelection({ ...nobody, key }),
  };
}
