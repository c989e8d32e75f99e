import { ActionIcon } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { listTexts } from '#texts/participantList.ts';
import type { RowDensity } from '../../../ui/table/dataColumns.ts';

interface DensityToggleProps {
  density: RowDensity;
  onChoose: (density: RowDensity) => void;
}

/** Rows of one line or of three; cards on a phone have no such choice. */
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
