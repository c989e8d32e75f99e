import { Button, Group, Pill } from '@mantine/core';

interface RemovablePillsProps {
  /** Names the group. */
  label: string;
  pills: readonly { key: string; text: string; remove: () => void }[];
  /** Names the button that takes one filter away. */
  removeLabel: (text: string) => string;
  clearLabel: string;
  onClear: () => void;
}

/** The chosen filters, each removable, several at once; empty without any. */
export function RemovablePills({ label, pills, removeLabel, clearLabel, onClear }: RemovablePillsProps) {
  if (pills.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={label}>
      {pills.map(({ key, text, remove }) => (
        <Pill
          key={key}
          size="lg"
          withRemoveButton
          onRemove={remove}
          // Mantine hides this button from keyboard and screen readers, because its pills stand inside of a field.
          removeButtonProps={{ 'aria-label': removeLabel(text), 'aria-hidden': false, tabIndex: 0 }}
          maw="100%"
        >
          {text}
        </Pill>
      ))}
      {pills.length > 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {clearLabel}
        </Button>
      ) : null}
    </Group>
  );
}
