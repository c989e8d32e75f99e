import { Text } from '@mantine/core';
import { type CSSProperties, memo, useMemo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { formatTimes } from '../../lib/dates.ts';
import dayClasses from './DaySchedule.module.css';
import { type Block, layOut } from './layout.ts';
import { joinParts, type Session, spanOf } from './model.ts';
import { SessionCard } from './SessionCard.tsx';

const roomOf = ({ room, building }: Session): string => joinParts([room, building]);

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

/** Parallel sessions: in columns by room if there is space, else one below the other. */
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

/** A day's sessions: first those that last all day, then the others one after another or in parallel. */
export const DaySchedule = memo(function DaySchedule({ sessions }: { sessions: readonly Session[] }) {
  const { allDay, rooms, blocks } = useMemo(() => layOut(sessions, spanOf, roomOf), [sessions]);
  return (
    <div className={dayClasses.day} data-rooms={rooms.length} style={{ '--rooms': rooms.length } as CSSProperties}>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a room may have two columns, whose order never changes
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
