import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { theme } from '../../../web/app/theme.ts';

it('a loading button keeps the focus, and neither acts nor sends its form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const show = (loading: boolean) => (
    <MantineProvider theme={theme} env="test">
      <form onSubmit={onSubmit}>
        <input aria-label="Имя" />
        <Button type="submit" loading={loading} onClick={onClick}>
          Сохранить
        </Button>
      </form>
    </MantineProvider>
  );
  const { rerender } = render(show(false));
  const button = screen.getByRole('button', { name: 'Сохранить' });
  button.focus();
  rerender(show(true));
  // Browsers take the focus from a disabled button; jsdom does not.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), 'а{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(show(false));
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});
