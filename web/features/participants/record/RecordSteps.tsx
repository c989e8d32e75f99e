import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { recordTexts as texts } from '../../../texts/ru/participation.ts';
import { useListScope } from '../list/listContext.ts';
import type { ViewAddress } from '../list/useView.ts';
import { useParticipantPlaceQuery } from './ParticipantPlace.generated.ts';

/** Where the record stands within the filtered list, and the ways to its neighbours. */
export function RecordSteps({ id, linkTo }: { id: string; linkTo: ViewAddress['linkTo'] }) {
  const { year, project, filter, orderBy } = useListScope();
  const { data, previousData } = useParticipantPlaceQuery({
    variables: { id, year, project, filter, orderBy },
    fetchPolicy: 'cache-and-network',
  });
  const place = (data ?? previousData)?.edition?.participantPlace;
  if (!place) return null;
  const step = (neighbour: { id: string } | null, label: string, Icon: typeof IconChevronLeft) =>
    neighbour === null || data === undefined ? (
      <ActionIcon variant="default" size="lg" disabled aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon component={Link} {...linkTo(neighbour.id)} variant="default" size="lg" aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <Group gap="xs" wrap="nowrap">
      {step(place.previous, texts.previous, IconChevronLeft)}
      {step(place.next, texts.next, IconChevronRight)}
      <Text size="sm" c="dimmed">
        {place.position === null ? texts.outside : texts.position(place.position, place.totalCount)}
      </Text>
    </Group>
  );
}
