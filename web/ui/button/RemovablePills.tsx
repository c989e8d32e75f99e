import { Button, Group, Pill } from '@mantine/core';
import { useRef } from 'react';
import { focusBefore } from '../focus/focusBefore.ts';

interface RemovablePillsProps {
  /** Names the group. */
  label: string;
  pills: readonly { key: string; text: string; remove: () => void }[];
  /** Names the button that removes a filter. */
  removeLabel: (text: string) => string;
  clearLabel: string;
  onClear: () => void;
}

/** The chosen filters, each with a button that removes it; empty without filters. */
export function RemovablePills({ label, pills, removeLabel, clearLabel, onClear }: RemovablePillsProps) {
  const group = useRef<HTMLDivElement>(null);
  if (pills.length === 0) return null;
  /** The pressed button disappears with its pill; the focus moves to its neighbour. */
  const leave = (index: number) => {
    const buttons = group.current?.querySelectorAll<HTMLElement>('button[aria-label]');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else focusBefore(group.current);
  };
  return (
    <Group ref={group} gap="xs" miw={0} maw="100%" role="group" aria-label={label}>
      {pills.map(({ key, text, remove }, index) => (
        <Pill
          key={key}
          size="lg"
          withRemoveButton
          onRemove={() => {
            leave(index);
            remove();
          }}
          // Mantine hides this button from keyboard and screen readers, because it expects pills inside a field.
          removeButtonProps={{ 'aria-label': removeLabel(text), 'aria-hidden': false, tabIndex: 0 }}
          maw="100%"
        >
          {text}
        </Pill>
      ))}
      {pills.length > 1 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            focusBefore(group.current);
            onClear();
          }}
        >
          {clearLabel}
        </Button>
      ) : null}
    </Group>
  );
}
