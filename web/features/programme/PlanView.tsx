import { Alert, Button, EmptyState, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { useAddress, useProgramme } from './context.ts';
import { EntryList } from './EntryList.tsx';
import { PlanActions } from './PlanActions.tsx';
import { findConflicts, planEntries } from './plan.ts';
import { usePlan } from './planStore.ts';

const texts = programmeTexts.plan;

/** The personal plan by day, with what stands against what; or a plan that a link brought, to look at and to take over. */
export function PlanView() {
  const { timetable } = useProgramme();
  const address = useAddress();
  const plan = usePlan(timetable.programme.year);
  const { shared } = address;
  const slugs = shared ?? plan.slugs;
  const entries = useMemo(() => planEntries(timetable, slugs), [timetable, slugs]);
  const conflicts = useMemo(() => findConflicts(entries), [entries]);
  const unknown = slugs.length - entries.length;
  const isTaken = shared?.every((slug) => plan.has(slug) || !timetable.bySlug.has(slug)) ?? false;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Title order={2} size="h3">
          {shared === null ? texts.title : texts.foreign(entries.length)}
        </Title>
        <Button variant="subtle" size="sm" onClick={() => address.change({ view: null, plan: null })}>
          {texts.back}
        </Button>
      </Group>
      {shared === null ? (
        <PlanActions entries={entries} />
      ) : (
        <Group role="status">
          {isTaken ? (
            <Text c="dimmed">{texts.foreignAdded}</Text>
          ) : (
            <Button onClick={() => plan.add(entries.map(({ slug }) => slug))}>{texts.foreignAdd}</Button>
          )}
        </Group>
      )}
      {shared !== null && unknown > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.foreignUnknown(unknown)}
        </Text>
      ) : null}
      {conflicts.size > 0 ? (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {texts.conflicts(conflicts.size)}
        </Alert>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState icon={<IconStar aria-hidden />} title={texts.empty} description={texts.emptyHint} />
      ) : (
        <EntryList entries={entries} conflicts={conflicts} />
      )}
    </Stack>
  );
}
