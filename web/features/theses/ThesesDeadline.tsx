import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { lastDay } from '../../lib/windowDays.ts';
import { spanState } from '../../lib/windowState.ts';
import { editionTexts } from '../../texts/ru/edition.ts';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import type { ThesesRules_EditionFragment } from './ThesesRules.generated.ts';

const texts = editionTexts.theses;

/** Until when theses are taken, by the service's clock, and where they are handed in (PUB-03, FIL-03). */
export function ThesesDeadline({
  window: { opensAt, closesAt },
}: {
  window: ThesesRules_EditionFragment['thesesWindow'];
}) {
  const id = useId();
  const { now } = useServiceClock();
  const state = spanState(opensAt, closesAt, now);
  return (
    <Paper component="section" aria-labelledby={id}>
      <Stack gap="xs" align="flex-start">
        <Title order={2} id={id} size="h3">
          {texts.deadline}
        </Title>
        <Text fw={600}>
          {state === 'UPCOMING'
            ? texts.states.UPCOMING(formatDay(opensAt))
            : state === 'CLOSED'
              ? texts.states.CLOSED(lastDay(closesAt))
              : state === 'OPEN'
                ? texts.states.OPEN(lastDay(closesAt))
                : texts.until(lastDay(closesAt))}
        </Text>
        <Text c="dimmed">{texts.upload}</Text>
        <Button component={Link} to={paths.cabinet} mt="xs">
          {texts.toCabinet}
        </Button>
      </Stack>
    </Paper>
  );
}
