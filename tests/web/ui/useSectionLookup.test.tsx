import { ApolloLink } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { useSectionLookup } from '../../../web/ui/service/useSectionLookup.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function lookUp() {
  const start = Date.now();
  const asked: number[] = [];
  let isRepaired = false;
  const transport = new ApolloLink(() => {
    asked.push(Date.now() - start);
    const edition = { __typename: 'Edition', year: 2025, sections: [] };
    return isRepaired ? of({ data: { edition } }) : throwError(() => new Error('down'));
  });
  const client = createApolloClient({ transport });
  const reload = vi.fn();
  const hook = renderHook(({ isAwaited }) => useSectionLookup(2025, isAwaited, reload), {
    initialProps: { isAwaited: true },
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const repair = () => {
    isRepaired = true;
  };
  return { asked, reload, repair, ...hook };
}

it('LST-09 asks for the sections after 500 ms and then after growing pauses, at most half a minute', async () => {
  const { asked, reload } = lookUp();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(asked).toEqual([500, 1_500, 3_500, 7_500, 15_500, 31_500, 61_500, 91_500]);
  expect(reload).not.toHaveBeenCalled();
});

it('LST-09 reads the page again once the sections are loaded, and stops when no name is missing', async () => {
  const { asked, reload, repair, rerender } = lookUp();
  await vi.advanceTimersByTimeAsync(600);
  repair();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  rerender({ isAwaited: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([500, 1_500]);
});

it('LST-09 stops when the person leaves the page', async () => {
  const { asked, unmount } = lookUp();
  await vi.advanceTimersByTimeAsync(600);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([500]);
});
