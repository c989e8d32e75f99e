import { IconAlertTriangle } from '@tabler/icons-react';
import { clashText } from './clashText.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';

/** Marks a record whose place another record has; the words are its name and its tooltip. */
export function ClashSign({ clashes }: { clashes: readonly PlaceClash_PlaceClashFragment[] }) {
  const text = clashText(clashes);
  if (text === null) return null;
  return (
    <span role="img" aria-label={text} title={text} style={{ display: 'inline-flex', flexShrink: 0 }}>
      <IconAlertTriangle size={18} color="var(--mantine-color-yellow-text)" aria-hidden />
    </span>
  );
}
