import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarDown, IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { CopyLink } from './CopyLink.tsx';
import { useAddress, useProgramme } from './context.ts';
import { Meanwhile } from './Meanwhile.tsx';
import type { Entry } from './model.ts';
import { usePlanned } from './planStore.ts';
import { labelOf } from './SessionCard.tsx';
import { TalkList } from './TalkList.tsx';
import { TimeChip } from './TimeChip.tsx';

const { dialog: texts, plan: planTexts, calendar, chair: chairLabel, opensElsewhere } = programmeTexts;

/** What 'подробнее' shows: the session, its talks or posters, and what runs at the same time. */
export function EntryDetail({ entry }: { entry: Entry }) {
  const { timetable, renderPosters } = useProgramme();
  const address = useAddress();
  const { session, day } = entry;
  const { slug, title, speaker, chair, room, building, detail, link } = session;
  const label = labelOf(session);
  const { year } = timetable.programme;
  const [isPlanned, togglePlanned] = usePlanned(year, slug);
  const lines = [
    detail !== null && detail.title !== title ? title : null,
    speaker,
    chair && chairLabel(chair.role, chair.name),
    [room, building].filter(Boolean).join(', '),
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
        <Button
          size="sm"
          variant={isPlanned ? 'light' : 'default'}
          aria-pressed={isPlanned}
          leftSection={
            isPlanned ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.6} aria-hidden />
          }
          onClick={togglePlanned}
        >
          {planTexts.open}
        </Button>
        <Button
          component="a"
          href={session.calendarUrl}
          download
          size="sm"
          variant="default"
          leftSection={<IconCalendarDown size={18} stroke={1.6} aria-hidden />}
        >
          {calendar.session}
        </Button>
        <CopyLink address={address.shareEntry(entry)} label={texts.copyLink} copiedLabel={texts.copied} />
        {link === null ? null : (
          <Button
            component="a"
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {link.label}
            <VisuallyHidden> {opensElsewhere}</VisuallyHidden>
          </Button>
        )}
      </Group>
      {detail !== null && detail.talks.length > 0 ? <TalkList entry={entry} talks={detail.talks} /> : null}
      {detail?.posters ? renderPosters(year, detail.posters, address.query) : null}
      <Meanwhile entry={entry} />
    </Stack>
  );
}
