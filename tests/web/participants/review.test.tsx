import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfirmFormatInput, WithdrawDecisionInput } from '../../../web/generated/types.ts';
import { keyOf } from '../../../web/lib/ids.ts';
import { markSession } from '../../../web/lib/session.ts';
import '../../../web/features/participants/scope/undo/UndoChange.tsx';
import { hasUnsavedWork } from '../../../web/lib/unsavedWork.ts';
import { ReviewScreen } from '../../../web/screens/ReviewScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, type ListArguments, listQueries, pageOf, recordOf, rowOf } from './listData.ts';
import { type Send, saved, type Withdraw } from './openRecord.tsx';

/** A stub of the drawing library: opens a file of one page, or fails. */
const opened = vi.hoisted(() => vi.fn());
vi.mock('../../../web/features/participants/review/openPdf.ts', () => ({ openPdf: opened }));

const wordsOf = (...words: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const str of words) controller.enqueue({ items: [{ str }] });
      controller.close();
    },
  });
const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 840 * scale }),
  render: () => ({ promise: Promise.resolve(), cancel() {} }),
  streamTextContent: () => wordsOf('Слова', 'тезисов'),
};
const fetched = vi.fn();

beforeEach(() => {
  giveHeight();
  opened.mockReset();
  opened.mockResolvedValue({ numPages: 1, getPage: async () => page, loadingTask: { destroy: async () => {} } });
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('%PDF'));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 600, height: 600 } as DOMRect);
});

const fileOf = (name: string) => ({
  key: name,
  name,
  url: `https://forum.example.org/media/files/${encodeURIComponent(name)}`,
  text: null as string[] | null,
});
const press = (code: string, key = '') => fireEvent.keyDown(document.body, { code, key });
const ids = ['Registration:1', 'Registration:2', 'Registration:3'];

function review(
  query: Resolvers['Query'] = {},
  { send = vi.fn<Send>(() => saved()), withdraw = vi.fn<Withdraw>(() => saved()), at = '' } = {},
) {
  markSession();
  const rows = vi.fn((_: unknown, args: ListArguments & { filter: { ids: string[] } }) =>
    pageOf(
      args.filter.ids.map((id) => rowOf(keyOf(id))),
      args,
    ),
  );
  const rendered = renderScreen(<ReviewScreen />, {
    at: `/users-list/review${at}`,
    resolvers: {
      Query: listQueries({
        participants: rows as never,
        participantIds: () => ids,
        registration: ((_: unknown, { id }: { id: string }) => recordOf(keyOf(id))) as never,
        ...query,
      }),
      Mutation: {
        confirmFormat: ((_: unknown, { input }: { input: ConfirmFormatInput }) => send(input)) as never,
        withdrawDecision: ((_: unknown, { input }: { input: WithdrawDecisionInput }) => withdraw(input)) as never,
      },
    },
  });
  return { ...rendered, send, withdraw, rows };
}

const abstract = () => screen.findByRole('region', { name: 'Тезисы' });

