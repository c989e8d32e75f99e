import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhotosScreen } from '../../../web/screens/PhotosScreen.tsx';
import { offline, renderScreen } from '../../testkit/render.tsx';

const image = (id: string, title: string) => ({
  id,
  title,
  alt: `${title}: рисунок`,
  credit: 'Рисунок организаторов',
  url: `https://forum.example.org/editions/2025/${id}.webp`,
  width: 1600,
  height: 1000,
  sources: [{ type: 'image/avif', srcSet: `/editions/2025/${id}-480.avif 480w` }],
});
const three = [image('ring', 'Кольцо'), image('beam', 'Пучок'), image('crystal', 'Кристалл')];

function open(at = '/photo', given: object = {}) {
  return renderScreen(<PhotosScreen />, {
    at,
    resolvers: {
      Query: { edition: () => ({ year: 2025, gallery: three, albumUrl: 'https://photos.example.org/2025', ...given }) },
    },
  });
}

const dialog = () => screen.findByRole('dialog');
const counter = (text: RegExp) => screen.findByText(text);

describe('a gallery', () => {
  it('PUB-05 is a grid of pictures in sizes the browser chooses among, with the album elsewhere', async () => {
    open();
    const first = await screen.findByRole('link', { name: /Кольцо/ });
    const picture = within(first).getByRole('img', { name: 'Кольцо: рисунок' });
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture.closest('picture')?.querySelector('source')).toHaveAttribute('type', 'image/avif');
    expect(screen.getAllByRole('img')).toHaveLength(3);
    const album = screen.getByRole('link', { name: /ещё фото/ });
    expect(album).toHaveAttribute('href', 'https://photos.example.org/2025');
    expect(album).toHaveAttribute('target', '_blank');
  });

  it('PUB-05 a click opens the picture, a click on it goes on, from the last to the first', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('link', { name: /Пучок/ }));
    const shown = within(await dialog());
    expect(router.state.location.search).toBe('?photo=2');
    expect(shown.getByText(/^2\sиз\s3$/)).toBeVisible();
    const stage = () => shown.getAllByRole('button', { name: 'Следующая фотография' })[0] as HTMLElement;
    expect(stage()).toHaveAccessibleDescription('Пучок: рисунок');
    await user.click(stage());
    expect(await counter(/^3\sиз\s3$/)).toBeVisible();
    expect(shown.getByRole('status')).toHaveTextContent(/^Кристалл, 3\sиз\s3$/);
    await user.click(stage());
    expect(await counter(/^1\sиз\s3$/)).toBeVisible();
    expect(router.state.location.search).toBe('?photo=1');
  });

  it('PUB-05 arrow keys go on and back, Escape closes, and the focus is on the picture last shown', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('link', { name: /Кольцо/ }));
    await dialog();
    await user.keyboard('{ArrowLeft}');
    expect(await counter(/^3\sиз\s3$/)).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await counter(/^2\sиз\s3$/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: /Пучок/ })).toHaveFocus());
  });

  it('PUB-05 a swipe turns over; one up or down, or a short one, does not', async () => {
    open('/photo?photo=1');
    const stage = within(await dialog()).getAllByRole('button', { name: 'Следующая фотография' })[0] as HTMLElement;
    const swipe = (x: number, y: number) => {
      const finger = { clientX: 200, clientY: 200 };
      fireEvent.touchStart(stage, { touches: [finger], changedTouches: [finger] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-20, 0);
    swipe(-60, 90);
    expect(screen.getByText(/^1\sиз\s3$/)).toBeVisible();
    swipe(-90, 10);
    expect(await counter(/^2\sиз\s3$/)).toBeVisible();
    swipe(90, 10);
    expect(await counter(/^1\sиз\s3$/)).toBeVisible();
  });

  it.each(['?photo=4', '?photo=0', '?photo=x'])('the address %s names no picture and opens none', async (query) => {
    open(`/photo${query}`);
    await screen.findByRole('link', { name: /Кольцо/ });
    // The dialog is a separate chunk, so it gets time to load.
    await act(() => import('../../../web/features/gallery/PhotoDialog.tsx'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a text in place of a missing picture; the others stay', async () => {
    open();
    fireEvent.error(await screen.findByRole('img', { name: 'Пучок: рисунок' }));
    expect(screen.getByText(/Фотография не\sзагрузилась/)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('says that there are no pictures yet, and offers to try again where they could not be loaded', async () => {
    const { unmount } = open('/photo', { gallery: [], albumUrl: null });
    expect(await screen.findByText('Фотографий пока нет.')).toBeVisible();
    unmount();
    renderScreen(<PhotosScreen />, { at: '/photo', transport: offline });
    expect(await screen.findByRole('button', { name: /Повторить|Попробовать/ })).toBeVisible();
  });
});
