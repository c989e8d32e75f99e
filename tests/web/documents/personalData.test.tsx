import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PersonalData } from '../../../web/features/documents/PersonalData.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { fault, rejection } from '../cabinet/cabinetData.ts';

const open = (createPersonalDataDownload: () => unknown) =>
  renderScreen(<PersonalData />, { resolvers: { Mutation: { createPersonalDataDownload } } });

describe('my data', () => {
  it('are saved by the browser from their address', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
    // The page stays at its own host.
    const url = 'https://forum.example.org/media/personal/1/my-data.zip';
    const { user } = open(() => ({ download: { url }, userErrors: [] }));
    await user.click(screen.getByRole('button', { name: 'Скачать мои данные' }));
    await waitFor(() => expect(saved).toEqual(['/media/personal/1/my-data.zip']));
  });

  it.each([
    ['why there is no archive', () => ({ download: null, ...rejection('Архива нет') }), /Архива нет/],
    ['that something failed', () => fault(), /Неизвестная ошибка/],
  ])('shows at the button %s', async (_, answer, message) => {
    const { user } = open(answer);
    await user.click(screen.getByRole('button', { name: 'Скачать мои данные' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
