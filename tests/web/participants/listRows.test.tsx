import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight, type ListArguments, pageOf, rowOf } from './listData.ts';
import { findRow, openList } from './openList.tsx';

beforeEach(giveHeight);

describe('a row of the list', () => {
  it('LST-02 shows the meaning of a row’s colour in words too, with format and files', async () => {
    const file = { key: '7', name: 'тезисы.pdf', url: 'https://example.org/media/7' };
    openList([
      rowOf('1', {
        status: 'CONFIRMED',
        confirmedFormat: 'POSTER',
        requestedFormat: 'SPEAKER',
        thesisPdf: file,
      }),
      rowOf('2'),
    ]);
    const green = await findRow(/Примеров-1 /);
    expect(green).toHaveAttribute('data-tone', 'green');
    expect(green).toHaveTextContent('Подтвердил');
    expect(green, 'the confirmed format comes first').toHaveTextContent(/Стендовый доклад.*заявлен устный/);
    expect(within(green).getByRole('link', { name: /Тезисы, PDF: тезисы\.pdf/ })).toHaveAttribute('href', '/media/7');
    const yellow = await findRow(/Примеров-2 /);
    expect(yellow).toHaveAttribute('data-tone', 'yellow');
    expect(yellow).toHaveTextContent('Ждёт формата');
  });

  it('LST-02 shows the state’s icon at the name if the column of states is hidden', async () => {
    openList([rowOf('1', { status: 'CONFIRMED' }), rowOf('2')], '/users-list?columns=name,org');
    const green = within(await findRow(/Примеров-1 /));
    expect(green.getByRole('img', { name: 'Подтвердил' })).toBeInTheDocument();
    const yellow = within(await findRow(/Примеров-2 /));
    expect(yellow.getByRole('img', { name: /^Ждёт формата$/ })).toBeInTheDocument();
  });

  it('LST-02 a column with the name of a text field shows that text', async () => {
    openList([rowOf('1', { phone: '+79990000007' })], '/users-list?columns=name,phone');
    expect(await findRow(/Примеров-1 /)).toHaveTextContent('+79990000007');
  });

  it('PRG-07 names the people who have the same place', async () => {
    const clash = { registration: { id: 'Registration:7' }, fullName: 'Образцова Проба', kind: 'SLOT' };
    const rows = [rowOf('1', { placeClashes: [clash] }), rowOf('2', { talkDay: 2 })];
    const { user } = openList(rows);
    const sign = await within(await findRow(/Примеров-1 /)).findByRole('img', { name: /Образцова Проба/ });
    expect(within(await findRow(/Примеров-2 /)).queryByRole('img', { name: /Образцова/ })).not.toBeInTheDocument();
    await user.hover(sign);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/Образцова Проба/);
    await user.unhover(sign);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    act(() => sign.focus());
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('REG-13 LST-09 says «Школа» in place of the section of a registration for the school', async () => {
    openList([rowOf('1', { isSchool: true, effectiveSection: null, requestedSection: null })]);
    const row = await findRow(/Примеров-1 /);
    expect(row).toHaveTextContent(/Школа/);
    expect(row).not.toHaveTextContent(/Не указано при регистрации!/);
  });

  it('LST-09 says that no section was named, but not of a person who named one for a talk and became a listener', async () => {
    const formats = { requestedFormat: 'SPEAKER', confirmedFormat: 'LISTENER' } as const;
    openList([rowOf('1', { effectiveSection: null, ...formats }), rowOf('2', { effectiveSection: null })]);
    expect(await findRow(/Примеров-1 /)).not.toHaveTextContent(/Не указано при регистрации!/);
    expect(await findRow(/Примеров-2 /)).toHaveTextContent(/Не указано при регистрации!/);
  });

  it('LST-09 shows the list without section names, says that they are loading, and adds them later', async () => {
    let isRepaired = false;
    const detectors = { id: '4', name: 'Детекторы', isListed: true };
    const unnamed = (id: string) => ({ id, name: null, isListed: isRepaired ? false : null });
    const rows = () => [
      rowOf('1', { effectiveSection: isRepaired ? detectors : unnamed('4') }),
      rowOf('2', { effectiveSection: unnamed('99') }),
    ];
    const sections = () => (isRepaired ? [detectors] : null);
    const participants = (_: unknown, args: ListArguments) => pageOf(rows(), args);
    openList([], undefined, { query: { participants, sections } });
    expect(await findRow(/Примеров-1 /)).toHaveTextContent(/Название загружается…/);
    expect(await findRow(/Примеров-2 /)).toHaveTextContent(/Название загружается…/);
    isRepaired = true;
    await waitFor(async () =>
      expect(await findRow(/Примеров-2 /)).toHaveTextContent(/Секция не найдена в справочнике/),
    );
    expect(await findRow(/Примеров-1 /)).toHaveTextContent(/Детекторы/);
  });

  it('marks a record with fields that could not be read, and names them', async () => {
    const broken = { fullName: '', unreadableFields: ['fullName', 'email', 'version'] };
    openList([{ ...rowOf('1'), ...broken }, rowOf('2')]);
    const row = within(await findRow(/ФИО не\sпрочитано/));
    expect(await row.findByRole('img', { name: 'Не\u00a0прочитано: ФИО, e-mail' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: /ФИО не\sпрочитано/ })).toBeInTheDocument();
    expect(within(await findRow(/Примеров-2 /)).queryByRole('img', { name: /прочитано/ })).not.toBeInTheDocument();
  });

  it('LST-03 a compact row says the format in one word, and a requested one only where it differs', async () => {
    openList(
      [
        rowOf('1', { requestedFormat: 'POSTER', confirmedFormat: null, status: 'AWAITING_FORMAT' }),
        rowOf('2', { requestedFormat: 'POSTER', confirmedFormat: 'SPEAKER' }),
      ],
      '/users-list?density=compact',
    );
    const formatOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByRole('button', { name: /Устный|Стендовый/ });
    expect(await formatOf(/Примеров-1/)).toHaveTextContent(/^Стендовый$/);
    expect(await formatOf(/Примеров-2/)).toHaveTextContent(/^Устныйзаявлен стендовый$/);
  });
});
