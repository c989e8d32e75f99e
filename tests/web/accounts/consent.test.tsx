import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { PrivacyScreen } from '../../../web/screens/PrivacyScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';

function cabinet(consent: object | null) {
  const answers = cabinetQuery();
  const viewer = () => ({ ...answers.viewer(), consent });
  return openProfile({ ...answers, viewer });
}

describe('the consent in the cabinet', () => {
  it('ACC-12 says when it was given and to which version, with the way to the policy', async () => {
    cabinet({ version: '2025-08-01', createdAt: '2025-09-14T21:30:00.000Z' });
    expect(await screen.findByText(/дано 15\.09\.2025 00:30, редакция от.01\.08\.2025/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Политика конфиденциальности' });
    expect(link).toHaveAttribute('href', '/privacy?version=2025-08-01');
  });

  it('ACC-12 says nothing if the provider stores no consent', async () => {
    cabinet(null);
    await screen.findByLabelText(/Фамилия/);
    expect(screen.queryByText(/Согласие на/)).toBeNull();
  });

  it('ACC-12 the policy names its version, which goes with each consent', () => {
    renderScreen(<PrivacyScreen />, { at: '/privacy' });
    const [year, month, day] = privacyVersion.split('-');
    expect(screen.getByText(new RegExp(`Редакция от ${day}\\.${month}\\.${year}\\.`))).toBeVisible();
  });

  it('ACC-12 withdrawal names the address to write to, and what is deleted and kept then', () => {
    renderScreen(<PrivacyScreen />, { at: '/privacy' });
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('отозвать согласие, он пишет на адрес privacy@example.org');
    expect(text).toContain('оператор удаляет профиль, заявки, файлы, письма, отметки о посещении и сеансы');
    expect(text).toContain('остаётся без имени и вне всех списков');
  });

  it('ACC-12 a changed policy has a new version: change both lines together', async () => {
    renderScreen(<PrivacyScreen />, { at: '/privacy' });
    // With what only some providers have.
    await screen.findByText(/Показывать меня в списке/);
    const sections = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ parentElement }) => parentElement?.textContent);
    const hash = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 16);
    expect([privacyVersion, sections.length, hash]).toEqual(['2025-09-01', 12, 'bec0251a0f88d633']);
  });
});
