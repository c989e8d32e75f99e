import { ActionIcon, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { recordTexts as texts } from '#texts/participation.ts';
import type { ViewAddress } from '../useView.ts';
import { neighbourOf, type Queue } from './useQueue.ts';

interface RecordStepsProps {
  id: string;
  queue: Queue;
  linkTo: ViewAddress['linkTo'];
  /** The person's name, to be announced with the position; nothing is announced without the property. */
  announced?: string | null;
}

/** The record's position in the queue, with links to its neighbours. */
export function RecordSteps({ id, queue, linkTo, announced }: RecordStepsProps) {
  const place = queue.placeOf(id);
  if (queue.ids === null || (queue.ids === undefined && queue.error)) return null;
  const step = (neighbour: string | null, label: string, Icon: typeof IconChevronLeft) =>
    neighbour === null ? (
      <ActionIcon variant="default" size="lg" disabled aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon component={Link} {...linkTo(neighbour)} variant="default" size="lg" aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <Group gap="xs" wrap="nowrap">
      {step(neighbourOf(queue, id, -1), texts.previous, IconChevronLeft)}
      {step(neighbourOf(queue, id, 1), texts.next, IconChevronRight)}
      {queue.ids === undefined ? (
        <Skeleton width="4rem" height="1rem" />
      ) : (
        <Text size="sm" c="dimmed" {...(announced === undefined ? {} : { role: 'status' })}>
          {place === null ? texts.outside : texts.position(place + 1, queue.ids.length)}
          {announced ? <VisuallyHidden>, {announced}</VisuallyHidden> : null}
        </Text>
      )}
    </Group>
  );
}
