import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { cabinetQuery, clock, fault, registration, sections } from './cabinetData.ts';
import { openCabinet, openExtra, openRegistration } from './cabinetView.tsx';

const badResponse = () =>
  new GraphQLError('hidden', { extensions: { code: 'PROVIDER_BAD_RESPONSE', requestId: 'abc123' } });

it.each(['registrations', 'viewer'])(
  'R12 a failed read of %s on return keeps the cards and the open dialog, and says what failed until a retry succeeds',
  async (failing) => {
    markSession();
    let isDown = false;
    const fail = (field: string) => {
      if (isDown && field === failing) throw badResponse();
    };
    const answers = cabinetQuery({
      registrations: () => {
        fail('registrations');
        return [registration];
      },
    });
    const viewer = () => {
      fail('viewer');
      return answers.viewer();
    };
    const now = vi.spyOn(performance, 'now');
    const view = openCabinet({ ...answers, viewer, clock });
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
    expect(hasSession()).toBe(true);
  },
);

it('R12 a dialog that reads the sections again stays if the registrations fail in that read', async () => {
  let isFirst = true;
  const Query = cabinetQuery({
    sections: () => (isFirst ? fault() : sections),
    registrations: () => (isFirst ? [] : fault()),
  });
  const dialog = await openRegistration(openCabinet(Query));
  isFirst = false;
  await dialog.press('Попробовать ещё раз');
  expect(await dialog.findByRole('checkbox', { name: 'Вторая секция' })).toBeVisible();
});
