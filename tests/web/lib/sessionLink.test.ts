import { ApolloLink, gql } from '@apollo/client/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { endSession, hasSession, markSession } from '../../../web/lib/session.ts';
import { useUnsavedWork } from '../../../web/ui/form/useUnsavedWork.ts';
import { useReauthentication } from '../../../web/ui/service/useSession.ts';

const lost: ApolloLink.Result = {
  data: null,
  errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
};
const clock = { data: { clock: { __typename: 'ServiceClock', now: '2025-09-15T09:00:00.000Z' } } };
const query = gql`
  query Ask {
    clock {
      now
    }
  }
`;

afterEach(() => act(() => endSession('left')));

/** A person in the middle of something, and a service whose answers to each call are given one by one. */
function opened(answers: ApolloLink.RequestHandler) {
  const handler = vi.fn(answers);
  const client = createApolloClient({ transport: new ApolloLink(handler) });
  act(() => markSession());
  renderHook(() => useUnsavedWork(true));
  const { result } = renderHook(() => useReauthentication());
  const send = () => client.query({ query, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
  return { dialog: () => result.current, send, handler };
}

it('ACC-17 asks once for all waiting operations, and not again for a late answer', async () => {
  const late = new Subject<ApolloLink.Result>();
  let calls = 0;
  const page = opened(() => {
    calls += 1;
    if (calls === 1) return late;
    return of(calls < 4 ? lost : clock);
  });
  const all = [page.send(), page.send(), page.send()];
  await waitFor(() => expect(page.dialog()).toBe('here'));
  act(() => markSession());
  await Promise.all(all.slice(1));
  expect(page.dialog()).toBe('none');
  late.next(lost);
  late.complete();
  expect((await Promise.all(all)).map(({ data }) => data)).toEqual([clock.data, clock.data, clock.data]);
  expect(page.dialog()).toBe('none');
  expect(page.handler).toHaveBeenCalledTimes(6);
});

it('ACC-17 returns the errors when the session ends', async () => {
  const page = opened(() => of(lost));
  const failed = expect(page.send()).rejects.toThrow('no');
  await waitFor(() => expect(page.dialog()).toBe('here'));
  act(() => endSession('left'));
  await failed;
  expect(page.handler).toHaveBeenCalledOnce();
  expect(hasSession()).toBe(false);
});
