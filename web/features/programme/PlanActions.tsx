import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarDown } from '@tabler/icons-react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyLink } from './CopyLink.tsx';
import { useAddress, useProgramme } from './context.ts';
import type { Entry } from './model.ts';
import { planQuery } from './plan.ts';
import { usePlan } from './planStore.ts';

const texts = programmeTexts.plan;

/** What can be done with the own plan: hand it on, put it into a calendar, empty it. */
export function PlanActions({ entries }: { entries: readonly Entry[] }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const plan = usePlan(timetable.programme.year);
  const [clearing, { open, close }] = useDisclosure(false);
  if (entries.length === 0) return null;
  const slugs = entries.map(({ slug }) => slug);
  return (
    <Group gap="xs">
      <CopyLink address={address.sharePlan(slugs)} label={texts.share} copiedLabel={texts.shared} />
      <Button
        component="a"
        href={`${timetable.programme.calendarUrl}?items=${planQuery(slugs)}`}
        download
        variant="default"
        size="sm"
        leftSection={<IconCalendarDown size={18} stroke={1.6} aria-hidden />}
      >
        {texts.calendar}
      </Button>
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
