import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { editionTexts } from '#texts/edition.ts';
import { publicTexts } from '#texts/public.ts';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { lastDay } from '../../lib/windowDays.ts';
import { spanState } from '../../lib/windowState.ts';
import { RichText } from '../../ui/page/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import { EditionLinks } from './EditionLinks.tsx';
import type { ThesesRules_EditionFragment } from './ThesesRules.generated.ts';

const texts = editionTexts.theses;

/** The deadline of theses, by the service's clock, and where to submit them (PUB-03, FIL-03). */
function ThesesDeadline({ window: { opensAt, closesAt } }: { window: ThesesRules_EditionFragment['thesesWindow'] }) {
  const id = useId();
  const { now } = useServiceClock();
  const state = spanState(opensAt, closesAt, now);
  const day = state === 'UPCOMING' ? formatDay(opensAt) : lastDay(closesAt);
  return (
    <Paper component="section" aria-labelledby={id}>
      <Stack gap="xs" align="flex-start">
        <Title order={2} id={id} size="h3">
          {texts.deadline}
        </Title>
        <Text fw={600}>{state === null ? texts.until(lastDay(closesAt)) : texts.states[state](day)}</Text>
        {state === 'CLOSED' ? null : (
          <>
            <Text c="dimmed">{texts.upload}</Text>
            <Button component={Link} to={paths.cabinet} mt="xs">
              {texts.toCabinet}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** How to prepare and submit theses and posters (PUB-03): the deadline, the rules, the template. */
export function ThesesRules({ edition: { thesesWindow, thesesRules } }: { edition: ThesesRules_EditionFragment }) {
  if (thesesRules === null) return <Text c="dimmed">{publicTexts.empty}</Text>;
  return (
    <>
      <ThesesDeadline window={thesesWindow} />
      <RichText html={thesesRules.text} />
      {thesesRules.links.length === 0 ? null : (
        <Section title={texts.materials}>
          <EditionLinks links={thesesRules.links} />
        </Section>
      )}
    </>
  );
}
