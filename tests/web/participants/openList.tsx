import { screen } from '@testing-library/react';
import { markSession } from '../../../web/lib/session.ts';
import { ParticipantsScreen } from '../../../web/screens/ParticipantsScreen.tsx';
import { ProjectParticipantsScreen } from '../../../web/screens/ProjectParticipantsScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { listOf, listQueries, type pageOf, rowOf } from './listData.ts';

/** Rows of the moderators' list, numbered from 1. */
export const manyRows = (count: number) => Array.from({ length: count }, (_, index) => rowOf(String(index + 1)));

interface ListOptions {
  /** How many records the unfiltered list has. */
  listCount?: number;
  query?: Resolvers['Query'];
  mutations?: Resolvers['Mutation'];
  isSignedIn?: boolean;
}

/** Opens the list, or the one of a project at its address; returns the service's calls too. */
export function openList(
  rows: Parameters<typeof pageOf>[0] = manyRows(1),
  at = '/users-list',
  { listCount, query = {}, mutations = {}, isSignedIn = true }: ListOptions = {},
) {
  const calls = listOf(rows, listCount);
  if (isSignedIn) markSession();
  const page = renderScreen(at.startsWith('/users-list') ? <ParticipantsScreen /> : <ProjectParticipantsScreen />, {
    at,
    resolvers: { Query: listQueries({ participants: calls, ...query }), Mutation: mutations },
  });
  return { ...page, calls, lastCall: () => calls.mock.lastCall?.[1] as unknown };
}

export const findTable = () => screen.findByRole('table');
export const findRow = (name: RegExp) => screen.findByRole('row', { name });
