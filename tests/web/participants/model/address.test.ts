import { describe, expect, it } from 'vitest';
import {
  changedView,
  isNarrowed,
  readView,
  toggledFilter,
  wholeList,
  writeView,
} from '../../../../web/features/participants/model/address.ts';
import { firstColumns } from '../../../../web/features/participants/model/columns.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the address of a view', () => {
  it.each([
    [''],
    ['?q=%D0%9B%D1%83%D0%B6%D0%B8%D0%BD&state=CONFIRMED,CANCELLED&section=3,none'],
    ['?format=POSTER&org=5,%7Eabc&files=thesisPdf&tour=ATTENDING&tshirt=M&school=YES'],
    ['?question=samePlace&sort=-created&page=3&size=20&columns=name,phone,email&record=17'],
  ])('is written as it was read: %s', (query) => expect(writeView(read(query))).toBe(query));

  it('LST-01 begins with 100 rows, the first columns and the order of the provider', () => {
    expect(read('')).toMatchObject({
      size: 100,
      columns: firstColumns,
      sort: null,
      page: 1,
      question: null,
      record: null,
    });
  });

  it.each([
    ['an unknown question', 'question=everything', 'question', null],
    ['an unknown column of the order', 'sort=-shoes', 'sort', null],
    ['LST-01 another page size', 'size=37', 'size', 100],
    ['a page that is no number', 'page=-1', 'page', 1],
    ['unknown columns', 'columns=shoes', 'columns', firstColumns],
  ] as const)('passes over %s', (_, query, name, expected) => expect(read(query)[name]).toEqual(expected));

  it.each([
    ['search', { search: 'а' }, 1],
    ['order', { sort: null }, 1],
    ['size', { size: 20 }, 1],
    ['record', { record: '5' }, 3],
    ['columns', { columns: firstColumns }, 3],
    ['page', { page: 4 }, 4],
  ] as const)('a change of %s leads to the right page', (_, changes, page) => {
    expect(changedView(read('page=3'), changes).page).toBe(page);
  });

  it('toggles values, and knows the whole list', () => {
    const once = toggledFilter(read('state=CONFIRMED').filters, 'state', 'AWAITING_FORMAT');
    expect(once.state).toEqual(['CONFIRMED', 'AWAITING_FORMAT']);
    expect(toggledFilter(once, 'state', 'CONFIRMED').state).toEqual(['AWAITING_FORMAT']);
    expect(isNarrowed(read('school=YES'))).toBe(true);
    expect(isNarrowed({ ...read('q=a&school=YES&question=left'), ...wholeList })).toBe(false);
  });
});
