import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '../../../web/features/participants/review/PdfPages.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { giveHeight } from './listData.ts';
import { pdfFile } from './pdfData.ts';

const opened = vi.hoisted(() => vi.fn());
vi.mock('../../../web/features/participants/review/openPdf.ts', () => ({ openPdf: opened }));

beforeEach(() => {
  // A pane of 1000 pixels.
  giveHeight();
  opened.mockResolvedValue(pdfFile());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('%PDF')),
  );
});

const drawnWidth = async (pixels: number) =>
  waitFor(() => expect(screen.getByRole('img', { name: /Страница 1/ })).toHaveProperty('width', pixels));

describe('a drawn thesis', () => {
  it('fits the width of its pane and zooms in steps, which the next one keeps', async () => {
    const { user, unmount } = renderScreen(<PdfPages url="/media/a.pdf" name="a.pdf" />);
    await drawnWidth(1000);
    expect(screen.getByRole('button', { name: /По.ширине/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Крупнее' }));
    await user.click(screen.getByRole('button', { name: 'Крупнее' }));
    await drawnWidth(1500);
    expect(screen.getByText(/^150.%$/)).toBeVisible();
    unmount();
    const next = renderScreen(<PdfPages url="/media/b.pdf" name="b.pdf" />);
    await drawnWidth(1500);
    await next.user.click(screen.getByRole('button', { name: /По.ширине/ }));
    await drawnWidth(1000);
    for (const _ of [1, 2]) await next.user.click(screen.getByRole('button', { name: 'Мельче' }));
    await drawnWidth(500);
    expect(screen.getByRole('button', { name: 'Мельче' })).toBeDisabled();
  });
});
