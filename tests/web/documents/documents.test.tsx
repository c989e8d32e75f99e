import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { registration } from '../cabinet/cabinetData.ts';
import { cabinet } from '../cabinet/cabinetView.tsx';
import { newTab } from '../newTab.ts';

const confirmed = { ...registration, confirmedFormat: 'SPEAKER', isConfirmed: true };
const path = '/media/invitation.pdf';
const url = `https://forum.example.org${path}`;

describe('the invitation', () => {
  it('DOC-01 opens in a new tab that cannot reach back', async () => {
    const { tab, open } = newTab();
    const { user } = cabinet([confirmed], { createInvitationDownload: () => ({ download: { url }, userErrors: [] }) });
    await user.click(await screen.findByRole('button', { name: /Приглашение/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(path));
    expect(open).toHaveBeenCalledOnce();
    expect(tab.opener).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('DOC-03 a rejection disappears when the button works again, and reloads the card', async () => {
    const before = { ...confirmed, isConfirmed: false };
    const registrations = [before];
    const { open } = newTab();
    const message = 'Приглашение станет доступно после подтверждения участия';
    const userErrors = [{ code: 'REFUSED', message, field: null }];
    const { user } = cabinet(registrations, {
      createInvitationDownload: () => {
        // Confirmed in another tab meanwhile.
        registrations[0] = { ...confirmed };
        return { download: null, userErrors };
      },
    });
    await user.click(await screen.findByRole('button', { name: /Приглашение/ }));
    const button = screen.getByRole('button', { name: /Приглашение/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    const card = within(screen.getByRole('article'));
    expect(card.queryByText(message)).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('DOC-01 becomes a link if the browser blocks the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = cabinet([confirmed], { createInvitationDownload: () => ({ download: { url }, userErrors: [] }) });
    await user.click(await screen.findByRole('button', { name: /Приглашение/ }));
    expect(await screen.findByRole('link', { name: 'открыть приглашение' })).toHaveAttribute('href', path);
  });
});

describe('the certificate', () => {
  it('DOC-02 is offered to a confirmed listener once certificates are given', async () => {
    const { tab } = newTab();
    const listener = { ...registration, requestedFormat: 'LISTENER', confirmedFormat: 'LISTENER', title: null };
    const view = cabinet(
      [listener],
      { createCertificateDownload: () => ({ download: { url }, userErrors: [] }) },
      { hasCertificates: true },
    );
    await view.user.click(await screen.findByRole('button', { name: /Сертификат/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(path));
  });

  const rejected = {
    download: null,
    userErrors: [{ code: 'WINDOW_CLOSED', message: 'Сертификат ещё не выдаётся', field: null }],
  };

  it('DOC-03 is disabled before its day, and a click shows the service’s reason as a toast for 3 s', async () => {
    fakeTimers();
    const { open } = newTab();
    const { user } = cabinet([confirmed], { createCertificateDownload: () => rejected });
    const button = await screen.findByRole('button', { name: /Сертификат/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/Будет доступен с\s25\sоктября\s2025\sгода/);
    await user.click(button);
    await expectToast('Сертификат ещё не выдаётся', 3000);
    expect(open).not.toHaveBeenCalled();
  });

  it('DOC-03 closes the tab when the service rejects the request', async () => {
    const { tab } = newTab();
    const { user } = cabinet([confirmed], { createCertificateDownload: () => rejected }, { hasCertificates: true });
    await user.click(await screen.findByRole('button', { name: /Сертификат/ }));
    expect(await screen.findByText('Сертификат ещё не выдаётся')).toBeVisible();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('DOC-02 is offered as a link if the page was outdated', async () => {
    const { user } = cabinet([confirmed], { createCertificateDownload: () => ({ download: { url }, userErrors: [] }) });
    await user.click(await screen.findByRole('button', { name: /Сертификат/ }));
    expect(await screen.findByRole('link', { name: 'открыть сертификат' })).toHaveAttribute('href', path);
  });
});
