import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrivacyScreen } from '../../../web/screens/PrivacyScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, profile } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';
import { enterPasswords, leaveDraft, openSignUp, submit } from './openSignUp.tsx';

const consentDocuments = [
  { purpose: 'PUBLICATION', version: 'publication-2025-09-01', validFrom: '2025-09-01', isInForce: true },
  { purpose: 'PROCESSING', version: 'processing-2025-09-01', validFrom: '2025-09-01', isInForce: true },
  { purpose: 'PROCESSING', version: 'processing-2025-03-01', validFrom: '2025-03-01', isInForce: false },
].map((document) => ({ ...document, text: `<p>Текст ${document.version}</p>` }));

const processing = () => screen.findByRole('checkbox', { name: /^Я.даю согласие на.обработку/ });
const publication = () => screen.findByRole('checkbox', { name: /^Я.даю согласие на.показ/ });
const open = (extensions = ['PUBLICITY']) => {
  leaveDraft();
  return openSignUp(undefined, { edition: () => ({ year: 2025, consentDocuments }), extensions: () => extensions });
};

describe('R21 the sign-up of an edition that asks for two consents', () => {
  it('has two empty boxes with a document each, and needs the one of processing', async () => {
    const { user, register } = await open();
    expect(await processing()).not.toBeChecked();
    expect(await publication()).not.toBeChecked();
    expect(await publication()).toHaveAccessibleDescription(/Согласие не.обязательно/);
    for (const [name, version] of [
      [/Прочитать согласие на.обработку/, 'processing'],
      [/Прочитать согласие на.распространение/, 'publication'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', `/privacy?version=${version}-2025-09-01`);
    }
    expect(screen.queryByRole('checkbox', { name: /Показывать меня/ })).toBeNull();
    await enterPasswords();
    await submit(user);
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    expect(register).not.toHaveBeenCalled();
    await user.click(await processing());
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.inputs[0]).toMatchObject({ hasConsented: true, consentVersion: 'processing-2025-09-01' });
    expect(register.inputs[0]).not.toHaveProperty('publicationConsentVersion');
  });

  it('sends the version of the consent to publication with it', async () => {
    const { user, register } = await open();
    await enterPasswords();
    await user.click(await processing());
    await user.click(await publication());
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.inputs[0]).toMatchObject({ publicationConsentVersion: 'publication-2025-09-01' });
    expect(register.inputs[0]).not.toHaveProperty('isListed');
  });

  it('R22 needs both if the provider lists everybody, and says why', async () => {
    const { user, register } = await open([]);
    await enterPasswords();
    await user.click(await processing());
    const box = await publication();
    expect(box).toBeRequired();
    expect(box).toHaveAccessibleDescription(/Без.этого согласия зарегистрироваться нельзя/);
    await submit(user);
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    expect(register).not.toHaveBeenCalled();
    await user.click(box);
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
  });
});

describe('R21 the cabinet of such an edition', () => {
  function cabinet(viewer: object, updateProfile = mutation({ viewer: null, userErrors: [] })) {
    const isListed = false;
    const answers = cabinetQuery({ edition: { consentDocuments }, profile: () => ({ ...profile, isListed }) });
    return openProfile({ ...answers, viewer: () => ({ ...answers.viewer(), ...viewer }) }, { updateProfile });
  }

  it('shows both consents, each with the way to the version that the person agreed to', async () => {
    cabinet({
      consent: { version: 'processing-2025-03-01', createdAt: '2025-09-14T21:30:00.000Z' },
      publicationConsent: { version: 'publication-2025-09-01', createdAt: '2025-09-14T21:30:00.000Z' },
    });
    expect(await screen.findByText(/на.обработку персональных данных дано .*, редакция от.01\.03\.2025/)).toBeVisible();
    expect(screen.getByText(/на.показ в.списке участников дано .*, редакция от.01\.09\.2025/)).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Прочитать согласие' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/privacy?version=processing-2025-03-01',
      '/privacy?version=publication-2025-09-01',
    ]);
  });

  it('agrees to publication with the version in force', async () => {
    const updateProfile = mutation({ viewer: null, userErrors: [] });
    const { user } = cabinet({}, updateProfile);
    await user.click(await publication());
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
    expect(updateProfile.inputs[0]).toMatchObject({
      isListed: true,
      publicationConsentVersion: 'publication-2025-09-01',
    });
  });
});

describe('what people agreed to before', () => {
  const read = (version: string) =>
    renderScreen(<PrivacyScreen />, {
      at: `/privacy?version=${version}`,
      resolvers: { Query: { extensions: () => [], editions: () => [{ year: 2025, consentDocuments }] } },
    });

  it('ACC-12 an earlier policy can be read, and links to the present one', async () => {
    read('2025-08-01');
    expect(await screen.findByText(/Фамилия, имя и.организация участника показываются/)).toBeVisible();
    expect(screen.getByText(/Редакция от.01\.08\.2025/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'открыть' })).toHaveAttribute('href', '/privacy');
  });

  it('R21 every version of a consent can be read', async () => {
    read('processing-2025-03-01');
    expect(await screen.findByText('Текст processing-2025-03-01')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Согласие на.обработку персональных данных/ })).toBeVisible();
  });

  it('says that a version does not exist', async () => {
    read('2020-01-01');
    expect(await screen.findByText('Такой редакции нет.')).toBeVisible();
  });
});
