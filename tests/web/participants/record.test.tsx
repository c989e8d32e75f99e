import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testkit/fill.ts';
import { failed } from './failures.ts';
import { openDeskRecord } from './openDeskRecord.tsx';
import { decided, detectors, rowOf } from './recordData.ts';

const dialog = (name = /Примеров-1/) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const edit = async (page: ReturnType<typeof openDeskRecord>) => {
  const open = await button('Редактировать');
  await waitFor(() => expect(open).toBeEnabled());
  await page.user.click(open);
  return dialog();
};
const file = (key: string, name: string) => ({ key, name, url: `https://portal.example.org/media/${name}` });
const letter = {
  fullName: 'Примеров Пример',
  recipient: 'primer-1@example.org',
  subject: 'Ваш доклад',
  text: 'Вы в программе.',
};

describe('the record of a registration', () => {
  it('LST-03 shows every field, and the confirmed format with priority', async () => {
    const row = rowOf('1', {
      ...decided,
      confirmedFormat: 'POSTER',
      confirmedSection: detectors,
      isConfirmed: true,
      listeningSections: [detectors],
      thesisDocument: file('a', 'a.docx'),
      thesisPdf: file('b', 'b.pdf'),
    });
    openDeskRecord({ rows: [row] });
    const record = await dialog();
    expect(await within(record).findByText('Подтвердил участие · Стендовый доклад · Детекторы')).toBeVisible();
    const values = [...record.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(values.map(([name, value]) => `${name}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
      'Организация: Институт образцовых исследований',
      'Телефон: +79990000000',
      'E-mail: primer-1@example.org',
      'Дата рождения: 07.03.1990',
      'Дата регистрации: 05.08.2025 12:30',
      'Заявленный формат: Устный доклад',
      'Заявленная секция: Ускорительная техника',
      'Название доклада: Пример доклада 1',
      'Планирует посетить: Детекторы',
      'Подтверждённый формат: Стендовый доклад',
      'Подтверждённая секция: Детекторы',
      'Дата доклада: 22 октября',
      'День: 2',
      'Трек: 1',
      'Слот: 5',
      'Подтвердил участие: Да',
      'Тезисы, документ: a.docx',
      'Тезисы, PDF: b.pdf',
      'Экспертное заключение: —',
    ]);
    expect(within(record).getByRole('link', { name: 'primer-1@example.org' })).toHaveAttribute(
      'href',
      `mailto:primer-1@example.org?subject=${encodeURIComponent('Пример доклада 1')}`,
    );
    expect(within(record).getByRole('link', { name: 'a.docx' })).toHaveAttribute('download', 'a.docx');
  });

  it('LST-03 shows the thesis in the browser’s viewer where there is room, and keeps it through later reads', async () => {
    const narrow = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...narrow(query),
      matches: query.includes('1200'),
    }));
    const [before, after] = ['?mark=1', '?mark=2'].map((mark) => file('b', `b.pdf${mark}`));
    const page = openDeskRecord({ rows: [rowOf('1', { thesisPdf: before ?? null })] });
    const frame = await screen.findByTitle('Тезисы: b.pdf?mark=1');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^\/media\/b\.pdf\?mark=1#/));
    await act(() => page.changeElsewhere(() => [rowOf('1', { thesisPdf: after ?? null, talkDay: 3 })]));
    expect(await within(await dialog()).findByText('3')).toBeVisible();
    expect(frame).toBeInTheDocument();
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^\/media\/b\.pdf\?mark=1#/));
  });

  it('LST-11 leaves an unreadable date empty and says so', async () => {
    openDeskRecord({ rows: [rowOf('1', { birthDate: null, unreadableFields: ['birthDate'] })] });
    expect(await screen.findByText('Произошла ошибка!')).toBeVisible();
    expect((await screen.findByText('Дата рождения')).nextElementSibling).toHaveTextContent('—');
  });

  it('LST-05 opens the person’s attendance', async () => {
    const page = openDeskRecord();
    await page.user.click(await button('Посещения'));
    expect(await screen.findByText(/Посещения Registration:1 Примеров-1/)).toBeVisible();
  });

  it('LST-03 opens other registrations of the person', async () => {
    const page = openDeskRecord({ rows: [rowOf('1'), rowOf('2', { email: 'primer-1@example.org' })] });
    expect(await screen.findByText(/Ещё одна заявка участника/)).toBeVisible();
    await page.user.click(await button(/Примеров-2/));
    expect(await dialog(/Примеров-2/)).toBeVisible();
  });

  it('goes through the rows by buttons and by J and K in any layout, but not while the person types', async () => {
    const page = openDeskRecord();
    await dialog();
    await page.user.keyboard('[KeyJ]');
    await dialog(/Примеров-2/);
    await page.user.keyboard('[KeyJ][KeyK]');
    await dialog(/Примеров-2/);
    await page.user.click(await button('Предыдущая запись'));
    const record = await edit(page);
    await page.user.click(within(record).getByRole('textbox', { name: 'Дата доклада' }));
    await page.user.keyboard('jk');
    expect(await dialog()).toBeVisible();
    expect(within(record).getByRole('textbox', { name: 'Дата доклада' })).toHaveValue('jk');
  });

  it.each([
    ['LST-10 a missing right', 'FORBIDDEN', /Для.этого действия недостаточно прав/],
    ['LST-10 a record that is not there', 'NOT_FOUND', /Запись не.найдена/],
    ['LST-10 a failure', 'PROVIDER_UNAVAILABLE', /Сервис временно недоступен/],
  ])('%s is named, with a way to try again', async (_, code, text) => {
    openDeskRecord({ at: '/users-list?record=9', query: { registration: () => failed(code) } });
    const record = await dialog(/Запись/);
    expect(await within(record).findByText(text)).toBeVisible();
    expect(within(record).getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    expect(within(record).queryByText(/удалили/) === null).toBe(code !== 'NOT_FOUND');
  });

  it('only reads a cancelled registration', async () => {
    openDeskRecord({ rows: [rowOf('1', { isCancelled: true })] });
    expect(await screen.findByText(/Участник отменил эту регистрацию/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Редактировать' })).not.toBeInTheDocument();
  });

  it('shows the history where the provider has one', async () => {
    const entry = {
      key: '1',
      createdAt: '2025-09-15T09:00:00.000Z',
      action: 'CHANGED',
      authorRole: 'MODERATOR',
      authorName: null,
    };
    const changes = [{ field: 'TALK_DAY', day: null, before: null, after: { __typename: 'TextValue', text: '2' } }];
    const history = Array.from({ length: 100 }, (_, at) => ({
      ...entry,
      key: String(at),
      changes: at > 0 ? [] : changes,
    }));
    const page = openDeskRecord({ query: { registration: () => ({ ...rowOf('1'), history: () => history }) } });
    await page.user.click(await button('История'));
    expect(await screen.findByText('День: пусто → 2')).toBeVisible();
    expect(screen.getByText('Показаны последние 100')).toBeVisible();
  });
});

describe('changing a record', () => {
  it('LST-04 saves what was touched, stays open and lets the list follow', async () => {
    const page = openDeskRecord({
      rows: [rowOf('1', decided), rowOf('2')],
      save: ({ talkSlot = null }) => ({ registration: rowOf('1', { ...decided, talkSlot }) }),
    });
    const record = await edit(page);
    fill(within(record).getByRole('textbox', { name: 'Слот' }), '14');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    expect(page.saves.inputs).toMatchObject([{ confirmedFormat: 'SPEAKER', talkSlot: 14, seen: { talkSlot: 5 } }]);
    expect((await screen.findByText('Слот')).nextElementSibling).toHaveTextContent('14');
    expect(await button('Редактировать')).toBeVisible();
  });

  it('LST-04 a listener has only the format; «Отмена» leaves everything as it was', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)] });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('radio', { name: 'Слушатель' }));
    expect(within(record).queryByRole('textbox', { name: 'Дата доклада' })).not.toBeInTheDocument();
    expect(within(record).queryByRole('textbox', { name: 'Слот' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Отмена' }));
    expect(page.saves).not.toHaveBeenCalled();
    expect((await screen.findByText('Слот')).nextElementSibling).toHaveTextContent('5');
  });

  it('LST-04 requires a format and a section before anything is sent', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', { requestedFormat: 'UNRECOGNIZED', requestedSection: null })] });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByText('Выберите формат участия')).toBeVisible();
    await page.user.click(within(record).getByRole('radio', { name: 'Устный доклад' }));
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByText('Выберите секцию')).toBeVisible();
    expect(page.saves).not.toHaveBeenCalled();
  });

  it('LST-04 offers what was requested, and shows a refusal of the service at its input', async () => {
    const userErrors = [{ code: 'INVALID', message: 'В этой секции нет докладов', field: ['confirmedSectionId'] }];
    const page = openDeskRecord({
      rows: [rowOf('1', { ...decided, confirmedSection: detectors })],
      save: () => ({ userErrors }),
    });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('button', { name: 'Секция как заявлено' }));
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByText('В этой секции нет докладов')).toBeVisible();
    expect(page.saves.inputs).toMatchObject([{ confirmedSectionId: 'Section:3' }]);
  });

  it('LST-07 a project’s list has format, section and date alone', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)], project: 'neutron' });
    const record = await edit(page);
    expect(within(record).queryByRole('textbox', { name: 'Слот' })).not.toBeInTheDocument();
    fill(within(record).getByRole('textbox', { name: 'Дата доклада' }), '23 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(page.saves).toHaveBeenCalled());
    const { seen, sendLetter, ...sent } = page.saves.inputs[0] ?? {};
    expect(sent).toEqual({
      registrationId: 'Registration:1',
      project: 'neutron',
      confirmedFormat: 'SPEAKER',
      talkSchedule: '23 октября',
    });
  });

  it('REG-05 says before the save that the person must confirm again', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', { ...decided, isConfirmed: true })] });
    const record = await edit(page);
    expect(within(record).queryByText(/подтвердить участие ещё раз/)).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
    expect(within(record).getByText(/подтвердить участие ещё раз/)).toBeVisible();
  });

  it('saves and opens the next form', async () => {
    const page = openDeskRecord();
    const record = await edit(page);
    await page.user.click(within(record).getByRole('button', { name: /Сохранить и.следующая/ }));
    const next = await dialog(/Примеров-2/);
    expect(await within(next).findByRole('radio', { name: 'Устный доклад' })).toBeChecked();
    expect(page.saves.inputs).toMatchObject([{ registrationId: 'Registration:1' }]);
  });

  it('asks before an unsaved change is left', async () => {
    const page = openDeskRecord();
    const record = await edit(page);
    fill(within(record).getByRole('textbox', { name: 'Дата доклада' }), '23 октября');
    await page.user.click(await button('Следующая запись'));
    await page.user.click(await button('Остаться'));
    expect(within(await dialog()).getByRole('textbox', { name: 'Дата доклада' })).toHaveValue('23 октября');
    await page.user.click(await button('Следующая запись'));
    await page.user.click(await button(/Уйти без.сохранения/));
    expect(await dialog(/Примеров-2/)).toBeVisible();
  });
});

describe('a record that somebody else changes', () => {
  const theirs = rowOf('1', { ...decided, talkSchedule: '23 октября', talkSlot: 9, isConfirmed: true });

  it('R25 shows both values of each differing field, and saves what was chosen over the present record', async () => {
    const answers = [{ current: theirs }, { registration: theirs }];
    const page = openDeskRecord({ rows: [rowOf('1', decided)], save: () => answers.shift() ?? {} });
    const record = await edit(page);
    fill(within(record).getByRole('textbox', { name: 'Дата доклада' }), '24 октября');
    fill(within(record).getByRole('textbox', { name: 'Слот' }), '14');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    const date = await within(record).findByRole('group', { name: 'Дата доклада' });
    expect(date).toHaveTextContent(/Сейчас: 23 октября.*У.вас: 24 октября/);
    expect(within(record).getByText('Участник подтвердил участие.')).toBeVisible();
    expect(within(record).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await page.user.click(within(date).getByRole('button', { name: /Оставить моё/ }));
    const slot = within(record).getByRole('group', { name: 'Слот' });
    await page.user.click(within(slot).getByRole('button', { name: 'Взять' }));
    expect(within(record).getByRole('textbox', { name: 'Слот' })).toHaveValue('9');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Изменения сохранены');
    const [, { seen, sendLetter, ...again } = {}] = page.saves.inputs;
    expect(again).toEqual({ registrationId: 'Registration:1', confirmedFormat: 'SPEAKER', talkSchedule: '24 октября' });
    expect(seen).toMatchObject({ talkSchedule: '23 октября', talkSlot: 9, isConfirmed: true });
  });

  it('an untouched view and an untouched form follow', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)] });
    const record = await edit(page);
    await act(() => page.changeElsewhere(() => [theirs]));
    await waitFor(() => expect(within(record).getByRole('textbox', { name: 'Слот' })).toHaveValue('9'));
    expect(within(record).queryByText(/изменил кто-то другой/)).not.toBeInTheDocument();
  });

  it('R25 a touched form says so and shows the present values on demand', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)] });
    const record = await edit(page);
    fill(within(record).getByRole('textbox', { name: 'Слот' }), '14');
    await act(() => page.changeElsewhere(() => [theirs]));
    expect(await within(record).findByText(/изменил кто-то другой/)).toBeVisible();
    await page.user.click(within(record).getByRole('button', { name: 'Показать нынешние значения' }));
    expect(within(record).getByRole('group', { name: 'Слот' })).toHaveTextContent(/Сейчас: 9.*У.вас: 14/);
    expect(within(record).queryByText(/изменил кто-то другой/)).not.toBeInTheDocument();
  });
});

describe('the letter of a decision', () => {
  it('is shown as it would be sent, and withheld by the box', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)] });
    page.previewDecision.mockReturnValue({ preview: { hasLetter: true, letter }, userErrors: [] });
    const record = await edit(page);
    expect(within(record).queryByRole('checkbox', { name: 'Отправить письмо' })).not.toBeInTheDocument();
    fill(within(record).getByRole('textbox', { name: 'Дата доклада' }), '23 октября');
    expect(await within(record).findByText('Вы в программе.')).toBeVisible();
    await page.user.click(within(record).getByRole('checkbox', { name: 'Отправить письмо' }));
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/письмо не.отправлено/)).toBeVisible();
    expect(page.saves.inputs).toMatchObject([{ sendLetter: false }]);
  });

  it('is not spoken of where the provider does not show it', async () => {
    const page = openDeskRecord({ rows: [rowOf('1', decided)], query: { extensions: () => [] } });
    const record = await edit(page);
    fill(within(record).getByRole('textbox', { name: 'Дата доклада' }), '23 октября');
    expect(within(record).queryByRole('checkbox', { name: 'Отправить письмо' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Изменения сохранены');
    expect(page.previewDecision).not.toHaveBeenCalled();
  });
});