describe('the review of a filtered list', () => {
  it('LST-03 LST-04 shows the queue, the abstract of the first record, and the decision', async () => {
    const called = vi.fn((_: unknown, __: { filter: object }) => ids);
    const { rows } = review({ participantIds: called as never }, { at: '?status=awaiting-format' });
    const pane = await abstract();
    expect(await within(pane).findByRole('heading', { name: /Пример.доклада.1/ })).toBeVisible();
    expect(within(pane).getByText('Примеров-1 Пример Примерович')).toBeVisible();
    const queue = screen.getByRole('region', { name: 'Очередь' });
    const first = await within(queue).findByRole('link', { name: /Примеров-1/ });
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(within(queue).getAllByRole('img', { name: 'Ждёт формата' })).toHaveLength(3);
    expect(screen.getByText(/^1 из.3$/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Устный доклад' })).toBeChecked();
    expect(called.mock.lastCall?.[1].filter).toMatchObject({ status: { values: ['AWAITING_FORMAT'] } });
    expect(rows.mock.calls.map(([, { filter }]) => filter.ids)).toEqual([ids]);
  });

  it('LST-04 keys choose the format, save, and show the next record; the queue stays', async () => {
    const { send, router } = review();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    press('Enter', 'Enter');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ registrationId: 'Registration:1', confirmedFormat: 'POSTER' }),
    );
    expect(router.state.location.search).toBe('?record=2');
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.3/ })).toBeVisible();
    press('KeyK');
    press('KeyK');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.1/ })).toBeVisible();
    press('Slash', '/');
    expect(screen.getByRole('textbox', { name: /Поиск по.списку/ })).toHaveFocus();
  });

  it('LST-04 opens the records that wait for a format, or all records by a choice in the address', async () => {
    const called = vi.fn((_: unknown, __: { filter: { status: unknown } }) => ids);
    const { user, router } = review({ participantIds: called as never }, { at: '?section=3' });
    const statuses = () => called.mock.lastCall?.[1].filter.status;
    await abstract();
    expect(statuses()).toMatchObject({ values: ['AWAITING_FORMAT'], exclude: false });
    expect(screen.getByRole('radio', { name: 'Ждут формата' })).toBeChecked();
    const toList = () => screen.getByRole('link', { name: /К.списку/ });
    expect(toList()).toHaveAttribute('href', '/users-list?status=awaiting-format&section=3');
    await user.click(screen.getByRole('radio', { name: 'Весь список' }));
    await waitFor(() => expect(statuses()).toBeNull());
    expect(router.state.location.search).toBe(
      '?section=3&status=confirmed&status=awaiting-format&status=awaiting-person',
    );
    expect(toList()).toHaveAttribute('href', '/users-list?section=3');
  });

  it('LST-04 keeps the states of the list’s filter', async () => {
    const called = vi.fn((_: unknown, __: { filter: { status: unknown } }) => ids);
    review({ participantIds: called as never }, { at: '?status=awaiting-person' });
    await abstract();
    expect(called.mock.lastCall?.[1].filter.status).toMatchObject({ values: ['AWAITING_PERSON'] });
    expect(screen.getByRole('radio', { name: /По.фильтру списка/ })).toBeChecked();
  });

  it('LST-04 asks before an unsaved decision is left', async () => {
    const { router } = review();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    press('KeyJ');
    const question = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
    fireEvent.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('radio', { name: 'Стендовый доклад' })).toBeChecked();
    press('KeyJ');
    const again = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
    fireEvent.click(within(again).getByRole('button', { name: /^Уйти/ }));
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
  });

  it('ACC-17 an unfinished decision is unsaved work, which stays when the session ends', async () => {
    const { unmount } = review();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    expect(hasUnsavedWork()).toBe(false);
    press('Digit3');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    press('Digit2');
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    press('Digit3');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('LST-10 says that the queue is empty, or that it did not load', async () => {
    review({ participantIds: () => [] });
    expect(await screen.findByText('Очередь пуста')).toBeVisible();
  });

  it('LST-10 says that the queue did not load and offers to retry', async () => {
    let isUp = false;
    const { user } = review({
      participantIds: () => {
        if (!isUp) throw new Error('down');
        return ids;
      },
    });
    expect(await screen.findByText(/Не удалось загрузить: очередь заявок/)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await abstract()).toBeVisible();
  });

  it('LST-03 leads a participant to the public list', async () => {
    const { router } = review({
      viewer: () =>
        ({
          id: '7',
          email: 'o@example.org',
          displayName: 'Образцова Проба',
          isModerator: false,
          profile: null,
        }) as never,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/users-list'));
  });

  it('LST-10 keeps the queue usable if a record did not load', async () => {
    review({
      registration: ((_: unknown, { id }: { id: string }) => {
        if (keyOf(id) === '1') throw new Error('down');
        return recordOf(keyOf(id));
      }) as never,
    });
    expect(await screen.findByText(/Не удалось загрузить: запись об.участии/)).toBeVisible();
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
  });
});

describe('the queue of the review', () => {
  it('says that rows did not load, which does not mean that they were cancelled, and loads them again', async () => {
    const rows = vi.fn((_: unknown, args: ListArguments & { filter: { ids: string[] } }) =>
      pageOf(
        args.filter.ids.map((id) => rowOf(keyOf(id))),
        args,
      ),
    );
    rows.mockImplementationOnce(() => {
      throw new Error('down');
    });
    const { user } = review({ participants: rows as never });
    const queue = await screen.findByRole('region', { name: 'Очередь' });
    expect(await within(queue).findByText(/Не.удалось загрузить: очередь/)).toBeVisible();
    expect(within(queue).queryByText('Запись отменена')).not.toBeInTheDocument();
    await user.click(within(queue).getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await within(queue).findByRole('link', { name: /Примеров-1/ })).toBeVisible();
  });
});

describe('the review’s message about a decision', () => {
  const line = () => screen.findByRole('status', { name: 'Последнее решение' });
  const former = recordOf('1', { confirmedFormat: 'POSTER' });
  const registration = ((_: unknown, { id }: { id: string }) =>
    id === 'Registration:1' ? former : recordOf(keyOf(id))) as never;
  const changed = () => ({
    registration: recordOf('1', { confirmedFormat: 'SPEAKER', version: 'v2-1' }),
    conflict: null,
    userErrors: [],
  });
  async function decide(...args: Parameters<typeof review>) {
    const page = review(...args);
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit2');
    press('Enter', 'Enter');
    return page;
  }

  it('LST-04 names the saved record without a toast, and undoes the last decision', async () => {
    const { send, user } = await decide({ registration }, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено: Примеров-1 П. П./));
    expect(within(await line()).getByRole('link')).toHaveAttribute('href', expect.stringContaining('record=1'));
    expect(screen.queryByText('Изменения сохранены')).not.toBeInTheDocument();
    await user.click(within(await line()).getByRole('button', { name: /^Отменить/ }));
    await waitFor(async () => expect(await line()).toHaveTextContent('Прежние значения возвращены'));
    expect(send.mock.lastCall?.[0]).toMatchObject({ expectedVersion: 'v2-1', confirmedFormat: 'POSTER' });
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Пример.доклада.2/ }), 'the next record stays').toBeVisible();
  });

  it('LST-04 is brought into view on a phone', async () => {
    const match = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...match(query),
      matches: query.includes('62em'),
    }));
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await decide({}, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено/));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  it('LST-04 takes a first decision back if the provider supports it', async () => {
    const { withdraw, user } = await decide({}, { send: vi.fn<Send>(changed) });
    await user.click(await screen.findByRole('button', { name: /^Отменить решение/ }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    await waitFor(async () => expect(await line()).toHaveTextContent(/Решение снято/));
    expect(withdraw.mock.lastCall?.[0]).toMatchObject({ registrationId: 'Registration:1', expectedVersion: 'v2-1' });
  });

  it('LST-04 offers no undo of a first decision without WITHDRAWALS', async () => {
    await decide({ extensions: () => ['HISTORY'] }, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено/));
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('LST-04 a rejection appears at the decision, without a toast', async () => {
    const userErrors = [{ code: 'INVALID', message: 'Решение не принято.', field: null }];
    await decide({}, { send: vi.fn<Send>(() => ({ registration: null, conflict: null, userErrors })) });
    const pane = screen.getByRole('region', { name: 'Решение' });
    expect(await within(pane).findByText('Решение не принято.')).toBeVisible();
    expect(screen.getAllByText('Решение не принято.')).toHaveLength(1);
    expect(await line()).toBeEmptyDOMElement();
  });
});

describe('the abstract', () => {
  const show = (files: Record<string, unknown>, more: Resolvers['Query'] = {}) =>
    review({ participantIds: () => ['Registration:1'], registration: () => recordOf('1', files), ...more });

  it('LST-03 draws the PDF from this origin, with its text for screen readers', async () => {
    show({ thesisPdf: fileOf('рисунок.pdf') });
    expect(await screen.findByRole('img', { name: /Страница 1 из.1/ })).toBeInTheDocument();
    expect(await screen.findByText('Слова тезисов')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledWith('/media/files/%D1%80%D0%B8%D1%81%D1%83%D0%BD%D0%BE%D0%BA.pdf');
  });

  it('LST-03 draws a giant page within bounds', async () => {
    const [width, height] = [600, 10_000_000];
    const giant = {
      ...page,
      getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale }),
      streamTextContent: () => wordsOf(...Array.from({ length: 100 }, () => 'я'.repeat(1_000))),
    };
    opened.mockResolvedValue({ numPages: 1, getPage: async () => giant, loadingTask: { destroy: async () => {} } });
    show({ thesisPdf: fileOf('огромный.pdf') });
    const canvas = await screen.findByRole<HTMLCanvasElement>('img', { name: /Страница 1/ });
    await waitFor(() => expect(canvas.dataset.drawn).toBe('true'));
    expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(8_192);
    expect(canvas.width * canvas.height).toBeLessThanOrEqual(16_000_000);
    const words = await screen.findByText(/яяя/);
    expect(words.textContent?.length).toBeLessThanOrEqual(20_000);
  });

  it('LST-03 shows a document as text, never as markup', async () => {
    const text = ['<img src=x onerror=alert(1)>', 'Второй абзац'];
    show({ thesisDocument: { ...fileOf('а.docx'), text } });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('Второй абзац')).toBeVisible();
  });

  it('LST-03 offers both formats if both exist', async () => {
    const { user } = show({
      thesisPdf: fileOf('оба.pdf'),
      thesisDocument: { ...fileOf('оба.docx'), text: ['Текст документа'] },
    });
    await screen.findByRole('img', { name: /Страница 1/ });
    await user.click(screen.getByRole('tab', { name: 'Документ' }));
    expect(await screen.findByText('Текст документа')).toBeVisible();
  });

  it('LST-10 says that there is no thesis', async () => {
    show({});
    expect(await screen.findByText('Тезисов нет')).toBeVisible();
  });

  it('LST-10 expects no thesis of a listener', async () => {
    const listener = { requestedFormat: 'LISTENER', effectiveFormat: 'LISTENER' };
    show(listener, {
      participants: ((_: unknown, args: ListArguments) => pageOf([rowOf('1', listener)], args)) as never,
    });
    expect(await screen.findByText(/Тезисы не.нужны/)).toBeVisible();
    expect(screen.queryByText('Тезисов нет')).not.toBeInTheDocument();
  });

  it('LST-10 says that a file cannot be read, and links to it', async () => {
    opened.mockRejectedValue(new Error('no PDF'));
    show({ thesisPdf: fileOf('плохой.pdf') });
    expect(await screen.findByText(/Файл не.читается/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть файл: плохой.pdf' })).toBeVisible();
  });

  it('LST-10 says that a document has no text', async () => {
    show({ thesisDocument: fileOf('старый.doc') });
    expect(await screen.findByText(/в.старом формате \.doc/)).toBeVisible();
  });

  it('LST-10 says that a file did not load, and loads it again', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 502 }));
    const { user } = show({ thesisPdf: fileOf('позже.pdf') });
    await user.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('img', { name: /Страница 1/ })).toBeInTheDocument();
  });

  it('loads the next abstract in advance, once', async () => {
    review({
      registration: ((_: unknown, { id }: { id: string }) =>
        recordOf(keyOf(id), { thesisPdf: fileOf(`${keyOf(id)}-вперёд.pdf`) })) as never,
    });
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/2-')));
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/3-')));
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('/2-'))).toHaveLength(1);
  });
});
