import { describe, expect, it } from 'vitest';
import { ownEditions } from '../../testkit/editions.ts';
import { programmeOf } from '../../testkit/programmeFacts.ts';

const days = (year: number) => programmeOf(year).days.map(({ date }) => date);

describe('the programme of 2025', () => {
  const programme = programmeOf(2025);
  const kindsOn = (day: number) => new Set(programme.days[day]?.items.map(({ kind }) => kind));

  it('PRG-02 has four days from Tuesday to Friday, parallel sessions and breaks on each', () => {
    expect(days(2025)).toEqual(['2025-10-21', '2025-10-22', '2025-10-23', '2025-10-24']);
    const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'Europe/Moscow' });
    expect(days(2025).map((day) => weekday.format(new Date(`${day}T12:00:00+03:00`)))).toEqual([
      'вт',
      'ср',
      'чт',
      'пт',
    ]);
    for (const { items } of programme.days) {
      const sessions = items.filter(({ kind }) => kind === 'SECTION' || kind === 'SCHOOL');
      const parallel = sessions.filter((one) => sessions.some((two) => one !== two && one.startsAt === two.startsAt));
      expect(parallel.length).toBeGreaterThan(1);
      expect(items.map(({ kind }) => kind)).toContain('BREAK');
    }
  });

  it('PRG-02 has a plenary, the school, poster sessions on 22 and 23 October, and a closing at the end', () => {
    const all = programme.days.flatMap(({ items }) => items);
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PLENARY', 'SCHOOL', 'CEREMONY']));
    expect([0, 1, 2, 3].map((day) => kindsOn(day).has('POSTERS'))).toEqual([false, true, true, false]);
    expect(all.at(-1)).toMatchObject({ kind: 'CEREMONY', title: expect.stringMatching(/^Закрытие/) });
    expect(all.find(({ kind }) => kind === 'SCHOOL')?.title).toMatch(/молодых учёных/);
  });

  it('TOU-01 has the excursion on the first day, as the edition says', () => {
    expect([0, 1, 2, 3].map((day) => kindsOn(day).has('TOUR'))).toEqual([true, false, false, false]);
    expect(ownEditions.byYear(2025)?.excursionOn).toBe('2025-10-21');
  });

  it('PRG-02 PRG-06 each session has time, title, chair, room and talks with time, header, subheader and main', () => {
    const sessions = programme.days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'SECTION');
    for (const { chair, room, detail, title } of sessions) {
      expect([title, chair?.name, room, detail?.title].every(Boolean)).toBe(true);
      expect(detail?.talks.length).toBeGreaterThan(3);
      for (const talk of detail?.talks ?? []) {
        expect([talk.startsAt, talk.speaker, talk.affiliation, talk.title].every(Boolean)).toBe(true);
      }
    }
  });

  it('PRG-10 24 October has parallel tracks of sections and schools with talk lists, and coffee breaks', () => {
    const items = programme.days.find(({ date }) => date === '2025-10-24')?.items ?? [];
    const tracks = items.filter(({ kind }) => kind === 'SECTION' || kind === 'SCHOOL');
    const starts = [...new Set(tracks.map(({ startsAt }) => startsAt))];
    const kindsAt = (start: string) => tracks.filter(({ startsAt }) => startsAt === start).map(({ kind }) => kind);
    expect(starts.map(kindsAt)).toEqual([
      ['SECTION', 'SECTION', 'SCHOOL'],
      ['SECTION', 'SECTION', 'SCHOOL'],
    ]);
    expect(items.filter(({ kind, title }) => kind === 'BREAK' && title === 'Кофе-брейк')).toHaveLength(2);
    for (const { slug, detail } of tracks) {
      const talks = detail?.talks.filter(({ title }) => title !== null) ?? [];
      expect(talks.length, slug).toBeGreaterThan(2);
      for (const { startsAt, speaker, affiliation } of talks)
        expect([startsAt, speaker, affiliation].every(Boolean)).toBe(true);
    }
  });

  it('PRG-11 its static poster list gives each author a board', () => {
    const lists = ownEditions.byYear(2025)?.posterLists ?? [];
    const [boards = [], ...others] = lists.map(({ live }) => live?.boards);
    expect(boards.length).toBeGreaterThan(0);
    expect(others).toEqual([boards]);
    expect(new Set(boards.map(({ board }) => board)).size).toBe(boards.length);
  });

  it('PRG-07 its poster sessions open the live lists, grouped by the given sections', () => {
    const [first, second] = ownEditions.byYear(2025)?.posterLists ?? [];
    expect(first?.live).toMatchObject({ type: 'poster_1', meetingId: 3 });
    expect(first?.live?.sections.map(({ id }) => id)).toEqual([30, 29, 34, 26, 27]);
    expect(second?.live).toMatchObject({ type: 'poster_2', meetingId: 3 });
    expect(second?.live?.sections.map(({ id }) => id)).toEqual([33, 28, 31, 32, 35, 37]);
    const opened = programme.days.map(({ items }) => items.flatMap(({ detail }) => detail?.posters?.slug ?? []));
    expect(opened).toEqual([[], [first?.slug], [second?.slug], []]);
  });
});
