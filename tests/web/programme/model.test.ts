import { describe, expect, it } from 'vitest';
import { layOut } from '../../../web/features/programme/layout.ts';
import { joinParts, nameOf, parallelSessions, spanOf, toTimetable } from '../../../web/features/programme/model.ts';
import { findConflicts, parsePlan, planEntries, planQuery } from '../../../web/features/programme/plan.ts';
import { findEntries, isChosen } from '../../../web/features/programme/search.ts';
import { formatShortMoment, formatTimes } from '../../../web/lib/dates.ts';
import { foldText } from '../../../web/lib/searchWords.ts';
import { nowAndNext } from '../../../web/lib/windowState.ts';
import { sampleProgramme, session } from './programmeData.ts';

const timetable = toTimetable(sampleProgramme());
const entry = (slug: string) => {
  const found = timetable.bySlug.get(slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
};
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const moscow = (time: string) => Date.parse(`${time}:00+03:00`);

describe('the timetable', () => {
  it('PRG-06 gives a talk without an end the time until the next, and one without a time that of its session', () => {
    expect(entry('21-t2')).toMatchObject({
      from: moscow('2025-10-22T12:30'),
      to: moscow('2025-10-22T14:00'),
      isTimed: true,
    });
    expect(entry('21-t3')).toMatchObject({ from: moscow('2025-10-22T12:00'), isTimed: false });
    expect(nameOf(entry('21-t3'))).toBe('Обсуждение');
  });

  it('finds parallel sessions, and for a talk the parallel talks', () => {
    expect(parallelSessions(timetable, entry('d2-s11')).map(({ session }) => session.slug)).toEqual(['d2-s15']);
    const meanwhile = parallelSessions(timetable, entry('21-t1'));
    expect(meanwhile.map(({ session, talks }) => [session.slug, slugs(talks)])).toEqual([['d2-s15', ['23-t1']]]);
    expect(parallelSessions(timetable, entry('d1-opening'))).toEqual([]);
  });

  it('shows Moscow time, whatever the local time zone', () => {
    expect(formatTimes('2025-10-22T21:30:00Z', '2025-10-22T22:00:00Z').replaceAll('\u2060', '')).toBe('00:30–01:00');
    expect(formatTimes('2025-10-22T07:00:00Z', null)).toBe('10:00');
    expect(formatShortMoment('2025-10-22T06:05:00Z')?.replaceAll('\u00a0', ' ')).toBe('22 окт., 09:05');
  });
});

describe('the layout of a day', () => {
  const D = '2025-10-22';
  /** Each given as a slug, its times and its room. */
  const laid = (...items: [string, string, string?][]) =>
    layOut(
      items.map(([slug, span, room]) => session(D, slug, span, { room: room ?? slug })),
      spanOf,
      ({ room }) => room ?? '',
    );
  const grid = (blocks: ReturnType<typeof laid>['blocks']) =>
    blocks.map(({ placed }) =>
      placed.map(({ item, column, firstLine, lastLine }) => [item.slug, column, firstLine, lastLine]),
    );

  it('PRG-02 gives each room of parallel sessions a column for the day; a session without a parallel one takes the full width', () => {
    const { rooms, blocks } = laid(
      ['a', '10:00-12:00', 'Зал 10'],
      ['b', '10:00-12:00', 'Зал 2'],
      ['lunch', '12:00-12:30', 'Столовая'],
      ['c', '12:30-14:00', 'Зал 2'],
      ['d', '13:00-15:00', 'Зал 3'],
    );
    expect(rooms).toEqual(['Зал 2', 'Зал 3', 'Зал 10']);
    expect(grid(blocks)).toEqual([
      [
        ['a', 3, 1, 2],
        ['b', 1, 1, 2],
      ],
      [['lunch', null, 1, 2]],
      [
        ['c', 1, 1, 3],
        ['d', 2, 2, 4],
      ],
    ]);
    expect(blocks.map(({ isSimultaneous, starts }) => [isSimultaneous, starts.map(({ line }) => line)])).toEqual([
      [true, [1]],
      [true, [1]],
      [true, [1, 2]],
    ]);
  });

  it('gives a room with two simultaneous sessions a second column', () => {
    const { rooms, blocks } = laid(
      ['a', '10:00-12:00', 'Зал'],
      ['b', '10:30-11:00', 'Зал'],
      ['c', '11:00-12:00', 'Зал'],
    );
    expect(rooms).toEqual(['Зал', 'Зал']);
    expect(grid(blocks)[0]?.map(([, column]) => column)).toEqual([1, 2, 2]);
    expect(blocks[0]?.isSimultaneous).toBe(false);
  });

  it('PRG-04 shows all-day items separately, so that they do not stretch the grid', () => {
    const { allDay, blocks } = laid(
      ['conference', '10:00-18:30'],
      ['a', '10:00-11:30'],
      ['b', '10:00-11:30'],
      ['break', '11:30-12:00'],
      ['c', '12:00-13:30'],
    );
    expect(slugs(allDay)).toEqual(['conference']);
    expect(blocks.map(({ isParallel }) => isParallel)).toEqual([true, false, false]);
    // A long item is not an all-day one: an excursion during a school is only parallel.
    expect(laid(['excursion', '12:00-18:00'], ['school', '14:00-17:00']).allDay).toEqual([]);
  });

  it('lays out an empty day', () => {
    expect(laid()).toEqual({ allDay: [], rooms: [], blocks: [] });
  });
});

describe('search', () => {
  it.each([
    ['королев', ['21-t1']],
    ['КОРОЛЁВ', ['21-t1']],
    ['пленок', ['21-t1']],
    ['образцовых', ['21-t1']],
    ['нейтроно королёв', ['21-t1']],
    ['нейтроно шаблонов', []],
    ['образцова', ['d2-s11']],
    ['зал 2', ['d2-s15']],
    ['все участники', ['21-t3']],
    ['обед', []],
    ['   ', []],
    ['', []],
  ])('PRG-01 finds %j by title, speaker, affiliation, chair or room', (query, expected) => {
    expect(slugs(findEntries(timetable, query))).toEqual(expected);
  });

  it('sorts results by time', () => {
    expect(slugs(findEntries(timetable, 'секция'))).toEqual(['d2-s11', 'd2-s15']);
    expect(slugs(findEntries(timetable, 'т'))[0]).toBe('d1-opening');
  });

  it.each([
    ['Ёлка В\u00a0ЛЕСУ', 'елка в лесу'],
    ['С101 в МКС2', 'c101 в мкс2'],
    ['Зайцев'.normalize('NFD'), 'зайцев'],
    ['\u200bСиг\u00adналы ﬁlm', 'сигналы film'],
  ])('PRG-01 compares %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('shows more with each further choice of a filter', () => {
    const chosen = (filter: Parameters<typeof isChosen>[1]) =>
      slugs(timetable.entries.filter((it) => it.talk === null && isChosen(it, filter)));
    expect(chosen({ sections: [], kinds: [] })).toHaveLength(6);
    expect(chosen({ sections: ['1.5'], kinds: [] })).toEqual(['d2-s15']);
    expect(chosen({ sections: ['1.5'], kinds: ['POSTERS'] })).toEqual(['d2-s15', 'd2-posters']);
  });
});

