import { Text } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import classes from './DaySchedule.module.css';
import { type Block, layOut } from './layout.ts';
import { type Session, spanOf } from './model.ts';
import { SessionCard } from './SessionCard.tsx';

/** From here on no lane is wide enough to be read, and the list is better. */
const TOO_MANY_LANES = 7;

function placeOf({ lane, lanes, firstLine, lastLine }: Block<Session>['placed'][number]): CSSProperties {
  return { '--column': `${lane} / span ${lanes}`, '--row': `${firstLine} / ${lastLine}` } as CSSProperties;
}

/** Rows as high as their time is long, but hours do not stretch the page as much as minutes do. */
function gridOf({ lanes, minutes }: Block<Session>): CSSProperties {
  const rows = minutes.map((length) => `${Math.sqrt(length).toFixed(2)}fr`).join(' ');
  return { '--lanes': lanes, '--rows': rows } as CSSProperties;
}

function Caption({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" fw={600} className={classes.caption}>
      {children}
    </Text>
  );
}

/** What runs in parallel: side by side where there is room, else one below the other. */
function ScheduleBlock({ block }: { block: Block<Session> }) {
  const isParallel = block.lanes > 1;
  return (
    <div className={classes.block} data-parallel={isParallel || undefined}>
      {isParallel ? (
        <Caption>
          {block.isSimultaneous ? programmeTexts.parallel(block.placed.length) : programmeTexts.partlyParallel}
        </Caption>
      ) : null}
      <ul className={classes.list} data-lanes={Math.min(block.lanes, TOO_MANY_LANES)} style={gridOf(block)}>
        {block.placed.map((placed) => (
          <li key={placed.item.slug} className={classes.cell} style={placeOf(placed)}>
            <SessionCard session={placed.item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A day's sessions: what goes on all day, then the others as they follow each other or run in parallel. */
export const DaySchedule = memo(function DaySchedule({ sessions }: { sessions: readonly Session[] }) {
  const { allDay, blocks } = layOut(sessions, spanOf);
  return (
    <div className={classes.day}>
      {allDay.length > 0 ? (
        <div className={classes.block} data-parallel>
          <Caption>{programmeTexts.allDay}</Caption>
          <ul className={classes.list}>
            {allDay.map((session) => (
              <li key={session.slug} className={classes.cell}>
                <SessionCard session={session} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {blocks.map((block) => (
        <ScheduleBlock key={block.placed[0]?.item.slug} block={block} />
      ))}
    </div>
  );
});
