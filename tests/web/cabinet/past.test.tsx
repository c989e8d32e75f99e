import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cabinetQuery, edition, fault, registration } from './cabinetData.ts';
import { openCabinet } from './cabinetView.tsx';

/** A person with a registration of 2024 only; `edition` answers as a forum of that year that is over. */
function openWithPast(
  at = '/personal-data',
  past: () => object[] = () => [{ ...registration, confirmedFormat: 'LISTENER' }],
) {
  const registrations = ({ editionId }: { editionId?: string }) => (editionId === 'Edition:2024' ? past() : []);
  const Query = cabinetQuery({ registrations, pastYears: [2024, 2023] });
  const over = { year: 2024, isOver: true, hasCertificates: true };
  const editionOf = (_: unknown, { year }: { year?: number }) =>
    year === 2024 ? { ...edition, ...over } : Query.edition();
  return openCabinet({ ...Query, edition: editionOf as never }, {}, at);
}

it('DOC-02 CAB-05 leads to the registrations and certificates of an earlier forum, and back', async () => {
  const { user } = openWithPast();
  expect(await screen.findByRole('button', { name: 'Зарегистрироваться на\u00a0форум' })).toBeVisible();
  const past = within(screen.getByRole('navigation', { name: 'Прошлые форумы' }));
  expect(past.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['2024', '2023']);
  await user.click(past.getByRole('link', { name: 'Форум 2024\u00a0года' }));
  const card = within(await screen.findByRole('article'));
  const tab = screen.getByRole('tab', { name: 'Участие в\u00a0форуме' });
  expect(tab, 'the link is gone').toHaveFocus();
  expect(card.getByRole('button', { name: /Сертификат/ })).not.toHaveAttribute('aria-disabled', 'true');
  expect(card.queryByRole('button', { name: /Отменить/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Зарегистрироваться/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Профиль' }));
  await user.click(screen.getByRole('tab', { name: 'Участие в\u00a0форуме' }));
  expect(screen.getByRole('article'), 'the profile between them keeps the year').toBeVisible();
  await user.click(screen.getByRole('link', { name: 'К\u00a0нынешнему форуму' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(tab).toHaveFocus();
});

it('TOU-02 shows the answers of that year on the first card of the forum, also below one of the school', async () => {
  const ofSchool = { ...registration, id: '10002', isSchool: true };
  openWithPast('/personal-data?year=2024', () => [ofSchool, registration, { ...registration, id: '10003' }]);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).queryByText('Экскурсия') !== null)).toEqual([false, true, false]);
});

it('CAB-05 says that there was no registration in that year', async () => {
  openWithPast('/personal-data?year=2023');
  expect(await screen.findByText(/В.этом году вы.не.регистрировались/)).toBeVisible();
});

it('CAB-05 says that the registrations of that year could not be loaded', async () => {
  openWithPast('/personal-data?year=2024', fault);
  expect(await screen.findByText(/Не удалось загрузить: ваши регистрации/)).toBeVisible();
});

it('CAB-03 takes a year without a forum for the present one, and offers none where there were none', async () => {
  openCabinet(cabinetQuery(), {}, '/personal-data?year=1999');
  expect(await screen.findByRole('button', { name: 'Зарегистрироваться на\u00a0форум' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Прошлые форумы' })).toBeNull();
});
