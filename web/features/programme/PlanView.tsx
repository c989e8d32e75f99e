import { Alert, Button, EmptyState, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconCalendarDown, IconStar } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { focusBefore } from '../../ui/focus/focusBefore.ts';
import { CopyLink } from './CopyLink.tsx';
import { useAddress, useProgramme } from './context.ts';
import { EntryList } from './EntryList.tsx';
import type { Entry } from './model.ts';
import { findConflicts, planEntries, planQuery } from './plan.ts';
import { usePlan } from './planStore.ts';

/** Actions on the own plan: share it, export it to a calendar, empty it. */
function PlanActions({ entries }: { entries: readonly Entry[] }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const plan = usePlan(timetable.programme.year);
  const [clearing, { open, close }] = useDisclosure(false);
  if (plan.slugs.length === 0) return null;
  const slugs = entries.map(({ slug }) => slug);
  return (
    <Group gap="xs">
      {slugs.length > 0 ? (
        <>
          <CopyLink address={address.sharePlan(slugs)} label={texts.share} copiedLabel={texts.shared} />
          <Button
            component="a"
            href={`${ownPath(timetable.programme.calendarUrl)}?items=${planQuery(slugs)}`}
            download
            variant="default"
            size="sm"
            leftSection={<IconCalendarDown size={18} stroke={1.6} aria-hidden />}
          >
            {texts.calendar}
          </Button>
        </>
      ) : null}
      <Button variant="subtle" color="red" size="sm" onClick={open}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        opened={clearing}
        title={texts.clearTitle}
        confirmLabel={texts.clear}
        danger
        onClose={close}
        onConfirm={() => {
          plan.clear();
          close();
        }}
      >
        <Text size="sm">{texts.clearText}</Text>
      </ConfirmDialog>
    </Group>
  );
}

const texts = programmePartTexts.plan;

/** The personal plan by day, with its conflicts of time; or a plan from a link, which the visitor can take over. */
export function PlanView({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const plan = usePlan(timetable.programme.year);
  const { shared } = address;
  const slugs = shared ?? plan.slugs;
  const entries = useMemo(() => planEntries(timetable, slugs), [timetable, slugs]);
  const conflicts = useMemo(() => findConflicts(entries), [entries]);
  const unknown = slugs.length - entries.length;
  const back = useRef<HTMLButtonElement>(null);
  const isEmpty = entries.length === 0;
  // The last entry's star focuses one of the actions on the plan, which disappear too.
  useLayoutEffect(() => {
    if (isEmpty && document.activeElement === document.body) back.current?.focus();
  }, [isEmpty]);
  const isTaken = shared?.every((slug) => plan.has(slug) || !timetable.bySlug.has(slug)) ?? false;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Title order={2} size="h3">
          {shared === null ? texts.title : texts.foreign(entries.length)}
        </Title>
        <Button
          ref={back}
          variant="subtle"
          size="sm"
          onClick={() => {
            opener.current?.focus();
            address.change({ view: null, plan: null });
          }}
        >
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
            <Button
              onClick={({ currentTarget }) => {
                focusBefore(currentTarget);
                plan.add(entries.map(({ slug }) => slug));
              }}
            >
              {texts.foreignAdd}
            </Button>
          )}
        </Group>
      )}
      {unknown > 0 ? (
        <Text size="sm" c="dimmed">
          {shared === null ? texts.unknown(unknown) : texts.foreignUnknown(unknown)}
        </Text>
      ) : null}
      {conflicts.size > 0 ? (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {texts.conflicts(conflicts.size)}
        </Alert>
      ) : null}
      {isEmpty ? (
        <EmptyState icon={<IconStar aria-hidden />} title={texts.empty} description={texts.emptyHint} />
      ) : (
        <EntryList entries={entries} conflicts={conflicts} isOwnPlan={shared === null} />
      )}
    </Stack>
  );
}
