import { useRef, useState } from 'react';

/** Chosen records: some by name, over all pages, or everything that the filters leave. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** 'Все N найденных': also those of the pages that were not opened. */
  isAllFound: boolean;
}

const nobody: Selection = { ids: new Set(), isAllFound: false };

/** Choosing rows; `order` is the page's ids as they stand, for a range with Shift. It ends when what is found changes. */
export function useSelection(order: readonly string[], found: string) {
  const [selection, setSelection] = useState({ ...nobody, found });
  const anchor = useRef<string | null>(null);
  const current: Selection = selection.found === found ? selection : nobody;
  const put = (ids: ReadonlySet<string>, isAllFound = false) => setSelection({ ids, isAllFound, found });
  const isSelected = (id: string) => current.isAllFound || current.ids.has(id);
  const isWholePage = order.length > 0 && order.every(isSelected);

  const toggle = (id: string, isRange: boolean) => {
    const from = anchor.current === null ? -1 : order.indexOf(anchor.current);
    const to = order.indexOf(id);
    const range = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    // Of everything that was found only the page is known by name.
    const next = new Set(current.isAllFound ? order : current.ids);
    const isChosen = !isSelected(id);
    for (const one of range) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    anchor.current = id;
    put(next);
  };
  const togglePage = () => {
    const next = new Set(current.isAllFound ? [] : current.ids);
    for (const id of order) {
      if (isWholePage) next.delete(id);
      else next.add(id);
    }
    put(next);
  };
  return {
    selection: current,
    isSelected,
    toggle,
    togglePage,
    pageState: isWholePage ? ('all' as const) : order.some(isSelected) ? ('some' as const) : ('none' as const),
    selectAll: () => put(new Set(), true),
    clear: () => put(new Set()),
  };
}
