import { ActionIcon, Button, Group, Popover, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { PlainCheckbox } from '../../../ui/PlainCheckbox.tsx';
import { type ColumnName, columnNames, firstColumns } from './columns.ts';

interface ColumnsMenuProps {
  columns: readonly ColumnName[];
  onChoose: (columns: readonly ColumnName[]) => void;
}

const { chooseColumns: texts, columns: names } = listTexts;

/** A list with an item moved by one place. */
function moved<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...items];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/** Which columns are shown and in what order; the name always stands first, because it names the row. */
export function ColumnsMenu({ columns, onChoose }: ColumnsMenuProps) {
  const shown = columns.filter((name) => name !== 'name');
  const others = columnNames.filter((name) => name !== 'name' && !columns.includes(name));
  const choose = (next: readonly ColumnName[]) => onChoose(['name', ...next]);
  return (
    <Popover defaultOpened position="bottom-end" width={300} shadow="md" radius="md" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title} mah="min(34rem, 70vh)" style={{ overflowY: 'auto' }}>
        <Stack gap="xs">
          <Text size="xs" c="dimmed">
            {texts.text}
          </Text>
          {shown.map((name, index) => (
            <Group key={name} gap={2} wrap="nowrap" justify="space-between">
              <PlainCheckbox
                label={names[name]}
                checked
                onChange={() => choose(shown.filter((other) => other !== name))}
              />
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  aria-label={texts.up(names[name])}
                  disabled={index === 0}
                  onClick={() => choose(moved(shown, index, -1))}
                >
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={texts.down(names[name])}
                  disabled={index === shown.length - 1}
                  onClick={() => choose(moved(shown, index, 1))}
                >
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
          ))}
          {others.map((name) => (
            <PlainCheckbox key={name} label={names[name]} checked={false} onChange={() => choose([...shown, name])} />
          ))}
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(firstColumns)}>
            {texts.reset}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
