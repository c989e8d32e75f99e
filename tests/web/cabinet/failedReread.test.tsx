import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock, registration } from './cabinetData.ts';
import { openExtra } from './cabinetView.tsx';

const badResponse = () =>
  new GraphQLError('hidden', { extensions: { code: 'PROVIDER_BAD_RESPONSE', requestId: 'abc123' } });

it('R12 a failed read on return keeps the cards and the open dialog, and says what failed until a retry succeeds', async () => {
  let isDown = false;
  const registrations = () => {
    if (isDown) throw badResponse();
    return [registration];
  };
  const now = vi.spyOn(performance, 'now');
  const view = renderScreen(<CabinetScreen />, {
    at: '/personal-data',
    resolvers: { Query: { ...cabinetQuery({ registrations }), clock } },
  });
  const dialog = await openExtra(view);
  const title = dialog.getByLabelText(/Название доклада/);
  await view.user.type(title, 'Второй доклад');
  isDown = true;
  now.mockReturnValue(performance.now() + 60_000);
  window.dispatchEvent(new Event('focus'));
  const heading = await screen.findByText('Не удалось загрузить: ваши регистрации');
  const alert = within(heading.closest('[role=alert]') as HTMLElement);
  expect(alert.getByText(/abc123/)).toBeInTheDocument();
  expect(alert.queryByText(/Нет связи/)).toBeNull();
  expect(title).toHaveValue('Второй доклад');
  expect(title).toBeVisible();
  await dialog.press('Отмена');
  isDown = false;
  await view.user.click(alert.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(screen.queryByText(/Не удалось загрузить/)).toBeNull());
  expect(screen.getByRole('article')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
