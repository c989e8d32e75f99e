import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useParticipants } from '../../../web/features/participants/list/useParticipants.ts';
import { readView } from '../../../web/features/participants/list/view.ts';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { markSession } from '../../../web/lib/session.ts';
import { schemaTransport } from '../../testkit/render.tsx';
import { listOf, listQueries, publicRow, rowOf } from './listData.ts';

const view = readView(new URLSearchParams());

it('LST-10 a moderator whose list fails on a prerendered page gets the error and no visitors’ rows', async () => {
  let answers: ReturnType<typeof listOf> | null = listOf([publicRow('1')]);
  const participants = (...given: Parameters<ReturnType<typeof listOf>>) => {
    if (answers === null) throw new GraphQLError('It is down');
    return answers(...given);
  };
  const client = createApolloClient({ transport: schemaTransport({ Query: listQueries({ participants }) }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </ApolloProvider>
  );
  const open = (hydrate: boolean) =>
    renderHook(() => useParticipants({ year: 2025, project: null }, view, ['name', 'email']), {
      wrapper,
      hydrate,
      container: document.body.appendChild(document.createElement('div')),
    });
  // The rows that the prerendered page brings.
  const prerendered = open(false);
  await waitFor(() => expect(prerendered.result.current.list?.isModeratorList).toBe(false));
  prerendered.unmount();

  markSession();
  answers = null;
  const { result } = open(true);
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.list).toBeUndefined();

  answers = listOf([rowOf('1')]);
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.list?.isModeratorList).toBe(true));
  expect(result.current.error).toBeUndefined();
});
