import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrivacyScreen } from '../../../web/screens/PrivacyScreen.tsx';
import { VerifyDocumentScreen } from '../../../web/screens/VerifyDocumentScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock, profile } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';
import { listed, open, threeYears } from './openShell.tsx';

const shows = (isThere: boolean, part: () => unknown) => waitFor(() => expect(Boolean(part())).toBe(isThere));

describe.each([
  [false, []],
  [true, ['SESSIONS', 'ARCHIVE', 'VERIFICATION', 'PUBLICITY', 'ACCOUNT_CHANGES']],
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
    const promises = [/сертификат несут код/, /можно было проверить/, /скачивает их копию/, /Показывать меня в списке/];
    for (const said of promises) await shows(isThere, () => screen.queryByText(said));
    // The rest of both items stays.
    expect(screen.getByText(/бейдж с именем/)).toBeVisible();
    expect(screen.getByText(/остаётся без имени и вне всех списков/)).toBeVisible();
    await shows(!isThere, () => screen.queryByText(/Чтобы получить их копию/));
  });

  it('and /verify is a page', async () => {
    const { router } = renderScreen(<VerifyDocumentScreen />, { at: '/verify', resolvers: { Query } });
    if (isThere) expect(await screen.findByRole('textbox')).toBeVisible();
    else await expect.poll(() => router.state.location.pathname).toBe('/404');
  });
});
