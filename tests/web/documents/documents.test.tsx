import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { cabinetQuery, type edition, registration } from '../cabinet/cabinetData.ts';

const confirmed = { ...registration, confirmedFormat: 'SPEAKER', isConfirmed: true };
const url = 'http://localhost:4000/media/invitation.pdf';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function cabinet(item: object, Query: Resolvers['Query'] = {}, change: Partial<typeof edition> = {}) {
  return renderScreen(<CabinetScreen />, {
    resolvers: { Query: { ...cabinetQuery({ registrations: () => [item], edition: change }), ...Query } },
  });
}

function fakeTab() {
  const tab = {
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}

describe('the invitation', () => {
  it('DOC-01 is offered only after participation was confirmed', async () => {
    cabinet({ ...confirmed, isConfirmed: false });
    expect(await screen.findByRole('button', { name: 'Подтвердить участие' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Приглашение/ })).toBeNull();
  });

  it('DOC-01 opens in a new tab that cannot reach back', async () => {
    const { tab, open } = fakeTab();
    const { user } = cabinet(confirmed, { invitation: () => ({ url, userErrors: [] }) });
    await user.click(await screen.findByRole('button', { name: /Приглашение/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
    expect(open).toHaveBeenCalledOnce();
    expect(tab.opener).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('DOC-01 becomes a link where the browser opens no tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = cabinet(confirmed, { invitation: () => ({ url, userErrors: [] }) });
    await user.click(await screen.findByRole('button', { name: /Приглашение/ }));
    expect(await screen.findByRole('link', { name: 'открыть приглашение' })).toHaveAttribute('href', url);
  });
});

describe('the certificate', () => {
  it('DOC-02 is offered to a confirmed listener once certificates are given', async () => {
    const { tab } = fakeTab();
    const listener = { ...registration, requestedFormat: 'LISTENER', confirmedFormat: 'LISTENER', title: null };
    const view = cabinet(listener, { certificate: () => ({ url, userErrors: [] }) }, { certificatesAvailable: true });
    await view.user.click(await screen.findByRole('button', { name: /Сертификат/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
  });

  it('DOC-02 is not offered to a speaker who did not confirm', async () => {
    cabinet({ ...confirmed, isConfirmed: false }, {}, { certificatesAvailable: true });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Сертификат/ })).toBeNull();
  });

  it('DOC-03 before its day shows the reason of the service as a toast for 3 s and closes the tab', async () => {
    fakeTimers();
    const { tab } = fakeTab();
    const text = 'Сертификат ещё не выдаётся';
    const { user } = cabinet(confirmed, {
      certificate: () => ({ url: null, userErrors: [{ code: 'WINDOW_CLOSED', message: text, field: null }] }),
    });
    expect(await screen.findByText(/Сертификат будет доступен с 25 октября 2025 года/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Сертификат/ }));
    await expectToast(text, 3000);
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
