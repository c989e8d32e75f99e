import { Button } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { formatShortMoment } from '../../lib/dates.ts';
import type { nowAndNext } from '../../lib/windowState.ts';
import { useAddress, useProgramme } from './context.ts';
import type { Entry, Session } from './model.ts';
import classes from './ProgrammeToolbar.module.css';

/** Leads to what runs now, or to what comes next, by the service's clock; after the last session there is no button. */
export function NowButton({ now, onJump }: { now: ReturnType<typeof nowAndNext<Session>> | null; onJump: () => void }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const [target, setTarget] = useState<Entry | null>(null);
  const day = address.day ?? timetable.programme.days[0]?.slug;
  const isThere = target !== null && day === target.day.slug && address.query === '' && !address.isPlan;
  useEffect(() => {
    if (!isThere) return;
    const row = document.getElementById(`item-${target.slug}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    setTarget(null);
  }, [isThere, target]);
  const isRunning = now?.running[0] !== undefined;
  const session = now?.running[0] ?? now?.next[0];
  const entry = timetable.bySlug.get(session?.slug ?? '');
  if (!entry) return null;
  return (
    <Button
      size="sm"
      variant="light"
      className={classes.now ?? ''}
      classNames={{ label: classes.nowLabel ?? '' }}
      color={isRunning ? 'green' : 'purple'}
      leftSection={isRunning ? <IconPointFilled size={16} aria-hidden /> : null}
      onClick={() => {
        onJump();
        setTarget(entry);
        address.change({ day: entry.day.slug, q: null, view: null, plan: null, section: null, kind: null });
      }}
    >
      {isRunning ? programmeTexts.now : programmeTexts.next(formatShortMoment(entry.session.startsAt) ?? '')}
    </Button>
  );
}
