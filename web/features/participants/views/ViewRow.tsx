import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { viewsTexts as texts } from '../../../texts/ru/participantViews.ts';
import type { NamedView } from './useNamedViews.ts';

interface ViewRowProps {
  view: NamedView;
  isOpen: boolean;
  onDelete: () => void;
}

/** A named view as a link, which can be copied and opened elsewhere. */
export function ViewRow({ view: { name, query, authorName }, isOpen, onDelete }: ViewRowProps) {
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" component="li">
      <div style={{ minWidth: 0 }}>
        <Anchor
          component={Link}
          to={{ search: query }}
          preventScrollReset
          size="sm"
          fw={550}
          aria-current={isOpen ? 'true' : undefined}
        >
          {isOpen ? <IconCheck size={14} aria-hidden style={{ marginInlineEnd: 4 }} /> : null}
          {name}
        </Anchor>
        {authorName === null ? null : (
          <Text size="xs" c="dimmed">
            {authorName}
          </Text>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={texts.remove(name)} title={texts.remove(name)} onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
