import { ActionIcon } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useEffect } from 'react';
import { listTexts } from '#texts/participantList.ts';
import type { RowDensity } from '../../../ui/table/dataColumns.ts';
import type { ViewAddress } from '../scope/useView.ts';

const STORAGE_KEY = 'portal.participants.density';

/** The rows' height, from the address or else from this browser's storage; then adds it to the address. */
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

interface DensityToggleProps {
  density: RowDensity;
  onChoose: (density: RowDensity) => void;
}

/** Switches between rows of one line and of three; cards on a phone have no such choice. */
export function DensityToggle({ density, onChoose }: DensityToggleProps) {
  const isCompact = density === 'compact';
  const Icon = isCompact ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <ActionIcon
      variant={isCompact ? 'light' : 'default'}
      size={42}
      visibleFrom="sm"
      title={listTexts.compact}
      aria-label={listTexts.compact}
      aria-pressed={isCompact}
      onClick={() => onChoose(isCompact ? 'normal' : 'compact')}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