describe('current and next sessions', () => {
  it.each([
    ['2025-10-20T10:00', [], 'd1-opening'],
    ['2025-10-21T14:00', ['d1-opening'], 'd1-plenary'],
    ['2025-10-21T14:10', ['d1-plenary'], 'd2-s11'],
    ['2025-10-21T16:30', [], 'd2-s11'],
    ['2025-10-22T13:00', ['d2-s11', 'd2-s15'], 'd2-lunch'],
    ['2025-10-22T15:30', [], 'd2-posters'],
    ['2025-10-22T18:00', [], undefined],
  ])('at %s runs %j, next is %s', (instant, running, next) => {
    const sessions = sampleProgramme().days.flatMap(({ items }) => items);
    const now = nowAndNext(sessions, moscow(instant));
    expect(slugs(now.running)).toEqual(running);
    expect(now.next[0]?.slug).toBe(next);
  });
});

describe('the plan', () => {
  it('passes through a link unchanged, without invalid slugs', () => {
    const slugs = ['d2-s11', '21-t1', '1.1-t_2'];
    expect(parsePlan(planQuery(slugs))).toEqual(slugs);
    expect(parsePlan('d1,d1,,<script>,a b,../x')).toEqual(['d1']);
    expect(parsePlan('')).toEqual([]);
    expect(parsePlan(Array.from({ length: 1000 }, (_, n) => `s${n}`).join(','))).toHaveLength(300);
  });

  it('is sorted by time, without unknown entries', () => {
    expect(slugs(planEntries(timetable, ['d2-posters', 'gone', '23-t2', 'd1-opening']))).toEqual([
      'd1-opening',
      '23-t2',
      'd2-posters',
    ]);
  });

  it('names conflicts of time, but not between a talk and its own session', () => {
    const conflicts = findConflicts(planEntries(timetable, ['d2-s11', '21-t1', '23-t1', 'd2-lunch', '23-t2']));
    const named = Object.fromEntries([...conflicts].map(([slug, against]) => [slug, slugs(against)]));
    expect(named).toEqual({
      'd2-s11': ['23-t1', '23-t2'],
      '21-t1': ['23-t1'],
      '23-t1': ['d2-s11', '21-t1'],
      '23-t2': ['d2-s11'],
    });
  });
});

it('keeps the number of a hall on the line of its word', () => {
  expect(joinParts(['Пленарный', null, 'Зал 2', '3 корпус'])).toBe('Пленарный, Зал\u00a02, 3 корпус');
});
