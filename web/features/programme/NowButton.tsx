import { Button } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { formatShortMoment } from '../../lib/dates.ts';
import type { nowAndNext } from '../../lib/windowState.ts';
import { useProgramme } from './context.ts';
import type { Entry, Session, Timetable } from './model.ts';
import toolbarClasses from './ProgrammeToolbar.module.css';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** Shows an entry's day and moves to its row there. */
export function useJump(address: ProgrammeAddress, { programme }: Timetable): (entry: Entry) => void {
  const [target, setTarget] = useState<Entry | null>(null);
  const day = address.day ?? programme.days[0]?.slug;
  const isThere = target !== null && day === target.day.slug && address.query === '' && !address.isPlan;
  useEffect(() => {
    if (!isThere) return;
    const row = document.getElementById(`item-${target.slug}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    setTarget(null);
  }, [isThere, target]);
  return (entry) => {
    setTarget(entry);
    address.change({ day: entry.day.slug, q: null, view: null, plan: null, section: null, kind: null });
  };
}

interface NowButtonProps {
  now: ReturnType<typeof nowAndNext<Session>> | null;
  onJump: (entry: Entry) => void;
}

/** Leads to what runs now, or to what comes next, by the service's clock; after the last session there is no button. */
export function NowButton({ now, onJump }: NowButtonProps) {
  const { timetable } = useProgramme();
  const isRunning = now?.running[0] !== undefined;
  const session = now?.running[0] ?? now?.next[0];
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
