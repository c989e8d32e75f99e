import { ActionIcon, Button, Checkbox, Group, Popover, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { Deferred } from '../../../ui/dialog/Deferred.tsx';
import { useShownFirst } from '../../../ui/page/useShownFirst.ts';
import { type ColumnName, firstColumns } from '../scope/columns.ts';

interface ColumnsMenuProps {
  /** What may be chosen; shown columns stay. */
  offered: readonly ColumnName[];
  columns: readonly ColumnName[];
  onChoose: (columns: readonly ColumnName[]) => void;
}

const { chooseColumns: texts, columns: names } = listTexts;

const arrows = [
  { by: -1, labelOf: texts.up, Icon: IconArrowUp },
  { by: 1, labelOf: texts.down, Icon: IconArrowDown },
] as const;

/** Chooses the columns and their order; the name always comes first, because it names the row. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const [columns, onChoose] = useShownFirst(props.columns, props.onChoose);
  const shown = columns.filter((name) => name !== 'name');
  const hidden = props.offered.filter((name) => name !== 'name' && !columns.includes(name));
  const list = useRef<HTMLDivElement>(null);
  // An element that React moves loses the focus, and without the focus the menu would not hear Escape.
  const used = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (used.current === null) return;
    const part = list.current;
    // A column that is not offered leaves the menu when it is taken away.
    (part?.querySelector<HTMLElement>(used.current) ?? part?.querySelector('input'))?.focus();
    used.current = null;
  });
  const choose = (next: readonly ColumnName[], control: string) => {
    used.current = control;
    onChoose(['name', ...next]);
  };
  return (
    <Popover returnFocus position="bottom-start" width={300} shadow="md" radius="md" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title} mah="min(34rem, 70vh)" style={{ overflowY: 'auto' }}>
        <Deferred fallback={<Skeleton height={480} />}>
          <Stack gap="xs" ref={list}>
            <Text size="xs" c="dimmed">
              {texts.text}
            </Text>
            {[...shown, ...hidden].map((name, place) => {
              const isShown = place < shown.length;
              const others = shown.filter((it) => it !== name);
              return (
                <Group key={name} gap={2} wrap="nowrap" justify="space-between" data-column={name}>
                  <Checkbox
                    size="sm"
                    label={names[name]}
                    checked={isShown}
                    onChange={() => choose(isShown ? others : [...shown, name], `[data-column="${name}"] input`)}
                  />
                  <Group gap={2} wrap="nowrap" {...(!isShown && { display: 'none' })}>
                    {arrows.map(({ by, labelOf, Icon }) => {
                      const isEnd = shown[place + by] === undefined;
                      return (
                        <ActionIcon
                          key={by}
                          variant="subtle"
                          aria-label={labelOf(names[name])}
                          // A disabled button would lose the focus at the end of the list.
                          aria-disabled={isEnd}
                          opacity={isEnd ? 0.35 : 1}
                          data-move={by}
                          onClick={() => {
                            if (isEnd) return;
                            choose(
                              [...others.slice(0, place + by), name, ...others.slice(place + by)],
                              `[data-column="${name}"] [data-move="${by}"]`,
                            );
                          }}
                        >
                          <Icon size={16} aria-hidden />
                        </ActionIcon>
                      );
                    })}
                  </Group>
                </Group>
              );
            })}
            <Button variant="subtle" size="compact-sm" onClick={() => onChoose(firstColumns)}>
              {texts.reset}
            </Button>
          </Stack>
        </Deferred>
      </Popover.Dropdown>
    </Popover>
  );
}
