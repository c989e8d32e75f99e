import { Button, EmptyState } from '@mantine/core';
import { listTexts as texts } from '#texts/participantList.ts';

interface NoRowsProps {
  /** Removes the filters; null if there are none. */
  onReset: (() => void) | null;
}

/** Shown instead of rows: nothing found, or no participants yet. */
export function NoRows({ onReset }: NoRowsProps) {
  if (onReset === null) return <EmptyState title={texts.none.title} description={texts.none.text} />;
  return (
    <EmptyState title={texts.nothing.title} description={texts.nothing.text}>
      <Button variant="default" onClick={onReset}>
        {texts.nothing.reset}
      </Button>
    </EmptyState>
  );
}
