import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { focusBefore } from '../../../ui/focus/focusBefore.ts';
import { type Selection, type SelectionStore, useSelected } from '../scope/selection.ts';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  store: SelectionStore;
  totalCount: number;
  onChange: () => void;
  /** Renders further actions on the chosen records. */
  renderActions: (selection: Selection) => ReactNode;
}

const texts = listTexts.selection;

/** The number of chosen records, a button that chooses all found ones, and the actions. */
export function SelectionBar({ store, totalCount, onChange, renderActions }: SelectionBarProps) {
  const { count, selection } = useSelected(store, totalCount);
  if (count === 0) return null;
  const { ids, isAllFound } = selection;
  const isAllBut = isAllFound && ids.size > 0;
  return (
    <Paper className={classes.bar ?? ''} component="section" aria-label={texts.bar} radius="md">
      <Group justify="space-between" gap="sm">
        <Text fw={600} role="status">
          {isAllBut ? texts.isAllBut(count, ids.size) : isAllFound ? texts.isAll(totalCount) : texts.count(count)}
        </Text>
        <Group gap="xs">
          {count >= totalCount ? null : (
            <Button variant="subtle" size="sm" className={classes.all ?? ''} onClick={store.selectAll}>
              {texts.all(totalCount)}
            </Button>
          )}
          <Button
            variant="default"
            size="sm"
            onClick={({ currentTarget }) => {
              const chosen = document.querySelector<HTMLElement>(':is(tbody, li) input:checked');
              if (chosen === null) focusBefore(currentTarget.closest('section'));
              else chosen.focus();
              store.clear();
            }}
          >
            {texts.clear}
          </Button>
          {renderActions(selection)}
          <Button size="sm" onClick={onChange}>
            {texts.change}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
