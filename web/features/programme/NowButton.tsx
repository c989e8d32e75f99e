import { Button } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { programmeTexts } from '#texts/programme.ts';
import { formatShortMoment } from '../../lib/dates.ts';
import type { nowAndNext } from '../../lib/windowState.ts';
import { useProgramme } from './context.ts';
import type { Entry, Session } from './model.ts';
import toolbarClasses from './ProgrammeToolbar.module.css';

interface NowButtonProps {
  now: ReturnType<typeof nowAndNext<Session>>;
  onJump: (entry: Entry) => void;
}

/** Jumps to the current or the next session, by the service's clock; hidden after the last session. */
export function NowButton({ now, onJump }: NowButtonProps) {
  const { timetable } = useProgramme();
  const isRunning = now.running[0] !== undefined;
  const session = now.running[0] ?? now.next[0];
  const entry = timetable.bySlug.get(session?.slug ?? '');
  if (!entry) return null;
  return (
    <Button
      size="sm"
      variant="light"
      className={toolbarClasses.now ?? ''}
      classNames={{ label: toolbarClasses.nowLabel ?? '' }}
      color={isRunning ? 'green' : 'purple'}
      leftSection={isRunning ? <IconPointFilled size={16} aria-hidden /> : null}
      onClick={() => onJump(entry)}
    >
      {isRunning ? programmeTexts.now : programmeTexts.next(formatShortMoment(entry.session.startsAt) ?? '')}
    </Button>
  );
}
