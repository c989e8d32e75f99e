import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardSessions } from '../../../web/features/participants/bulk/boardSections.ts';
import { sectionName } from '../../../web/features/participants/scope/SectionName.tsx';
import { GivenUpLetters } from '../../../web/features/participants/waiting/GivenUpLetters.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { giveHeight } from './listData.ts';
import { openBulk, planFormat, planOf } from './openBulk.tsx';
import { edit, open } from './openRecord.tsx';

beforeEach(giveHeight);

const name = 'Физика и техника';
const typesetName = 'Физика и\u00a0техника';
const sections = [{ id: '3', name, isActive: true, isPublic: true, isOpenToTalks: true }];

describe('names from data break between lines only where they may', () => {
  it('LST-09 in the name of a section', () => {
    expect(sectionName({ name, isListed: true })).toBe(typesetName);
  });

  it('LST-04 in the sections that a record can get', async () => {
    const page = open({ sections: () => sections });
    await page.user.click(within(await edit(page)).getByRole('combobox', { name: 'Секция' }));
    expect(await screen.findByRole('option', { name: typesetName })).toBeInTheDocument();
  });

  it('LST-04 in the sections whose posters can be numbered', () => {
    const posters = { facets: { effectiveSections: [{ section: { id: '3' }, count: 2 }] } };
    const [session] = boardSessions({ sections, posterLists: [], posters } as never);
    expect(session?.sections[0]?.name).toBe(typesetName);
  });

  it('REG-05 in the subject of a planned letter', async () => {
    const plan = planOf(1, 1);
    const [letter] = plan.plan.letters ?? [];
    const page = await openBulk();
    const dialog = await planFormat(page, () => ({
      ...plan,
      plan: { ...plan.plan, letters: [{ ...letter, subject: 'Подтвердите участие до 9 октября' }] },
    }));
    await page.user.click(dialog.getByRole('button', { name: 'Дальше: письма' }));
    const shown = 'Подтвердите участие до\u00a09\u00a0октября';
    expect(await screen.findByText(`Показать письмо «${shown}»`, { normalizer: String })).toBeVisible();
    expect(screen.getByText(shown, { normalizer: String })).toBeInTheDocument();
  });

  it('REG-05 in the subject of an undelivered letter', () => {
    const letter = { key: '1', registration: null, fullName: 'Примеров', createdAt: '2025-09-15T09:00:00.000Z' };
    const letters = [{ ...letter, subject: 'Время до 9 октября', failure: 'ADDRESS_REJECTED' as const }];
    renderScreen(<GivenUpLetters letters={letters} />);
    expect(screen.getByText('Время до\u00a09\u00a0октября', { normalizer: String })).toBeVisible();
  });
});
