import { ApolloLink, gql } from '@apollo/client/core';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { subscribeToToasts } from '../../../web/lib/notify.ts';

const errors = [{ message: 'busy', extensions: { code: 'GATEWAY_BUSY' } }];
const rejected = () => {
  const bodyText = JSON.stringify({ errors });
  return throwError(() => new ServerError('busy', { response: new Response(bodyText, { status: 503 }), bodyText }));
};
const clock = { data: { clock: { __typename: 'ServiceClock', now: '2025-09-15T09:00:00.000Z' } } };
const query = gql`
  query Ask {
    clock {
      now
    }
  }
`;
const mutation = gql`
  mutation Leave {
    logout {
      isTokenEnded
    }
  }
`;
const left = { data: { logout: { __typename: 'LogoutPayload', isTokenEnded: true } } };

const toasts: string[] = [];
let unsubscribe: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
  unsubscribe = subscribeToToasts(({ message }) => toasts.push(message));
});
afterEach(() => {
  vi.useRealTimers();
  unsubscribe();
});

function pageOf(...answers: ReturnType<ApolloLink.RequestHandler>[]) {
  const handler = vi.fn<ApolloLink.RequestHandler>(() => answers.shift() ?? rejected());
  const client = createApolloClient({ transport: new ApolloLink(handler) });
  return { client, handler };
}

it('repeats what a busy service rejects, with growing pauses, and says so once for all that waits', async () => {
  const { client, handler } = pageOf(rejected(), of({ data: { clock: null }, errors }), of(clock));
  const other = pageOf(rejected(), of(clock));
  const read = client.query({ query });
  await vi.advanceTimersByTimeAsync(0);
  const second = other.client.query({ query });
  await vi.advanceTimersByTimeAsync(100);
  expect(toasts).toEqual(['Сейчас много посетителей, пробуем ещё\u00a0раз']);
  await vi.advanceTimersByTimeAsync(800);
  expect(handler).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(handler).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(900);
  expect(handler).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_200);
  expect([(await read).data, (await second).data]).toEqual([clock.data, clock.data]);
});

it('finally gives up with the service’s answer', async () => {
  const { client, handler } = pageOf();
  const failed = expect(client.query({ query })).rejects.toThrow('busy');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(handler).toHaveBeenCalledTimes(5);
});

it('repeats a change that was not begun, but not one that may have happened in part', async () => {
  const begun = pageOf(of({ ...left, errors }), of(left));
  await begun.client.mutate({ mutation });
  expect(begun.handler).toHaveBeenCalledTimes(1);
  const { client, handler } = pageOf(rejected(), of(left));
  const done = client.mutate({ mutation });
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await done).data).toEqual(left.data);
  expect(handler).toHaveBeenCalledTimes(2);
});

it('repeats nothing else', async () => {
  const other = [{ message: 'no', extensions: { code: 'PROVIDER_TIMEOUT' } }];
  const { client, handler } = pageOf(of({ data: null, errors: other }));
  await expect(client.query({ query })).rejects.toThrow(CombinedGraphQLErrors);
  expect(handler).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
});
