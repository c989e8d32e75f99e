import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { type ColumnName, firstColumns, knownColumns, publicColumns } from './columns.ts';
import type { ViewAddress } from './useView.ts';

const KEPT = 'portal.participants.columns';
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The columns of the list in their order: the address's, else those that this browser keeps, which are put into the
 * address, so that a copied one brings the same. Without rights there are two, and nothing to choose.
 */
export function useColumns({ view, change }: ViewAddress, isModeratorList: boolean) {
  const [kept, keep, forget] = useLocalStorage<string[]>({
    key: KEPT,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const known = useMemo(() => knownColumns(kept), [kept]);
  const columns = isModeratorList ? (view.columns ?? known ?? firstColumns) : publicColumns;
  const isUntold = isModeratorList && view.columns === null && known !== null && !isSame(known, firstColumns);
  useEffect(() => {
    if (isUntold) change({ columns: known });
  }, [isUntold, known, change]);

  const choose = (names: readonly ColumnName[]) => {
    if (isSame(names, firstColumns)) {
      forget();
      change({ columns: null });
    } else {
      keep([...names]);
      change({ columns: names });
    }
  };
  return { columns, choose };
}
