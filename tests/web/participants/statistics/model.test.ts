import { describe, expect, it } from 'vitest';
import { barGroups, curveOf, figuresOf } from '../../../../web/features/participants/statistics/model.ts';
import { statisticRow as row } from './statisticRow.ts';

describe('the numbers', () => {
  const counts = (rows: Parameters<typeof figuresOf>[0]) =>
    Object.fromEntries(figuresOf(rows).map(({ name, count }) => [name, count]));

  it('count registrations by the format in force and by state', () => {
    const rows = [
      row(),
      row({ confirmedFormat: 'POSTER' }),
      row({ confirmedFormat: 'POSTER', isConfirmed: true }),
      row({ requestedFormat: 'LISTENER' }),
    ];
    expect(counts(rows)).toEqual({
      registrations: 4,
      people: 4,
      talks: 1,
      posters: 2,
      listeners: 1,
      undecided: 2,
      unconfirmed: 1,
      confirmed: 1,
    });
  });

  it.each([
    ['one address, however it is written', ['a@example.org', 'A@Example.org', 'b@example.org'], 2],
    ['a person for each row without an address', ['a@example.org', null, null], 3],
    ['nobody if no row has an address', [null, null], undefined],
  ])('count people by e-mail: %s', (_, emails, people) => {
    expect(counts(emails.map((email) => row({ email }))).people).toBe(people);
  });

  it('open the lists that they count', () => {
    const filters = Object.fromEntries(figuresOf([row()]).map(({ name, filter }) => [name, filter]));
    expect(filters).toMatchObject({ registrations: '', talks: 'format=SPEAKER', undecided: 'state=AWAITING_FORMAT' });
  });
});

describe('the bars', () => {
  const group = (name: string, rows: Parameters<typeof barGroups>[0]) =>
    barGroups(rows).find((one) => one.name === name);
  const section = (id: number) => ({ id: `Section:${id}`, name: `Секция ${id}`, isListed: true });
  const organization = (id: number) => ({ id: String(id), name: `Институт ${id}` });

  it('of names have the most frequent one first, and rows without a value last', () => {
    const rows = [
      row(),
      row(),
      row(),
      row({ requestedSection: section(3) }),
      row({ requestedSection: section(3), confirmedSection: section(4) }),
      row({ requestedSection: section(4) }),
    ];
    expect(group('section', rows)).toEqual({
      name: 'section',
      bars: [
        { key: '4', name: 'Секция 4', count: 2, filter: 'section=4' },
        { key: '3', name: 'Секция 3', count: 1, filter: 'section=3' },
        { key: 'none', name: null, count: 3, filter: 'section=none' },
      ],
      hiddenCount: 0,
    });
  });

  it('of codes have their own order', () => {
    const rows = (['XL', 'XL', 'S', 'UNRECOGNIZED', 'M'] as const).map((tshirtSize) => row({ tshirtSize }));
    expect(group('tshirt', rows)?.bars.map(({ key }) => key)).toEqual(['S', 'M', 'XL', 'UNRECOGNIZED']);
  });

  it('show the ten most frequent organisations', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row({ organization: organization(index) }));
    const { bars, hiddenCount } = group('org', [...rows, row({ organization: organization(11) })]) ?? {};
    expect([bars?.length, bars?.[0]?.key, hiddenCount]).toEqual([10, '11', 2]);
  });

  it('leave out a field that no row has', () => {
    expect(barGroups([row()]).map(({ name }) => name)).toEqual(['format']);
    const rows = [row({ tour: 'DECLINED' }), row({ tshirtSize: 'XL' })];
    expect(barGroups(rows).map(({ name }) => name)).toEqual(['format', 'tour', 'tshirt']);
  });
});

describe('the curve', () => {
  const at = (...days: (string | null)[]) => days.map((createdAt) => row({ createdAt }));
  const days = { startsOn: '2025-10-21', today: '2025-10-20', earlier: null };

  it('adds up registrations by Moscow days before the forum, until today', () => {
    // Two hours before midnight in Greenwich it is the next day in Moscow.
    const rows = at('2025-10-18T10:00:00.000Z', '2025-10-18T22:00:00.000Z', '2025-10-19T10:00:00.000Z', null);
    expect(curveOf(rows, days)).toEqual([
      { daysBefore: 3, count: 1, earlier: null },
      { daysBefore: 2, count: 3, earlier: null },
      { daysBefore: 1, count: 3, earlier: null },
      { daysBefore: 0, count: null, earlier: null },
    ]);
  });

  it('has the earlier year at the same distance from its own forum', () => {
    const registrationsByDay = [
      { date: null, count: 5 },
      { date: '2024-10-12', count: 4 },
      { date: '2024-10-14', count: 6 },
    ];
    const earlier = { startsOn: '2024-10-15', registrationsByDay };
    expect(curveOf(at('2025-10-19T10:00:00.000Z'), { ...days, earlier })).toEqual([
      { daysBefore: 3, count: 0, earlier: 4 },
      { daysBefore: 2, count: 1, earlier: 4 },
      { daysBefore: 1, count: 1, earlier: 10 },
      { daysBefore: 0, count: null, earlier: 10 },
    ]);
  });

  it('goes on to registrations during the forum', () => {
    const points = curveOf(at('2025-10-22T10:00:00.000Z'), { ...days, today: '2025-11-01' });
    expect(points.at(-1)).toEqual({ daysBefore: -1, count: 1, earlier: null });
  });

  it('is empty if no row has a date', () => {
    expect(curveOf(at(null), days)).toEqual([]);
  });
});
