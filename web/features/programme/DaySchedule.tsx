import { Text } from '@mantine/core';
import { type CSSProperties, memo, useMemo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { formatTimes } from '../../lib/dates.ts';
import dayClasses from './DaySchedule.module.css';
import { type Block, layOut } from './layout.ts';
import { joined, type Session, spanOf } from './model.ts';
import { SessionCard } from './SessionCard.tsx';

/** From here on no column is wide enough to be read, and the list is better. */
const TOO_MANY_ROOMS = 7;

const roomOf = ({ room, building }: Session): string => joined([room, building]);

function placeOf({ column, firstLine, lastLine }: Block<Session>['placed'][number]): CSSProperties {
  return {
    '--column': column === null ? '2 / -1' : column + 1,
    '--row': `${firstLine} / ${lastLine}`,
  } as CSSProperties;
}

function Caption({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" fw={600} className={dayClasses.caption}>
      {children}
    </Text>
  );
}

/** What runs in parallel: in the columns of its rooms where there is room for them, else one below the other. */
function ScheduleBlock({ block }: { block: Block<Session> }) {
  const { isParallel, isSimultaneous, placed, starts } = block;
  return (
    <div className={dayClasses.block} data-parallel={isParallel || undefined}>
      {isParallel ? (
        <Caption>{isSimultaneous ? programmeTexts.parallel(placed.length) : programmeTexts.partlyParallel}</Caption>
      ) : null}
      <div className={dayClasses.grid}>
        {starts.map(({ line, at }) => (
          <span key={at} aria-hidden className={dayClasses.start} style={{ gridRow: line }}>
            {formatTimes(new Date(at).toISOString(), null)}
          </span>
        ))}
        <ul className={dayClasses.list}>
          {placed.map((one) => (
            <li key={one.item.slug} className={dayClasses.cell} style={placeOf(one)}>
              <SessionCard session={one.item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A day's sessions: what goes on all day, then the others as they follow each other or run in parallel. */
export const DaySchedule = memo(function DaySchedule({ sessions }: { sessions: readonly Session[] }) {
  const { allDay, rooms, blocks } = useMemo(() => layOut(sessions, spanOf, roomOf), [sessions]);
  return (
    <div
      className={dayClasses.day}
      data-rooms={Math.min(rooms.length, TOO_MANY_ROOMS)}
      style={{ '--rooms': rooms.length } as CSSProperties}
    >
      {allDay.length > 0 ? (
        <div className={dayClasses.block} data-parallel>
          <Caption>{programmeTexts.allDay}</Caption>
          <ul className={dayClasses.list}>
            {allDay.map((session) => (
              <li key={session.slug} className={dayClasses.cell}>
                <SessionCard session={session} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={dayClasses.rooms} aria-hidden>
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room may have two columns, which stay where they are
          <span key={index} style={{ gridColumn: index + 2 }}>
            {room}
          </span>
        ))}
      </div>
      {blocks.map((block) => (
        <ScheduleBlock key={block.placed[0]?.item.slug} block={block} />
      ))}
    </div>
  );
});
