import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateField } from '../../../web/ui/form/DateField.tsx';
import { renderScreen } from '../../testkit/render.tsx';

it('Tab leaves a date field for the next field, past the open calendar', async () => {
  const { user } = renderScreen(
    <>
      <DateField label="Дата рождения" minDate="1920-01-01" maxDate="2010-01-01" />
      <input aria-label="Телефон" />
    </>,
  );
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Предыдущий месяц' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
});

it('reads a date that was copied with invisible characters', async () => {
  const report = vi.fn();
  const { user } = renderScreen(
    <DateField label="Дата рождения" minDate="1920-01-01" maxDate="2010-01-01" onChange={report} />,
  );
  await user.click(screen.getByRole('textbox', { name: 'Дата рождения' }));
  await user.paste('\u200e07.\u200e03.1990\u200b');
  expect(report).toHaveBeenLastCalledWith('1990-03-07');
});
