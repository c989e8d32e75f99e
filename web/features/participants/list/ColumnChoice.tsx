import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { PlainCheckbox } from '../../../ui/PlainCheckbox.tsx';
import type { ColumnName } from './columns.ts';

const { chooseColumns: texts, columns: names } = listTexts;

interface ColumnChoiceProps {
  name: ColumnName;
  /** Place among the shown columns; null for a hidden one. */
  index: number | null;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
}

/** A column that can be shown, hidden and moved. */
export function ColumnChoice({ name, index, isLast, onToggle, onMove }: ColumnChoiceProps) {
  const arrows = [
    { by: -1, label: texts.up(names[name]), disabled: index === 0, icon: IconArrowUp },
    { by: 1, label: texts.down(names[name]), disabled: isLast, icon: IconArrowDown },
  ] as const;
  return (
    <Group gap={2} wrap="nowrap" justify="space-between" data-column={name}>
      <PlainCheckbox label={names[name]} checked={index !== null} onChange={onToggle} />
      {index === null ? null : (
        <Group gap={2} wrap="nowrap">
          {arrows.map(({ by, label, disabled, icon: Icon }) => (
            <ActionIcon
              key={by}
              variant="subtle"
              aria-label={label}
              // A disabled button would lose the focus at the end of the list.
              aria-disabled={disabled}
              opacity={disabled ? 0.35 : 1}
              data-move={by}
              onClick={() => {
                if (!disabled) onMove(by);
              }}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
      )}
    </Group>
  );
}
