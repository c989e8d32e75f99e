import { Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { CopyLink } from './CopyLink.tsx';
import { useAddress, useProgramme } from './context.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { type Entry, joinParts } from './model.ts';
import { PlanAndCalendar } from './PlanAndCalendar.tsx';
import { labelOf } from './SessionCard.tsx';
import { SessionLink } from './SessionLink.tsx';
import { TalkList } from './TalkList.tsx';
import { TimeChip } from './TimeChip.tsx';

const { dialog: texts, calendar } = programmePartTexts;
const { plan: planTexts, chair: chairLabel } = programmeTexts;

/** The content behind 'подробнее': the session, its talks or posters, and the parallel sessions. */
function EntryDetail({ entry }: { entry: Entry }) {
  const { timetable, renderPosters } = useProgramme();
  const address = useAddress();
  const { session, day } = entry;
  const { slug, title, speaker, chair, room, building, detail, link } = session;
  const label = labelOf(session);
  const { year } = timetable.programme;
  const lines = [
    detail !== null && detail.title !== title ? title : null,
    speaker,
    chair && chairLabel(chair.role, chair.name),
    joinParts([room, building]),
  ].filter(Boolean);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group gap="sm">
          <TimeChip startsAt={session.startsAt} endsAt={session.endsAt} />
          <Text size="sm" c="dimmed">
            {[day.label, label].filter(Boolean).join(' · ')}
          </Text>
        </Group>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      <Group gap="xs">
        <PlanAndCalendar
          year={year}
          slug={slug}
          calendarUrl={session.calendarUrl}
          texts={{ plan: planTexts.open, calendar: calendar.session }}
        />
        <CopyLink address={address.shareSession(slug)} label={texts.copyLink} copiedLabel={texts.copied} />
        {link === null ? null : <SessionLink link={link} size="sm" />}
      </Group>
      {detail !== null && detail.talks.length > 0 ? <TalkList talks={detail.talks} /> : null}
      {detail?.posters ? renderPosters(year, detail.posters, address.query) : null}
      <Meanwhile timetable={timetable} entry={entry} />
    </Stack>
  );
}

const PHONE = '(max-width: 48em)';

/** The dialog of a session, with its own address: at most 60 % wide, full screen on a phone (PRG-01). */
export function DetailDialog({ entry }: { entry: Entry | null }) {
  const address = useAddress();
  const isPhone = useMediaQuery(PHONE);
  // The dialog renders closed first, so that it can return the focus, and keeps its content while it fades out.
  const [shown, setShown] = useState<Entry | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    setOpened(entry !== null);
    if (entry !== null) setShown(entry);
  }, [entry]);
  return (
    <Modal
      opened={opened}
      onClose={address.close}
      title={shown?.session.detail?.title ?? shown?.session.title}
      size="60%"
      fullScreen={isPhone}
    >
      <Stack gap="lg">
        {shown === null ? null : <EntryDetail entry={shown} />}
        <DialogActions onLeave={address.close} leaveLabel={programmePartTexts.dialog.close} />
      </Stack>
    </Modal>
  );
}
