import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { type ColumnName, firstColumns, knownColumns, publicColumns } from '../scope/columns.ts';
import type { ViewAddress } from '../scope/useView.ts';

const STORAGE_KEY = 'portal.participants.columns';
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The columns of the list in their order: the address's, else those that this browser keeps, which are put into the
 * address, so that a copied one brings the same. Without rights there are two, and nothing to choose; `wanted` are those
 * that there would be with rights, which the first answer tells.
 */
export function useColumns({ view, change }: ViewAddress, isModeratorList: boolean) {
  const [stored, store, remove] = useLocalStorage<string[]>({
    key: STORAGE_KEY,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const storedColumns = useMemo(() => knownColumns(stored), [stored]);
  const wanted = view.columns ?? storedColumns ?? firstColumns;
  const columns = isModeratorList ? wanted : publicColumns;
  const isMissingInAddress =
    isModeratorList && view.columns === null && storedColumns !== null && !isSame(storedColumns, firstColumns);
  useEffect(() => {
    if (isMissingInAddress) change({ columns: storedColumns });
  }, [isMissingInAddress, storedColumns, change]);

  const choose = (names: readonly ColumnName[]) => {
    if (isSame(names, firstColumns)) {
      remove();
      change({ columns: null });
    } else {
      store([...names]);
      change({ columns: names });
    }
  };
  return { columns, wanted, choose };
}
