import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/bulk/BulkDialog.tsx';
import type { ApplyBulkChangeInput, PlanBulkChangeInput } from '../../../web/generated/types.ts';
import { markSession } from '../../../web/lib/session.ts';
import { ParticipantsScreen } from '../../../web/screens/ParticipantsScreen.tsx';
import { ProjectParticipantsScreen } from '../../../web/screens/ProjectParticipantsScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { giveHeight, listOf, listQueries, pageOf, rowOf } from './listData.ts';

beforeEach(giveHeight);

const format = { __typename: 'FormatValue', text: 'Устный доклад', format: 'SPEAKER' };
const FOUND = 45;

/** A plan that changes so many records and leaves one out. */
const partsOf = (count: number, letterCount = 0) => ({
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
    subject: 'Формат участия подтверждён',
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
const planOf = (...counts: Parameters<typeof partsOf>) => ({ plan: partsOf(...counts), userErrors: [] as object[] });

type Apply = (input: ApplyBulkChangeInput) => unknown;
/** The schema adds the defaults. */
const withoutDefaults = ({ items, runKey: _, ...input }: ApplyBulkChangeInput) => ({
  ...input,
  items: items.map(({ sendLetter, ...item }) => (sendLetter === false ? { ...item, sendLetter } : item)),
});
const resultsOf = ({ items }: ApplyBulkChangeInput, outcome = 'CHANGED') => ({
  results: items.map(({ registrationId: id }) => ({
    registration: { id },
    outcome,
    reason: null,
    message: null,
    after: null,
  })),
  userErrors: [],
});

async function open(apply: Apply = (input) => resultsOf(input), at = '/users-list?q=пример') {
  const plan = vi.fn((_: unknown, args: { input: PlanBulkChangeInput }) => (args ? planOf(FOUND) : null));
  const sent = vi.fn(apply);
  const rows = Array.from({ length: 3 }, (_, index) => rowOf(String(index + 1)));
  const participants = listOf(rows);
  markSession();
  const page = renderScreen(at.startsWith('/neutron') ? <ProjectParticipantsScreen /> : <ParticipantsScreen />, {
    at,
    resolvers: {
      Query: listQueries({ participants, planBulkChange: plan as never }),
      Mutation: {
        applyBulkChange: ((_: unknown, { input }: { input: ApplyBulkChangeInput }) =>
          sent(withoutDefaults(input))) as never,
      },
    },
  });
  await page.user.click(await screen.findByLabelText(/^Выбрать: Примеров-1 /));
  await page.user.click(screen.getByLabelText(/^Выбрать: Примеров-2 /));
  return { ...page, plan, sent, participants };
}

/** Plans to set the format, and looks at the plan. */
async function planFormat({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByText('Изменить…'));
  const form = await screen.findByRole('dialog', { name: 'Изменить записи' });
  await user.click(await within(form).findByLabelText('Подтверждённый формат'));
  await user.click(within(form).getByText('Показать, что изменится'));
  return screen.findByRole('dialog', { name: 'Что изменится' });
}

describe('changes of many records', () => {
  it('LST-04 plans the chosen rows first: changes, skipped rows and reasons', async () => {
    const page = await open();
    const plan = await planFormat(page);
    expect(page.plan.mock.lastCall?.[1].input).toMatchObject({
      editionId: 'Edition:2025',
      ids: ['Registration:1', 'Registration:2'],
      change: { confirmedFormat: 'SPEAKER' },
    });
    expect(within(plan).getByText(/Подтверждённый формат:/)).toHaveTextContent('пусто → Устный доклад');
    expect(within(plan).getByText(/Пропускается: докладу нужна секция/)).toBeVisible();
    expect(within(plan).getByText(/Изменится: 45/)).toBeVisible();
    expect(within(plan).getByRole('region', { name: 'Записи плана' })).toHaveAttribute('tabindex', '0');
    expect(page.sent, 'a dry run changes nothing').not.toHaveBeenCalled();
  });

  it('LST-07 plans and applies a project’s changes in its list', async () => {
    const page = await open(undefined, '/neutron-users');
    page.plan.mockImplementation(() => planOf(1));
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByRole('button', { name: /^Изменить/ }));
    await waitFor(() => expect(page.sent).toHaveBeenCalled());
    expect([page.plan.mock.lastCall?.[1].input.project, page.sent.mock.lastCall?.[0].project]).toEqual([
      'neutron',
      'neutron',
    ]);
  });

  it('LST-04 plans everything that was found by the filter, with no ids', async () => {
    const page = await open();
    page.participants.mockImplementation((_, args) => ({
      ...pageOf([rowOf('1'), rowOf('2'), rowOf('3')], args),
      totalCount: FOUND,
    }));
    await page.user.click(screen.getByText(/Выбрать все 3 найденных/));
    await planFormat(page);
    expect(page.plan.mock.lastCall?.[1].input).toMatchObject({ ids: null, filter: { search: 'пример' } });
  });

  it('LST-04 plans all found rows except the excluded ones', async () => {
    const page = await open();
    await page.user.click(screen.getByText(/Выбрать все 3 найденных/));
    await page.user.click(screen.getByLabelText(/^Выбрать: Примеров-2 /));
    await planFormat(page);
    expect(page.plan.mock.lastCall?.[1].input).toMatchObject({ ids: null, exceptIds: ['Registration:2'] });
  });

  it.each([
    [45, /Изменение отправит 45.писем трём.людям/],
    [1, /Изменение отправит 1.письмо одному.человеку/],
    [0, /Писем не.будет: формат, секция и.дата доклада ни.у.кого не.меняются/],
  ])('LST-04 REG-05 says of a plan that writes %i letters how many they are', async (letterCount, text) => {
    const page = await open();
    page.plan.mockImplementation(() => planOf(FOUND, letterCount));
    const plan = await planFormat(page);
    expect(within(plan).getByText(text)).toBeVisible();
  });

  it('LST-04 applies chunk by chunk with a result for each record', async () => {
    const page = await open();
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Изменить 45 записей/));
    expect(await screen.findByText(/Обработано: 45.записей/)).toBeVisible();
    expect(page.sent.mock.calls.map(([input]) => input.items.length)).toEqual([20, 20, 5]);
    expect(page.sent.mock.calls[0]?.[0]).toMatchObject({
      change: { confirmedFormat: 'SPEAKER' },
      items: expect.arrayContaining([{ registrationId: '1', version: 'v1' }]),
    });
    expect(screen.getByText('Изменено: 45')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Итог' }), 'its rows are scrolled by keyboard').toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('LST-04 stops between chunks and continues with the remaining rows', async () => {
    const waiting: (() => void)[] = [];
    const page = await open((input) => new Promise((resolve) => waiting.push(() => resolve(resultsOf(input)))));
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Изменить 45 записей/));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await page.user.click(await screen.findByText('Остановить'));
    waiting.shift()?.();
    expect(await screen.findByText(/Остановлено: обработано 20, не.тронуто 25/)).toBeVisible();
    expect(page.sent).toHaveBeenCalledTimes(1);
    await page.user.click(screen.getByText(/Продолжить: 25.записей, без.писем/));
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(page.sent.mock.lastCall?.[0].items[0]).toEqual({ registrationId: '21', version: 'v21' });
  });

  it('LST-04 repeats the failed records alone, continues with the untried ones alone, and counts the letters of each', async () => {
    const answers = ['CHANGED', 'FAILED', 'none'];
    const page = await open((input) => {
      const outcome = answers.shift() ?? 'CHANGED';
      if (outcome === 'none') throw new Error('no answer');
      return resultsOf(input, outcome);
    });
    page.plan.mockImplementation(() => planOf(FOUND, FOUND));
    const plan = await planFormat(page);
    await page.user.click(await within(plan).findByText('Дальше: письма'));
    await page.user.click(await screen.findByText(/Изменить 45 записей/));
    const lettersOfCall = () =>
      page.sent.mock.calls.map(([{ items }]) => items.filter(({ sendLetter }) => sendLetter !== false).length);
    const retry = await screen.findByText(/Повторить неудавшиеся: 20.записей, 20.писем/);
    expect(screen.getByText(/Остановлено: обработано 40, не.тронуто 5/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Итог' })).getAllByRole('row')[1]).toHaveTextContent(
      /^Примеров-21 ПримерНет ответа/,
    );
    await page.user.click(retry);
    await waitFor(() => expect(lettersOfCall()).toEqual([20, 20, 5, 20]));
    await page.user.click(await screen.findByText(/Продолжить: 5.записей, 5.писем/));
    expect(await screen.findByText('Изменено: 45')).toBeVisible();
    expect(lettersOfCall()).toEqual([20, 20, 5, 20, 5]);
    expect(page.sent.mock.calls[3]?.[0].items.map(({ registrationId: id }) => id)).toEqual(
      page.sent.mock.calls[1]?.[0].items.map(({ registrationId: id }) => id),
    );
    expect(screen.queryByText(/Повторить неудавшиеся|Продолжить:/)).toBeNull();
  });

  it('LST-04 asks for something to set', async () => {
    const page = await open();
    await page.user.click(await screen.findByText('Изменить…'));
    const form = await screen.findByRole('dialog', { name: 'Изменить записи' });
    await page.user.click(await within(form).findByText('Показать, что изменится'));
    expect(await within(form).findByRole('alert')).toHaveTextContent(/Отметьте хотя.бы одно поле/);
    expect(page.plan).not.toHaveBeenCalled();
  });

  it('LST-04 a ticked empty field is cleared, and the plan says so', async () => {
    const page = await open();
    await page.user.click(await screen.findByText('Изменить…'));
    const form = await screen.findByRole('dialog', { name: 'Изменить записи' });
    await page.user.click(await within(form).findByRole('checkbox', { name: 'Дата доклада' }));
    await page.user.click(within(form).getByRole('checkbox', { name: 'Слот' }));
    expect(within(form).getByText('Пустое поле очистит значение')).toBeVisible();
    await page.user.click(within(form).getByText('Показать, что изменится'));
    const plan = await screen.findByRole('dialog', { name: 'Что изменится' });
    expect(page.plan.mock.lastCall?.[1].input.change).toEqual({ talkSchedule: null, talkSlot: null });
    expect(within(plan).getByText(/изменяемых записях будет очищено: дата доклада, слот\./)).toBeVisible();
  });

  it('LST-04 a ticked section without a value is a message at its field', async () => {
    const page = await open();
    page.plan.mockImplementation(() => ({
      plan: null as never,
      userErrors: [{ code: 'REQUIRED', message: 'Выберите секцию', field: ['change', 'confirmedSectionId'] }] as never,
    }));
    await page.user.click(await screen.findByText('Изменить…'));
    const form = await screen.findByRole('dialog', { name: 'Изменить записи' });
    await page.user.click(await within(form).findByLabelText('Секция'));
    await page.user.click(within(form).getByText('Показать, что изменится'));
    expect(await within(form).findByText('Выберите секцию')).toBeVisible();
    expect(page.plan.mock.lastCall?.[1].input.change).toEqual({ confirmedSectionId: null });
  });

  it('LST-04 a value and an empty talk date are sent together', async () => {
    const page = await open();
    await page.user.click(await screen.findByText('Изменить…'));
    const form = await screen.findByRole('dialog', { name: 'Изменить записи' });
    await page.user.click(await within(form).findByRole('checkbox', { name: 'Дата доклада' }));
    await page.user.click(within(form).getByRole('checkbox', { name: 'Слот' }));
    fireEvent.change(within(form).getByRole('textbox', { name: 'Слот' }), { target: { value: '7' } });
    await page.user.click(within(form).getByRole('checkbox', { name: 'День' }));
    fireEvent.change(within(form).getByRole('textbox', { name: 'День' }), { target: { value: '2' } });
    await page.user.click(within(form).getByRole('checkbox', { name: 'Трек' }));
    await page.user.click(within(form).getByText('Показать, что изменится'));
    const change = { talkSchedule: null, talkDay: 2, talkTrack: null, talkSlot: 7 };
    await waitFor(() => expect(page.plan.mock.lastCall?.[1].input.change).toEqual(change));
  });

  it('REG-05 shows each letter and leaves out the declined ones; then it says how many went to how many people', async () => {
    const page = await open();
    page.plan.mockImplementation(() => planOf(5, 5));
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Дальше: письма/));
    expect(await within(plan).findByText(/Уйдёт 5.писем трём.людям/)).toBeVisible();
    await page.user.click(within(plan).getAllByText(/Показать письмо/)[1] as HTMLElement);
    expect(within(plan).getByText('Здравствуйте, Пример 2!')).toBeVisible();
    await page.user.click(within(plan).getByLabelText(/^Примеров-2 /));
    expect(within(plan).getByText(/Уйдёт 4.письма трём.людям/)).toBeVisible();
    await page.user.click(within(plan).getByRole('button', { name: /Изменить 5.записей, 4.письма/ }));
    expect(await screen.findByText(/Отправлено 4.письма трём.людям/)).toBeVisible();
    const [input] = page.sent.mock.lastCall ?? [];
    expect(
      input?.items.filter(({ sendLetter }) => sendLetter === false).map(({ registrationId }) => registrationId),
    ).toEqual(['2']);
    expect(screen.getAllByText(/Изменено, письмо отправлено/)).toHaveLength(4);
  });

  it('REG-05 sends no letter at all where the moderator declines all of them', async () => {
    const page = await open();
    page.plan.mockImplementation(() => planOf(3, 3));
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Дальше: письма/));
    await page.user.click(await within(plan).findByLabelText('Отправлять все'));
    expect(within(plan).getByText(/Ни.одно письмо не.уйдёт/)).toBeVisible();
    await page.user.click(within(plan).getByRole('button', { name: /^Изменить 3.записи$/ }));
    expect(await screen.findByText('Писем не отправлено.')).toBeVisible();
    expect(page.sent.mock.lastCall?.[0].items.every(({ sendLetter }) => sendLetter === false)).toBe(true);
  });

  it('REG-05 says that the service sends the letters itself where it cannot show them', async () => {
    const page = await open();
    page.plan.mockImplementation(() => ({ plan: { ...partsOf(3, 3), letters: null }, userErrors: [] }));
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Дальше: письма/));
    expect(await within(plan).findByText(/Сервис отправляет письма сам: показать/)).toBeVisible();
    await page.user.click(within(plan).getByRole('button', { name: /^Изменить 3.записи$/ }));
    expect(await screen.findByText('Письма сервис отправляет сам.')).toBeVisible();
    expect(screen.queryByText(/тправлено/)).not.toBeInTheDocument();
    expect(page.sent.mock.lastCall?.[0].items.every((item) => !('sendLetter' in item))).toBe(true);
  });

  it('REG-05 leaves the choice of letters where the service could not show them', async () => {
    const page = await open();
    page.plan.mockImplementation(() => {
      if (page.plan.mock.calls.length === 1) return planOf(3, 3);
      throw new Error('the letters cannot be shown');
    });
    const plan = await planFormat(page);
    await page.user.click(within(plan).getByText(/Дальше: письма/));
    expect(await within(plan).findByText(/Письма не.удалось показать/)).toBeVisible();
    await page.user.click(within(plan).getByLabelText('Отправлять все'));
    await page.user.click(within(plan).getByRole('button', { name: /^Изменить 3.записи$/ }));
    await waitFor(() => expect(page.sent).toHaveBeenCalled());
    expect(page.sent.mock.lastCall?.[0].items.every(({ sendLetter }) => sendLetter === false)).toBe(true);
  });

  it('LST-04 warns of talks that would have no title', async () => {
    const page = await open();
    const untitled = planOf(2);
    for (const row of untitled.plan.rows.slice(0, 1)) row.isTitleMissing = true;
    page.plan.mockImplementation(() => ({ ...untitled, plan: { ...untitled.plan, noTitleCount: 2 } }));
    const plan = await planFormat(page);
    expect(within(plan).getByText(/2.записи станут докладами без.названия/)).toBeVisible();
    expect(within(plan).getAllByText(/^Доклад без.названия$/)).toHaveLength(1);
  });

  it('PRG-07 warns of a place that another record has', async () => {
    const page = await open();
    const clashing = planOf(1);
    const clash = { registration: { id: 'Registration:7' }, fullName: 'Образцова Проба', kind: 'BOARD' };
    for (const row of clashing.plan.rows.slice(0, 1)) row.placeClashes = [clash];
    page.plan.mockImplementation(() => ({ ...clashing, plan: { ...clashing.plan, clashCount: 1 } }));
    const plan = await planFormat(page);
    expect(within(plan).getByText(/1.запись окажется на.занятом месте/)).toBeVisible();
    expect(within(plan).getByText(/Этот стенд в.той.же сессии уже у.другого: Образцова Проба/)).toBeVisible();
  });
});
