import { describe, expect, it } from 'vitest';
import { exportedColumns, knownColumns } from '../../../web/features/participants/scope/columns.ts';
import { toggled } from '../../../web/features/participants/scope/filters.ts';
import { filterOf, orderOf, readView, sortedBy, writeView } from '../../../web/features/participants/scope/view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

const noInput = {
  thesis: null,
  createdOn: null,
  isSchool: null,
  tour: null,
  tshirtSize: null,
  attendanceDays: null,
  talkDay: null,
  talkTrack: null,
  talkSlot: null,
  effectiveFormat: null,
  hasPlaceClash: null,
  hasPossibleDouble: null,
  isTitleMissing: null,
};

describe('the view of a list in its address', () => {
  it('LST-01 has 100 rows by default, and allows 20 and 500', () => {
    expect(read('')).toMatchObject({ search: '', page: 1, pageSize: 100, columns: null, record: null, sort: [] });
    expect(read('size=20').pageSize).toBe(20);
    expect(read('size=500&page=3')).toMatchObject({ pageSize: 500, page: 3 });
    expect(read('size=7&page=-2')).toMatchObject({ pageSize: 100, page: 1 });
  });

  it.each([
    '',
    '?q=иванов+образцов',
    '?format=speaker&format=poster',
    '?format-not=listener',
    '?confirmed=&confirmed=poster&status=awaiting-format',
    '?section=7&section=&org=5&org=~0JjQvdGB0YLQuNGC0YPRgg&org=&org-not=',
    '?files-not=thesis-pdf',
    '?thesis=missing&thesis=incomplete&created=2025-08-04..2025-08-10&school=no&tour=&tour=declined&tshirt-not=xl',
    '?created=..2025-08-10&school=yes&days=1&days=3&day-not=2&track=&slot-not=',
    '?sort=-created,name&page=2&size=20&columns=name,title,status&record=41',
  ])('LST-02 is restored from the address only: %s', (query) => {
    const view = read(query);
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
  });

  it('LST-02 keeps the address short: it omits default values', () => {
    expect(writeView(read('page=1&size=100&q=+&sort='))).toBe('');
    expect(writeView(read('sort=-created,name&columns=name,title'))).toBe('?sort=-created,name&columns=name,title');
  });

  it('LST-02 ignores unknown values', () => {
    expect(read('format=SINGER&status=blue&sort=shoe,files,-name&columns=x,name,name')).toMatchObject({
      filters: { format: { values: [] }, status: { values: [] } },
      sort: [{ column: 'name', isDescending: true }],
      columns: ['name'],
    });
    expect(knownColumns(['nothing'])).toBeNull();
    const impossible = 'created=..&created=2025-02-30..&created-not=2025-08-01..&school=maybe&day=0&slot=1001&days=x';
    expect(writeView(read(impossible))).toBe('');
    expect(read('created=2025-08-01..&created=..2025-09-01&school=yes&school=no').filters).toMatchObject({
      created: { values: ['2025-08-01..'] },
      school: { values: ['YES'] },
    });
    // Older addresses named organisations.
    expect(read('org=Институт%2C+которого+нет&org=5&section=x').filters).toMatchObject({
      org: { values: ['5'] },
      section: { values: [] },
    });
  });

  it('LST-02 queries with filters, also inverted by «кроме», and for records without a value', () => {
    const view = read(
      'q=+ёлка+&format-not=listener&confirmed=&confirmed=speaker&status=confirmed&section=3&section=&org-not=5&files=thesis-pdf',
    );
    expect(filterOf(view)).toEqual({
      search: 'ёлка',
      requestedFormat: { values: ['LISTENER'], exclude: true },
      confirmedFormat: { values: ['SPEAKER'], withNone: true, exclude: false },
      status: { values: ['CONFIRMED'], exclude: false },
      effectiveSection: { ids: ['Section:3'], withNone: true, exclude: false },
      organization: { ids: ['Organization:5'], withNone: false, exclude: true },
      files: { kinds: ['THESIS_PDF'], exclude: false },
      ...noInput,
    });
    const others = read(
      'thesis=missing&created=2025-08-04..&school=no&tour=&tour=attending&tshirt=s&days=2&day=&track-not=1&slot-not=',
    );
    expect(filterOf(others)).toMatchObject({
      thesis: { values: ['MISSING'], exclude: false },
      createdOn: { from: '2025-08-04', to: null },
      isSchool: false,
      tour: { values: ['ATTENDING'], withNone: true, exclude: false },
      tshirtSize: { values: ['S'], withNone: false, exclude: false },
      attendanceDays: { values: [2], withNone: false, exclude: false },
      talkDay: { values: [], withNone: true, exclude: false },
      talkTrack: { values: [1], withNone: false, exclude: true },
      talkSlot: { values: [], withNone: true, exclude: true },
    });
    expect(new Set(Object.values(filterOf(read(''))))).toEqual(new Set([null]));
  });

  it('LST-02 sorts by the confirmed format first, and by several columns', () => {
    expect(orderOf(read('sort=-format,name'))).toEqual([
      { field: 'CONFIRMED_FORMAT', direction: 'DESC' },
      { field: 'REQUESTED_FORMAT', direction: 'DESC' },
      { field: 'NAME', direction: 'ASC' },
    ]);
  });

  it('LST-02 a heading sorts up, down and not at all; with Shift in addition to the others', () => {
    const up = sortedBy([], 'name', false);
    expect(up).toEqual([{ column: 'name', isDescending: false }]);
    const down = sortedBy(up, 'name', false);
    expect(down).toEqual([{ column: 'name', isDescending: true }]);
    expect(sortedBy(down, 'name', false)).toEqual([]);
    expect(sortedBy(down, 'org', true)).toEqual([...down, { column: 'org', isDescending: false }]);
    expect(sortedBy(down, 'org', false)).toEqual([{ column: 'org', isDescending: false }]);
  });

  it('LST-02 adds a value to a filter and removes it, and keeps «кроме»', () => {
    const put = toggled({ values: ['a'], isExcept: true }, 'b');
    expect(put).toEqual({ values: ['a', 'b'], isExcept: true });
    expect(toggled(put, 'a')).toEqual({ values: ['b'], isExcept: true });
    expect(toggled({ values: ['a'], isExcept: false }, 'b', true)).toEqual({ values: ['b'], isExcept: false });
  });

  it('LST-06 exports exactly the columns on screen, in their order', () => {
    expect(exportedColumns(['name', 'files', 'format'])).toEqual([
      'NAME',
      'THESIS_DOCUMENT',
      'THESIS_PDF',
      'EXPERT_CONCLUSION',
      'REQUESTED_FORMAT',
      'CONFIRMED_FORMAT',
    ]);
  });
});
