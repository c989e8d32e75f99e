import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { keyOf } from '../../../web/lib/ids.ts';
import { markSession } from '../../../web/lib/session.ts';
import { ReviewScreen } from '../../../web/screens/ReviewScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, type ListArguments, listQueries, pageOf, recordOf, rowOf } from './listData.ts';
import { decisions, type Send, saved, type Withdraw } from './openRecord.tsx';

/** Gives the panes of the review a size, for one test. */
export function givePanes(): void {
  giveHeight();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 600, height: 600 } as DOMRect);
}

export const press = (code: string, key = '') => fireEvent.keyDown(document.body, { code, key });
export const ids = ['Registration:1', 'Registration:2', 'Registration:3'];
/** A service that knows a record for each id, or the one with these changes. */
export const recordsOf =
  (changes: (key: string) => Record<string, unknown> = () => ({})) =>
  (_: unknown, { id }: { id: string }) =>
    recordOf(keyOf(id), changes(keyOf(id)));
/** A list that has a row for each id. */
export const rowsById = () =>
  vi.fn((_: unknown, args: ListArguments & { filter: { ids: string[] } }) =>
    pageOf(
      args.filter.ids.map((id) => rowOf(keyOf(id))),
      args,
    ),
  );

/** Opens the review of a list of three. */
export function openReview(
  query: Resolvers['Query'] = {},
  { send = vi.fn<Send>(() => saved()), withdraw = vi.fn<Withdraw>(() => saved()), at = '' } = {},
) {
  markSession();
  const rows = rowsById();
  const rendered = renderScreen(<ReviewScreen />, {
    at: `/users-list/review${at}`,
    resolvers: {
      Query: listQueries({ participants: rows, participantIds: () => ids, registration: recordsOf(), ...query }),
      Mutation: decisions(send, withdraw),
    },
  });
  return { ...rendered, send, withdraw, rows };
}

export const findAbstract = () => screen.findByRole('region', { name: 'Тезисы' });
