import { Button, EmptyState } from '@mantine/core';
import { listTexts as texts } from '#texts/participantList.ts';
import { useListScope } from '../scope/listContext.ts';

interface NoRowsProps {
  /** Removes the filters; null if there are none. */
  onReset: (() => void) | null;
}

/** Shown instead of rows: nothing found, no participants yet, or no list of a past edition. */
export function NoRows({ onReset }: NoRowsProps) {
  const { isCurrent } = useListScope();
  if (onReset === null && !isCurrent) return <EmptyState py="xl" title={texts.noneOfPast} />;
  if (onReset === null) return <EmptyState py="xl" title={texts.none.title} description={texts.none.text} />;
  return (
    <EmptyState py="xl" title={texts.nothing.title} description={texts.nothing.text}>
      <Button variant="default" onClick={onReset}>
        {texts.nothing.reset}
      </Button>
    </EmptyState>
  );
}
