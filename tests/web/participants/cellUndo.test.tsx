import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/list/cell/CellEditor.tsx';
import '../../../web/features/participants/scope/letters/LetterDialog.tsx';
import '../../../web/features/participants/scope/undo/UndoChange.tsx';
import { fill } from '../../testkit/fill.ts';
import { giveHeight, listOf, noLetter, pageOf, recordOf, rowOf, withLetter } from './listData.ts';
import { changedTo, decidedTalk, dialog, openDecided, previewing, type Send } from './openRecord.tsx';

beforeEach(giveHeight);

const poster = changedTo(recordOf('1', { ...decidedTalk, confirmedFormat: 'POSTER', version: 'v2-1' }));
const becomesPoster = () => vi.fn<Send>(() => poster);

/** Opens the cell of the format by a key and saves; the cell then closes. */
async function save(
  { user }: ReturnType<typeof openDecided>,
  key: '2' | '3',
  letterButton?: RegExp,
  row = /Примеров-1/,
) {
  (await screen.findByRole('link', { name: row })).focus();
  await user.keyboard(key);
  const popover = await screen.findByRole('dialog', { name: 'Формат' });
  await user.click(await within(popover).findByRole('button', { name: 'Сохранить' }));
  if (letterButton) await user.click(await screen.findByRole('button', { name: letterButton }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
const undo = () => screen.findByRole('button', { name: 'Отменить' });

describe('a cell of the list', () => {
  it('LST-04 begins with the current record when it is opened again', async () => {
    const send = becomesPoster();
    const registration = vi.fn(() => recordOf('1', decidedTalk));
    const page = openDecided(send, { query: { registration } });
    await save(page, '3');
    registration.mockImplementation(() => recordOf('1', { ...decidedTalk, version: 'v3-1' }));
    await save(page, '3');
    expect(send.mock.calls.map(([input]) => [input.expectedVersion, input.confirmedFormat])).toEqual([
      ['v1-1', 'POSTER'],
      ['v3-1', 'POSTER'],
    ]);
  });

  it('LST-04 is closed by a click outside and by one on its value only while nothing is typed in it', async () => {
    const row = { ...decidedTalk, talkSchedule: '22 октября' };
    const { user } = openDecided(becomesPoster(), { row, at: '/users-list?columns=name,schedule' });
    const press = async () => user.click(await screen.findByRole('button', { name: '22 октября' }));
    await press();
    const popover = await screen.findByRole('dialog', { name: 'Дата доклада' });
    const input = await within(popover).findByRole('textbox', { name: 'Дата доклада' });
    fill(input, '23 октября');
    await user.click(document.body);
    await press();
    expect(input).toHaveValue('23 октября');
    expect(popover).toBeVisible();
    await user.type(input, '{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press();
    await within(await screen.findByRole('dialog')).findByRole('textbox');
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('LST-04 whose save changed nothing offers no undo', async () => {
    const page = openDecided(vi.fn<Send>(() => changedTo(recordOf('1', decidedTalk))));
    await save(page, '2');
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });

  it('LST-04 offers no undo of what another moderator had saved before', async () => {
    const page = openDecided(vi.fn<Send>(() => ({ ...poster, isUnchanged: true })));
    await save(page, '3');
    expect(await screen.findByText(/^В.записи уже так/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });

  it('LST-04 says after an undo that another moderator had made before that nothing was changed', async () => {
    const send = becomesPoster();
    const page = openDecided(send);
    await save(page, '3');
    send.mockImplementation(() => ({ ...changedTo(recordOf('1', decidedTalk)), isUnchanged: true }));
    await page.user.click(await undo());
    expect(await screen.findByText(/^В.записи уже так/)).toBeVisible();
  });

  it('LST-04 REG-05 says after an undo that the participant must confirm again, and asks about the letter', async () => {
    const send = becomesPoster();
    const registration = () => recordOf('1', { ...decidedTalk, isConfirmed: true });
    const page = openDecided(send, { query: { registration, ...previewing(withLetter) } });
    await save(page, '3', /Сохранить без.письма/);
    await page.user.click(await undo());
    await page.user.click(await screen.findByRole('button', { name: /Сохранить и.отправить/ }));
    expect(await screen.findByText(/участник должен подтвердить участие ещё.раз/)).toBeVisible();
    expect(screen.getByText('Примеров-1 Пример Примерович', { selector: '[class*="Notification"]' })).toBeVisible();
    expect(send.mock.lastCall?.[0]).toMatchObject({ confirmedFormat: 'SPEAKER', expectedVersion: 'v2-1' });
  });

  it.each([
    ['without a letter', { preview: withLetter, button: /Сохранить без.письма/, asks: false }],
    ['whose withdrawal is a question', { preview: noLetter, button: undefined, asks: true }],
  ])('LST-04 leaves a first decision alone that another moderator has changed: %s', async (_, { asks, ...first }) => {
    const registration = () => recordOf('1', { confirmedFormat: null });
    const query = { registration, ...previewing(first.preview) };
    const page = openDecided(becomesPoster(), { row: { confirmedFormat: null }, query });
    page.withdraw.mockReturnValue(changedTo(null, { current: poster.registration }));
    await save(page, '3', first.button);
    await page.user.click(await undo());
    if (asks) await page.user.click(await screen.findByRole('button', { name: 'Снять решение' }));
    expect(await screen.findByText(/уже изменили после вас/)).toBeVisible();
    expect(screen.queryByText(/^Другой человек/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.keyboard('z?');
    await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(page.withdraw).toHaveBeenCalledTimes(1);
  });

  it('LST-04 has an undo that ended close no other one once the list is read again', async () => {
    const rows = [rowOf('1', decidedTalk), rowOf('2', { confirmedFormat: null })];
    const participants = listOf(rows);
    const registration = (_: unknown, { id }: { id: string }) =>
      rows.find((row) => row.registration?.id === id)?.registration;
    const first = recordOf('2', { confirmedFormat: 'POSTER', version: 'v2-2' });
    const send = vi.fn<Send>(() => changedTo(first)).mockReturnValueOnce(poster);
    const page = openDecided(send, { query: { participants, registration, ...previewing(withLetter) } as never });
    page.withdraw.mockReturnValue(changedTo(null, { current: first }));
    await save(page, '3', /Сохранить и.отправить/);
    await save(page, '3', /Сохранить без.письма/, /Примеров-2/);
    let answer: () => void = () => undefined;
    const read = [rowOf('1', decidedTalk), rowOf('2', { confirmedFormat: 'LISTENER' })];
    participants.mockImplementation((_, args) => new Promise((done) => (answer = () => done(pageOf(read, args)))));
    const [newest, other] = [...screen.getAllByRole('button', { name: 'Отменить' })].reverse();
    await page.user.click(newest as HTMLElement);
    await screen.findByText(/уже изменили после вас/);
    await page.user.click(other as HTMLElement);
    const letter = await screen.findByRole('dialog', { name: 'Письмо участнику' });
    answer();
    await screen.findByText('Слушатель');
    expect(letter).toBeVisible();
  });

  it('LST-04 undoes two changes of one record in turn, also where the service keeps no versions', async () => {
    const speaker = recordOf('1', { ...decidedTalk, version: null });
    const asPoster = recordOf('1', { ...decidedTalk, confirmedFormat: 'POSTER', version: null });
    const registration = vi.fn(() => speaker);
    const participants = listOf([rowOf('1', decidedTalk)]);
    const send = vi.fn<Send>(({ confirmedFormat }) => changedTo(confirmedFormat === 'POSTER' ? asPoster : speaker));
    const page = openDecided(send, { query: { participants, registration } as never });
    await save(page, '3');
    registration.mockReturnValue(asPoster);
    await save(page, '2');
    let answer: () => void = () => undefined;
    participants.mockImplementationOnce(
      (_, args) => new Promise((done) => (answer = () => done(pageOf([rowOf('1')], args)))),
    );
    const [newest, other] = [...screen.getAllByRole('button', { name: 'Отменить' })].reverse();
    await page.user.click(newest as HTMLElement);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    await page.user.click(other as HTMLElement);
    answer();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
    const formats = send.mock.calls.map(([{ confirmedFormat }]) => confirmedFormat);
    expect(formats).toEqual(['POSTER', 'SPEAKER', 'POSTER', 'SPEAKER']);
  });

  it('LST-04 is not what Z undoes after a later save in a record', async () => {
    const send = becomesPoster();
    const previewDecision = vi.fn(() => ({ preview: noLetter, userErrors: [] }));
    const page = openDecided(send, { query: { previewDecision } });
    await save(page, '3');
    await page.user.click(screen.getByRole('link', { name: /Примеров-1/ }));
    const record = await dialog();
    await page.user.click(await within(record).findByRole('button', { name: 'Редактировать' }));
    await page.user.click(await within(record).findByRole('button', { name: 'Сохранить' }));
    await within(record).findByRole('button', { name: 'Редактировать' });
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.keyboard('z?');
    await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(previewDecision, 'of the cell and of the record').toHaveBeenCalledTimes(2);
  });

  it('LST-04 is closed, and so is its undo, once the participant has cancelled the registration', async () => {
    const registration = vi.fn(() => recordOf('1', decidedTalk));
    const send = vi.fn<Send>(() => {
      registration.mockImplementation(() => recordOf('1', { ...decidedTalk, isCancelled: true }));
      throw new GraphQLError('', { extensions: { code: 'NOT_FOUND' } });
    });
    send.mockReturnValueOnce(poster);
    const page = openDecided(send, { query: { registration } });
    const cancelled = () => screen.findAllByText(/^Участник отменил эту регистрацию: запись не.изменена\.$/);
    await save(page, '3');
    await page.user.click(await undo());
    expect(await cancelled()).toHaveLength(1);
    registration.mockImplementation(() => recordOf('1', decidedTalk));
    await save(page, '3');
    await waitFor(async () => expect(await cancelled()).toHaveLength(2));
    expect(screen.queryByText(/^Запись не.найдена/)).not.toBeInTheDocument();
  });
});
