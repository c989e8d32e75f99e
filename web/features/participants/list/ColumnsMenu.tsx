import { Button, Popover, Stack, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type ColumnName, columnNames, firstColumns } from './columns.ts';

interface ColumnsMenuProps {
  columns: readonly ColumnName[];
  onChoose: (columns: readonly ColumnName[]) => void;
}

const { chooseColumns: texts } = listTexts;

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
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // An element that React moves loses the focus; without it the menu would not hear Escape.
  const used = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (used.current === null) return;
    list.current?.querySelector<HTMLElement>(used.current)?.focus();
    used.current = null;
  });
  const choose = (next: readonly ColumnName[], control: string) => {
    used.current = control;
    onChoose(['name', ...next]);
  };
  return (
    <Popover
      defaultOpened
      // The button that opened it at first has been replaced by this one.
      onClose={() => button.current?.focus()}
      position="bottom-start"
      width={300}
      shadow="md"
      radius="md"
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button ref={button} variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title} mah="min(34rem, 70vh)" style={{ overflowY: 'auto' }}>
        <Stack gap="xs" ref={list}>
          <Text size="xs" c="dimmed">
            {texts.text}
          </Text>
          {[...shown, ...others].map((name, place) => {
            const index = place < shown.length ? place : null;
            const box = `[data-column="${name}"] input`;
            return (
              <ColumnChoice
                key={name}
                name={name}
                index={index}
                isLast={place === shown.length - 1}
                onToggle={() => choose(index === null ? [...shown, name] : shown.filter((it) => it !== name), box)}
                onMove={(by) => choose(moved(shown, place, by), `[data-column="${name}"] [data-move="${by}"]`)}
              />
            );
          })}
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(firstColumns)}>
            {texts.reset}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
