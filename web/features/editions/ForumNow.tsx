import { lazy, type ReactNode, Suspense } from 'react';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import classes from './ForumNow.module.css';
import { forumPhase } from './forumNow.ts';
import type { HomeHero_EditionFragment } from './HomeHero.generated.ts';

const HappeningNow = lazy(() => import('./HappeningNow.tsx').then((it) => ({ default: it.HappeningNow })));

interface ForumNowProps {
  edition: Pick<HomeHero_EditionFragment, 'startsOn' | 'endsOn' | 'screens'>;
  /** What stands here on other days; its room is the strip's too, so that the clock moves nothing below. */
  children: ReactNode;
}

/** The forum's facts; while it runs, what happens now in their place. */
export function ForumNow({ edition, children }: ForumNowProps) {
  const { now } = useServiceClock();
  const isRunning = now !== null && forumPhase(edition, now) === 'running' && edition.screens.includes('PROGRAMME');
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
