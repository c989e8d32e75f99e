import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cabinetQuery, registration, sections, windowIn } from '../cabinet/cabinetData.ts';
import { cabinet, openCabinet } from '../cabinet/cabinetView.tsx';

describe('the card', () => {
  it('CAB-05 shows format, section, title, talk date and listening sections', async () => {
    cabinet([{ ...registration, confirmedFormat: 'SPEAKER', talkSchedule: '22 октября, 10:30' }]);
    const card = within(await screen.findByRole('article', { name: 'Образцовый доклад' }));
    expect(card.getAllByText('Устный доклад')[0]).toBeVisible();
    expect(card.getByText('Образцовая секция')).toBeVisible();
    expect(card.getByText('22 октября, 10:30')).toBeVisible();
    expect(card.getByText('Вторая секция')).toBeVisible();
    expect(card.getByText(/Вы заявляли другой формат: «Стендовый доклад»/)).toBeVisible();
  });

  it('CAB-05 ends no line of a title or a section with a preposition', async () => {
    const section = { ...sections[0], id: '28', name: 'Физика в кристаллах' };
    const title = 'О рассеянии в плёнках';
    const { user } = cabinet([{ ...registration, title, requestedSection: section, listeningSections: [section] }]);
    const card = within(await screen.findByRole('article'));
    const exact = { normalizer: (text: string) => text };
    expect(card.getByText('О\u00a0рассеянии в\u00a0плёнках', exact)).toBeVisible();
    expect(card.getAllByText('Физика в\u00a0кристаллах', exact)).toHaveLength(2);
    await user.click(card.getByRole('button', { name: /^Отменить регистрацию/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/«О\u00a0рассеянии в\u00a0плёнках»/, exact)).toBeVisible();
  });

  it('CAB-05 names a missing section and an unknown one', async () => {
    const unknown = {
      ...registration,
      id: '2',
      title: 'Второй',
      requestedSection: { id: '9', name: null, isListed: false },
    };
    cabinet([{ ...registration, requestedSection: null }, unknown]);
    expect(await screen.findByText('Не указано при регистрации!')).toBeVisible();
    expect(screen.getByText('Секция не найдена в справочнике')).toBeVisible();
  });

  it('CAB-05 LST-09 never calls a chosen section missing: its name is loading until the sections are there', async () => {
    let isRepaired = false;
    const chosen = { id: '26', name: null, isListed: null };
    const read = () => (isRepaired ? sections : null);
    const Query = cabinetQuery({
      registrations: () => [{ ...registration, requestedSection: isRepaired ? sections[0] : chosen }],
      sections: read as never,
    });
    openCabinet(Query);
    const card = within(await screen.findByRole('article', { name: 'Образцовый доклад' }));
    expect(card.getByText('Название загружается…')).toBeVisible();
    expect(card.queryByText('Не указано при регистрации!')).not.toBeInTheDocument();
    isRepaired = true;
    expect(await card.findByText('Образцовая секция')).toBeVisible();
  });

  it.each([
    ['SPEAKER', { talk: { id: 't', slug: '30-t1' } }, /^Открыть доклад в.программе$/, '/program/30-t1'],
    ['POSTER', { posterSession: { id: 's', slug: 'd2-p' } }, 'Открыть постерную сессию', '/program?session=d2-p'],
  ])('CAB-05 leads from a %s to its place in the programme', async (confirmedFormat, place, name, href) => {
    cabinet([{ ...registration, confirmedFormat, ...place }]);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('CAB-05 shows no link if the programme does not contain the talk', async () => {
    cabinet([{ ...registration, confirmedFormat: 'SPEAKER' }]);
    expect(await screen.findByText('Дата доклада')).toBeVisible();
    expect(screen.queryByRole('link', { name: /программе/ })).toBeNull();
  });

  it('REG-04 shows the steps of a registration and marks the current one', async () => {
    cabinet([registration]);
    const card = within(await screen.findByRole('article'));
    const steps = within(card.getByRole('list', { name: 'Ход регистрации' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Заявка, пройдено',
      '2Формат, сейчас',
      '3Подтверждение, впереди',
      '4Приглашение, впереди',
      '5Сертификат, впереди',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  });

  const over = { registrationWindow: windowIn('CLOSED'), thesesWindow: windowIn('CLOSED'), isOver: true };

  it.each([
    ['to come', {}, /^Пока не.назначена$/],
    ['past', over, /^Не.была назначена$/],
  ])('CAB-05 names no date of a talk while the forum is %s', async (_, edition, text) => {
    cabinet([{ ...registration, confirmedFormat: 'SPEAKER' }], {}, edition);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [/^Подтвердить/, 'the format comes first', {}, {}, /^Станет доступно, когда модератор подтвердит формат\.$/],
    [/^Подтвердить/, 'the forum is over', { confirmedFormat: 'POSTER' }, over, /^Форум завершился 25\sоктября\s2025/],
    [/Приглашение/, 'a speaker waits', { requestedFormat: 'SPEAKER' }, {}, /только после подтверждения/],
    [
      /Приглашение/,
      'confirm first',
      { confirmedFormat: 'SPEAKER' },
      {},
      /^Будет доступно после подтверждения участия\.$/,
    ],
    [
      /Сертификат/,
      'not confirmed on the last day',
      { confirmedFormat: 'SPEAKER' },
      { hasCertificates: true },
      /^Будет доступен после подтверждения участия\.$/,
    ],
    [/Сертификат/, 'no right', { confirmedFormat: 'SPEAKER' }, over, /^Выдаётся тем, чьё участие/],
  ])('REG-06 REG-10 DOC-01 DOC-02 blocks %s with its reason: %s', async (name, _, change, edition, reason) => {
    cabinet([{ ...registration, ...change }], {}, edition);
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  });

  it('REG-06 a click on a blocked action does nothing', async () => {
    const { user } = cabinet([{ ...registration, confirmedFormat: 'POSTER' }], {}, over);
    expect(await screen.findByText(/Изменить это уже нельзя/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Подтвердить участие' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no day', {}, /^Подтвердить участие можно по\s25\sоктября\s2025\sгода включительно\.$/],
    [
      'a day to come',
      { confirmationDueOn: '2025-10-09' },
      /^Подтвердите участие по\s9\sоктября\s2025\sгода включительно\.$/,
    ],
    [
      'a day that has passed',
      { confirmationDueOn: '2025-10-09', isConfirmationOverdue: true },
      /^Подтвердить участие можно по\s25\sоктября\s2025\sгода включительно\.$/,
    ],
  ])('REG-06 if the organisers set %s for confirming, shows one deadline', async (_, edition, text) => {
    cabinet([{ ...registration, confirmedFormat: 'POSTER' }], {}, edition);
    expect(await screen.findByText(text)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Подтвердить участие' });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('FIL-03 links to the files while some are missing and theses are accepted', async () => {
    const { user } = cabinet([registration]);
    expect(await screen.findByText(/Осталось загрузить: тезисы \(текст\), тезисы \(PDF\) и экспертное/)).toBeVisible();
    expect(screen.getByText(/Тезисы принимаются по 1 октября 2025 года включительно/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Загрузить файлы' }));
    expect(screen.getByRole('group', { name: 'Файлы доклада' })).toHaveFocus();
  });

  it.each([
    [null, /Записаться на\sэкскурсию/],
    ['ATTENDING', /Изменить ответ об\sэкскурсии/],
  ])('TOU-02 with the answer %s, only the first registration links to the excursion', async (tour, link) => {
    cabinet([
      { ...registration, tour },
      { ...registration, id: '2', title: 'Второй', tour },
    ]);
    const [first, second] = await screen.findAllByRole('article');
    const anchor = within(first as HTMLElement).getByRole('link', { name: link });
    expect(anchor).toHaveAttribute('href', '/tour');
    expect(within(second as HTMLElement).queryByText('Экскурсия')).toBeNull();
  });

  it('R17 shows the T-shirt size on the first registration only', async () => {
    const answered = { ...registration, tshirtSize: 'L' };
    cabinet([answered, { ...answered, id: '2', title: 'Второй' }]);
    const cards = await screen.findAllByRole('article');
    const sizes = cards.map((card) => within(card).queryByText('Размер футболки') !== null);
    expect(sizes).toEqual([true, false]);
  });

  it('REG-06 does not call a T-shirt size missing that the service may keep without answering it', async () => {
    cabinet([{ ...registration, confirmedFormat: 'POSTER', isConfirmed: true }]);
    const size = (await screen.findByText('Размер футболки')).nextElementSibling;
    expect(size).toHaveTextContent(/^Указать или изменить размер футболки$/);
  });

  it('REG-09 offers no cancellation after the forum', async () => {
    cabinet([registration], {}, { isOver: true });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Отменить регистрацию/ })).toBeNull();
  });

  it('TOU-02 no longer asks about the excursion once its day has passed, and says so', async () => {
    cabinet([registration], {}, { isTourOver: true });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Вы не ответили. Экскурсия уже прошла.')).toBeVisible();
    expect(card.queryByRole('link', { name: /экскурси/ })).toBeNull();
  });

  it('REG-08 says that the person gave up the poster, and mentions no other requested format', async () => {
    cabinet([{ ...registration, confirmedFormat: 'LISTENER', isConfirmed: true, hasGivenUpPoster: true }]);
    expect(await screen.findByText(/Вы отказались от стендового доклада и участвуете слушателем/)).toBeVisible();
    expect(screen.queryByText(/Вы заявляли другой формат/)).toBeNull();
    expect(screen.getByRole('article', { name: 'Образцовый доклад' })).toBeVisible();
  });

  it('CAB-05 is loaded again when the person returns to the tab', async () => {
    const registrations = [registration];
    const now = vi.spyOn(performance, 'now');
    cabinet(registrations);
    expect(await screen.findByText('Заявка на рассмотрении')).toBeVisible();
    registrations[0] = { ...registration, confirmedFormat: 'POSTER' };
    now.mockReturnValue(performance.now() + 60_000);
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Модератор подтвердил формат')).toBeVisible();
  });
});
