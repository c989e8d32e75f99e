import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '../../../web/ui/page/lazyPart.ts';
import { renderScreen } from '../../testkit/render.tsx';

it('shows the substitute in place of a part whose chunk cannot be loaded, and leaves the screen', async () => {
  const load = async (): Promise<{ Menu: () => null }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const Menu = lazyPart('Menu', load, () => <a href="/logout">Выйти</a>);
  renderScreen(
    <>
      <p>Страница</p>
      <Suspense>
        <Menu />
      </Suspense>
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Выйти' })).toBeVisible();
  expect(screen.getByText('Страница')).toBeVisible();
});
