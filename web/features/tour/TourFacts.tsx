import { Anchor, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { tourTexts } from '#texts/tour.ts';
import { formatDay, formatTimes } from '../../lib/dates.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { ownPath } from '../../lib/ownPath.ts';
import type { TourFacts_ItemFragment } from './TourFacts.generated.ts';

const texts = tourTexts.facts;

/** When the excursion begins and where it meets, from the programme. */
export function TourFacts({ item }: { item: TourFacts_ItemFragment }) {
  const place = [item.room, item.building].filter(Boolean).join(', ');
  return (
    <Paper>
      <Group gap="xl" align="flex-start">
        <div>
          <Text size="sm" c="dimmed">
            {texts.when}
          </Text>
          <Text fw={600}>{texts.at(formatDay(item.startsAt), formatTimes(item.startsAt, item.endsAt))}</Text>
        </div>
        {place === '' ? null : (
          <div>
            <Text size="sm" c="dimmed">
              {texts.where}
            </Text>
            <Text fw={600}>{place}</Text>
          </div>
        )}
      </Group>
      <Group gap="md" mt="md">
        <Anchor href={ownPath(item.calendarUrl)} download size="sm">
          {texts.toCalendar}
        </Anchor>
        <Anchor component={Link} to={editionPath('program', null)} size="sm">
          {texts.programme}
        </Anchor>
      </Group>
    </Paper>
  );
}
