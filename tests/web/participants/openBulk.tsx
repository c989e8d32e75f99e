import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/bulk/BulkDialog.tsx';
import type { ApplyBulkChangeInput, PlanBulkChangeInput } from '../../../web/generated/types.ts';
import type { Resolvers } from '../../testkit/render.tsx';
import { manyRows, openList } from './openList.tsx';

const format = { __typename: 'FormatValue', text: 'Устный доклад', format: 'SPEAKER' };
export const FOUND = 45;

/** A plan that changes so many records and leaves one out. */
export const partsOf = (count: number, letterCount = 0) => ({
  totalCount: count + 1,
  changeCount: count,
  sameCount: 0,
  skipCount: 1,
  letterCount,
  letterPeopleCount: Math.min(letterCount, 3),
  clashCount: 0,
  noTitleCount: 0,
  items: Array.from({ length: count }, (_, index) => ({
    registration: { id: String(index + 1) },
    fullName: `Примеров-${index + 1} Пример`,
    version: `v${index + 1}`,
    board: null,
    // Three people with several talks each.
    letterTo: index < letterCount ? `primer-${index % 3}@example.org` : null,
  })),
  letters: Array.from({ length: Math.min(letterCount, 50) }, (_, index) => ({
    registration: { id: String(index + 1) },
    fullName: `Примеров-${index + 1} Пример`,
    recipient: `primer-${index % 3}@example.org`,
    subject: 'Формат «Плюса» подтверждён',
    text: `Здравствуйте, Пример ${index + 1}!`,
  })) as object[] | null,
  rows: [
    {
      registration: { id: '1' },
      fullName: 'Примеров-1 Пример',
      outcome: 'CHANGED',
      reason: null,
      changes: [{ field: 'CONFIRMED_FORMAT', day: null, before: null, after: format }],
      placeClashes: [] as object[],
      isTitleMissing: false,
    },
    {
      registration: { id: '99' },
      fullName: 'Примеров-99 Пример',
      outcome: 'SKIPPED',
      reason: 'NO_SECTION',
      changes: [],
      placeClashes: [],
      isTitleMissing: false,
    },
  ],
});
export const planOf = (...counts: Parameters<typeof partsOf>) => ({
  plan: partsOf(...counts),
  userErrors: [] as object[],
});

type Apply = (input: ApplyBulkChangeInput) => unknown;
/** The schema adds the defaults. */
const withoutDefaults = ({ items, runKey: _, ...input }: ApplyBulkChangeInput) => ({
  ...input,
  items: items.map(({ sendLetter, ...item }) => (sendLetter === false ? { ...item, sendLetter } : item)),
});
export const resultsOf = ({ items }: { items: readonly { registrationId: string }[] }, outcome = 'CHANGED') => ({
  results: items.map(({ registrationId: id }) => ({
    registration: { id },
    outcome,
    reason: null,
    message: null,
    after: null,
  })),
  userErrors: [],
});

/** Opens the list with its first two rows chosen. */
export async function openBulk(
  apply: Apply = (input) => resultsOf(input),
  at = '/users-list?q=пример',
  more: Resolvers = {},
) {
  const plan = vi.fn((_: unknown, args: { input: PlanBulkChangeInput }) => (args ? planOf(FOUND) : null));
  const sent = vi.fn(apply);
  const applyBulkChange = (_: unknown, { input }: { input: ApplyBulkChangeInput }) => sent(withoutDefaults(input));
  const page = openList(manyRows(3), at, {
    query: { planBulkChange: plan, ...more.Query },
    mutations: { applyBulkChange, ...more.Mutation },
  });
  await page.user.click(await screen.findByLabelText(/^Выбрать: Примеров-1 /));
  await page.user.click(screen.getByLabelText(/^Выбрать: Примеров-2 /));
  /** The change of the last plan. */
  const planned = () => plan.mock.lastCall?.[1].input;
  return { ...page, plan, planned, sent };
}
type Page = Awaited<ReturnType<typeof openBulk>>;

export async function openForm({ user }: Page) {
  await user.click(await screen.findByText('Изменить…'));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить записи' }));
  return { form, submit: async () => user.click(await form.findByText('Показать, что изменится')) };
}

/** Plans to set the format, and returns the plan's dialog; the service answers with `plan` if one is given. */
export async function planFormat(page: Page, plan?: () => ReturnType<typeof planOf>) {
  if (plan) page.plan.mockImplementation(plan);
  const { form, submit } = await openForm(page);
  await page.user.click(await form.findByLabelText('Подтверждённый формат'));
  await submit();
  return within(await screen.findByRole('dialog', { name: 'Что изменится' }));
}
