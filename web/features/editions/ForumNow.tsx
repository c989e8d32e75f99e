import { type ReactNode, Suspense } from 'react';
import { daysState } from '../../lib/windowState.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import classes from './ForumNow.module.css';
import type { HomeHero_EditionFragment } from './HomeHero.generated.ts';

const HappeningNow = lazyPart('HappeningNow', () => import('./HappeningNow.tsx'));

interface ForumNowProps {
  edition: Pick<HomeHero_EditionFragment, 'startsOn' | 'endsOn' | 'page'>;
  /** The content on other days; it takes as much space as the strip, so that nothing below moves. */
  children: ReactNode;
}

/** The forum's facts; while the forum runs, the current sessions instead. */
export function ForumNow({ edition, children }: ForumNowProps) {
  const { now } = useServiceClock();
  const { startsOn, endsOn, page } = edition;
  const isRunning = now !== null && daysState(startsOn, endsOn, now) === 'OPEN' && page.screens.includes('PROGRAMME');
  return (
    <div className={classes.place}>
      <div className={classes.usual}>{children}</div>
      {isRunning ? (
        <Suspense fallback={null}>
          <HappeningNow now={now} />
        </Suspense>
      ) : null}
    </div>
  );
}
