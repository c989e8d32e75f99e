import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lacksTitle } from '../../../web/features/participants/scope/places/lacksTitle.ts';
import { giveHeight, listOf, recordOf, rowOf } from './listData.ts';
import { dialog, edit, open } from './openRecord.tsx';

beforeEach(giveHeight);

const untitled = { title: null, requestedFormat: 'LISTENER', effectiveFormat: 'LISTENER' } as const;
const warning = /У.доклада нет названия/;

describe('a talk without a title', () => {
  const decided = recordOf('1', { ...untitled, confirmedFormat: 'SPEAKER', effectiveFormat: 'SPEAKER' });

  it('LST-03 shows a warning in its record', async () => {
    open({ registration: () => decided });
    expect(await within(await dialog()).findByText(warning)).toBeVisible();
  });

  it('LST-02 shows a warning in its row', async () => {
    const rows = [rowOf('1', decided), rowOf('2', { confirmedFormat: 'SPEAKER' })];
    open({ participants: listOf(rows) as never }, { at: '/users-list' });
    expect(await screen.findAllByRole('img', { name: warning })).toHaveLength(1);
  });

  it('LST-04 shows a warning in the form as soon as the format is chosen', async () => {
    const page = open({ registration: () => recordOf('1', untitled) });
    const record = await edit(page);
    expect(within(record).queryByText(warning)).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('radio', { name: 'Устный доклад' }));
    expect(within(record).getByText(warning)).toBeVisible();
    await page.user.click(within(record).getByRole('radio', { name: 'Слушатель' }));
    expect(within(record).queryByText(warning)).not.toBeInTheDocument();
  });

  it('LST-04 leaves no gap in the form where there is no warning', async () => {
    const fields = (await edit(open())).querySelector('form > div') as HTMLElement;
    expect(
      [...fields.children].filter((it) => it.textContent === '' && !it.matches('[hidden], [type=hidden]')),
    ).toEqual([]);
  });

  it.each([
    ['a talk', 'SPEAKER', {}, true],
    ['a school registration', 'SPEAKER', { isSchool: true }, false],
    ['a title that could not be read', 'POSTER', { unreadableFields: ['title'] }, false],
    ['a listener', 'LISTENER', {}, false],
    ['a record without a decision', null, {}, false],
  ] as const)('is %s: %s', (_, format, changes, isOne) => {
    expect(lacksTitle({ title: null, isSchool: false, unreadableFields: null, ...changes }, format)).toBe(isOne);
  });
});

describe('related registrations', () => {
  it('names other registrations and possible doubles with what they share, each a link to its record', async () => {
    const { router, user } = open({
      registration: () =>
        recordOf('1', {
          otherRegistrations: [rowOf('2', { title: 'Второй «доклад»' }), rowOf('4', { title: null, isSchool: true })],
          possibleDoubles: [{ matches: ['PHONE', 'TITLE'], participant: rowOf('3', { confirmedFormat: 'POSTER' }) }],
        }),
    });
    const others = await screen.findByRole('region', { name: 'Другие заявки участника' });
    expect(within(others).getByRole('link', { name: /Примеров-2 .*«Второй.„доклад“»/ })).toBeVisible();
    expect(within(others).getByText(/^Школа · /)).toBeVisible();
    const doubles = screen.getByRole('region', { name: 'Возможные двойники' });
    expect(within(doubles).getByText(/Совпадает: телефон, название доклада/)).toBeVisible();
    await user.click(within(doubles).getByRole('link', { name: /Примеров-3/ }));
    expect(router.state.location.search).toBe('?record=3');
  });

  it('takes no space if there are none', async () => {
    open();
    await within(await dialog()).findByRole('region', { name: 'Файлы' });
    expect(screen.queryByRole('region', { name: /Другие заявки|двойники/ })).not.toBeInTheDocument();
  });
});
