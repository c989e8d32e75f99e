import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/bulk/BulkTools.tsx';
import '../../../web/features/participants/export/Exports.tsx';
import '../../../web/features/participants/filters/FilterDrawer.tsx';
import '../../../web/features/participants/list/SelectionBar.tsx';
import '../../../web/features/participants/record/RecordDialog.tsx';
import { PrivacyScreen } from '../../../web/screens/PrivacyScreen.tsx';
import { VerifyDocumentScreen } from '../../../web/screens/VerifyDocumentScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock, profile } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';
import { giveHeight, recordOf } from '../participants/listData.ts';
import { manyRows, openList as openListOf } from '../participants/openList.tsx';
import { listed, open, threeYears } from './openShell.tsx';

beforeEach(giveHeight);

const shows = (isThere: boolean, part: () => unknown) => waitFor(() => expect(Boolean(part())).toBe(isThere));

/** The list of a moderator, at a provider with these extensions. */
function openList(extensions: string[], at = '/users-list') {
  const query = { registration: () => recordOf('1'), extensions: () => extensions };
  return openListOf(manyRows(2), at, { query });
}

describe.each([
  [false, []],
  [true, ['BATCHES', 'BADGES', 'THESIS_ARCHIVE', 'EXPORT_LOG', 'CANCELLED', 'HISTORY', 'LETTER_LOG']],
] as const)('R22 a list shows the parts of extensions: %s', (isThere, extensions) => {
  it('in its menus', async () => {
    const { user } = openList([...extensions]);
    await user.click(await screen.findByRole('button', { name: 'Ещё' }));
    await screen.findByRole('menuitem', { name: 'Пронумеровать стенды' });
    await shows(isThere, () => screen.queryByRole('menuitem', { name: 'Последние массовые изменения' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
    await screen.findByRole('menuitem', { name: /csv/ });
    for (const name of [/Бейджи/, /Сборник тезисов/, /Кто и.что выгружал/]) {
      await shows(isThere, () => screen.queryByRole('menuitem', { name }));
    }
    await user.click(screen.getByRole('menuitem', { name: 'Скопировать адреса…' }));
    await screen.findByText(/^Адреса людей из.этого списка/);
    await shows(isThere, () => screen.queryByText(/журнал.выгрузок/));
  });

  it('at chosen records and among the filters', async () => {
    const { user } = openList([...extensions]);
    await user.click(await screen.findByRole('checkbox', { name: /Примеров-1/ }));
    const bar = await screen.findByRole('region', { name: /Выбранные записи/ });
    await within(bar).findByRole('button', { name: 'Изменить…' });
    await shows(isThere, () => within(bar).queryByRole('button', { name: /Бейджи/ }));
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: /Фильтры/ });
    await within(drawer).findByText('Состояние');
    await shows(isThere, () => within(drawer).queryByRole('checkbox', { name: /Отменённые/ }));
  });

  it('in a record', async () => {
    openList([...extensions], '/users-list?record=1');
    const record = await screen.findByRole('dialog', { name: /Примеров-1/ });
    await within(record).findByText('Дата рождения');
    for (const name of ['Запись', 'История', 'Письма']) {
      await shows(isThere, () => within(record).queryByRole('tab', { name }));
    }
  });
});

it.each([
  [/Их можно прочитать, но нельзя изменить\./, ['CANCELLED']],
  [/Их можно прочитать вместе с историей, но нельзя изменить\./, ['CANCELLED', 'HISTORY']],
])('R22 the list of cancelled registrations says %s with %s', async (words, extensions) => {
  openList(extensions, '/users-list?cancelled=1');
  const notice = await screen.findByRole('note', { name: /Отменённые/ });
  await waitFor(() => expect(notice).toHaveTextContent(words));
});

describe.each([
  [false, []],
  [true, ['SESSIONS', 'ARCHIVE', 'VERIFICATION', 'PUBLICITY', 'BADGES', 'ACCOUNT_CHANGES']],
] as const)('R22 other screens show the parts of extensions: %s', (isThere, extensions) => {
  const Query = { extensions: () => extensions };

  it('in the cabinet', async () => {
    const shown = { ...profile, photoUrl: '/media/photos/7/photo.png', isListed: isThere || null };
    openProfile({ ...cabinetQuery({ profile: () => shown }), ...Query, clock });
    await screen.findByRole('button', { name: 'Сохранить' });
    for (const name of [
      'Скачать мои данные',
      'Завершить все сеансы',
      'Завершить другие сеансы',
      'Изменить пароль',
      'Изменить e-mail',
      'Удалить фото',
    ]) {
      await shows(isThere, () => screen.queryByRole('button', { name }));
    }
    await shows(isThere, () => screen.queryByRole('checkbox', { name: /^Показывать меня в.списке участников/ }));
  });

  it('below every screen', async () => {
    open('/privacy', { Query: { ...listed(...threeYears), ...Query } });
    await screen.findByText(/Демонстрация: сегодня/);
    await shows(isThere, () => screen.queryByRole('link', { name: 'Проверка документа' }));
  });

  it('in the privacy policy', async () => {
    renderScreen(<PrivacyScreen />, { at: '/privacy', resolvers: { Query: { ...Query, clock } } });
    await screen.findByText(/несут код|Чтобы получить их копию/);
    const promises = [
      /сертификат несут код/,
      /можно было проверить/,
      /бейдж/,
      /скачивает их копию/,
      /Показывать меня в списке/,
    ];
    for (const said of promises) await shows(isThere, () => screen.queryByText(said));
    // The rest of both items stays.
    expect(screen.getByText(/дни посещения/)).toBeVisible();
    expect(screen.getByText(/остаётся без имени и вне всех списков/)).toBeVisible();
    await shows(!isThere, () => screen.queryByText(/Чтобы получить их копию/));
  });

  it('and /verify is a page', async () => {
    const { router } = renderScreen(<VerifyDocumentScreen />, { at: '/verify', resolvers: { Query } });
    if (isThere) expect(await screen.findByRole('textbox')).toBeVisible();
    else await expect.poll(() => router.state.location.pathname).toBe('/404');
  });
});
