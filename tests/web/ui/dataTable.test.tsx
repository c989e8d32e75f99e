import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../../web/ui/table/DataTable.tsx';
import { renderScreen } from '../../testkit/render.tsx';

/** Blocks of rows in the order of the table; a test says which of them are near the screen. */
const watched: { report: IntersectionObserverCallback; target: Element }[] = [];

class Observer {
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(target: Element) {
    watched.push({ report: this.report, target });
  }
  disconnect() {
    const index = watched.findIndex(({ report }) => report === this.report);
    if (index >= 0) watched.splice(index, 1);
  }
}

/** Reports the blocks at these places as near the screen, and all others as far from it. */
const scrollTo = (...near: number[]) =>
  act(() => {
    const parts = [...document.querySelectorAll('tbody')];
    for (const { report, target } of watched) {
      const isIntersecting = near.includes(parts.indexOf(target as HTMLTableSectionElement));
      report([{ target, isIntersecting } as IntersectionObserverEntry], null as never);
    }
  });

const numbers = Array.from({ length: 95 }, (_, index) => index + 1);
const columns = [{ key: 'n', title: 'Номер', width: 10, render: (n: number) => <a href={`#${n}`}>Строка {n}</a> }];

function show() {
  vi.stubGlobal('IntersectionObserver', Observer);
  const list = { label: 'Строки', columns, rows: numbers, idOf: String };
  return renderScreen(<DataTable {...list} firstIndex={200} totalCount={900} />);
}
/** The numbers of the drawn rows, as screen readers hear them. */
const drawn = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.getAttribute('aria-rowindex')));
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

afterEach(() => {
  watched.length = 0;
});

describe('a table of many rows', () => {
  it('LST-01 draws the rows near the screen, and one empty row of the same height for each other block', () => {
    show();
    expect(drawn()).toEqual(range(202, 211));
    scrollTo(1, 2);
    expect(drawn()).toEqual(range(212, 231));
    const heights = [...document.querySelectorAll('tbody')].map((part) => part.rows[0]?.style.height);
    expect(heights.at(0)).toBe('calc(10 * var(--row-height))');
    expect(heights.at(-1)).toBe('calc(5 * var(--row-height))');
  });

  it('keeps the row that has the focus', () => {
    show();
    screen.getByRole('link', { name: 'Строка 3' }).focus();
    scrollTo(9);
    expect(screen.getByRole('link', { name: 'Строка 3' })).toHaveFocus();
    expect(drawn()).toEqual([...range(202, 211), ...range(292, 296)]);
  });

  it('prints every row', () => {
    show();
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toEqual(range(202, 296));
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toEqual(range(202, 211));
  });
});
