import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import type { RowDensity } from '../../../ui/table/dataColumns.ts';
import type { ViewAddress } from '../scope/useView.ts';

const STORAGE_KEY = 'portal.participants.density';

/** The height of the rows: the address's, else the one that this browser keeps, which is put into the address. */
export function useDensity({ view, change }: ViewAddress) {
  const [stored, store] = useLocalStorage<RowDensity>({
    key: STORAGE_KEY,
    defaultValue: 'normal',
    getInitialValueInEffect: false,
  });
  const isMissingInAddress = view.density === null && stored === 'compact';
  useEffect(() => {
    if (isMissingInAddress) change({ density: 'compact' });
  }, [isMissingInAddress, change]);
  const choose = (density: RowDensity) => {
    store(density);
    change({ density: density === 'compact' ? density : null });
  };
  return { density: view.density ?? stored, choose };
}
