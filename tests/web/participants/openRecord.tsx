import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/record/RecordDialog.tsx';
import type { ConfirmFormatInput, WithdrawDecisionInput } from '../../../web/generated/types.ts';
import { keyOf } from '../../../web/lib/ids.ts';
import { fill } from '../../testkit/fill.ts';
import type { Resolvers } from '../../testkit/render.tsx';
import { listOf, recordOf, rowOf } from './listData.ts';
import { manyRows, openList } from './openList.tsx';

export type Send = (input: ConfirmFormatInput) => unknown;
export type Withdraw = (input: WithdrawDecisionInput) => unknown;
/** The input that the page sent; the schema adds the default. */
const withoutDefaults = ({ sendLetter, ...input }: ConfirmFormatInput): ConfirmFormatInput =>
  sendLetter === false ? { ...input, sendLetter } : input;
export const saved = (id = '1') => changedTo(recordOf(id));

/** The service's mutations of a decision. */
export const decisions = (send: Send, withdraw: Withdraw) => ({
  confirmFormat: (_: unknown, { input }: { input: ConfirmFormatInput }) => send(withoutDefaults(input)),
  withdrawDecision: (_: unknown, { input }: { input: WithdrawDecisionInput }) => withdraw(input),
});

/** Opens a record of a list of two. */
export function open(
  query: Resolvers['Query'] = {},
  { send = vi.fn<Send>(() => saved()), withdraw = vi.fn<Withdraw>(() => saved()), at = '/users-list?record=1' } = {},
) {
  const page = openList(manyRows(2), at, {
    query: { registration: (_: unknown, { id }: { id: string }) => recordOf(keyOf(id)), ...query },
    mutations: decisions(send, withdraw),
  });
  return { ...page, send, withdraw };
}
/** The decision about the talk of `openDecided`. */
export const decidedTalk = { confirmedFormat: 'SPEAKER', confirmedSection: { id: '3', name: 'Ускорительная техника' } };

/** Opens a list of one talk, decided unless `row` says otherwise. */
export const openDecided = (
  send: ReturnType<typeof vi.fn<Send>>,
  {
    row = decidedTalk,
    query = {},
    at = '/users-list',
  }: { row?: Record<string, unknown>; query?: Resolvers['Query']; at?: string } = {},
) => {
  const own = {
    participants: listOf([rowOf('1', row)]),
    registration: () => recordOf('1', { ...decidedTalk, ...row }),
  };
  return open({ ...own, ...query }, { at, send });
};

/** A service that answers previews of decisions so. */
export const previewing = (preview: object) => ({ previewDecision: () => ({ preview, userErrors: [] }) });

/** The answer to a change after which the record is so, or that met this conflict. */
export const changedTo = (registration: object | null, conflict: object | null = null) => ({
  registration,
  conflict,
  userErrors: conflict ? [{ code: 'CONFLICT', message: 'Другой человек изменил эту заявку', field: null }] : [],
});

export const dialog = (name = /Примеров-1/) => screen.findByRole('dialog', { name });
export const type = (record: HTMLElement, name: string, value: string) =>
  fill(within(record).getByLabelText(name), value);
/** Opens the form of the record that is shown. */
export const edit = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await within(await dialog()).findByRole('button', { name: 'Редактировать' }));
  return dialog();
};

/** A value in the history or in a conflict, given as a text. */
export const text = (words: string) => ({ __typename: 'TextValue', text: words });
