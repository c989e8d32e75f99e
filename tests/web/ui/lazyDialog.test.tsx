import { fireEvent, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '../../../web/ui/page/lazyDialog.tsx';
import { renderScreen } from '../../testkit/render.tsx';

interface Props {
  opened?: boolean;
  onClose: () => void;
}

const Loaded = ({ opened = true }: Props) => (opened ? <p>Диалог</p> : null);

/** A form with a dialog, whose chunk can be loaded only from the second time on. */
function openForm(isKept: boolean) {
  const load = vi.fn(async () => ({ Loaded }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyDialog('Loaded', load);
  function Form() {
    const [opened, setOpened] = useState<boolean | null>(null);
    const close = () => setOpened(false);
    return (
      <>
        <input aria-label="Пароль" />
        <button type="button" aria-expanded={opened === true} onClick={() => setOpened(true)}>
          Открыть
        </button>
        <Suspense>
          {isKept && opened !== null ? <Part opened={opened} onClose={close} /> : null}
          {!isKept && opened ? <Part onClose={close} /> : null}
        </Suspense>
      </>
    );
  }
  return { ...renderScreen(<Form />), load };
}

describe('a dialog whose chunk cannot be loaded', () => {
  it.each([
    ['that stays rendered while it is closed', true],
    ['that is rendered only while it is open', false],
  ])('%s: a toast says so, what was typed stays, and the next press opens it', async (_, isKept) => {
    const { user, load } = openForm(isKept);
    fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'Primer2025' } });
    await user.click(screen.getByRole('button', { name: 'Открыть' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(screen.getByLabelText('Пароль')).toHaveValue('Primer2025');
    const button = await screen.findByRole('button', { name: 'Открыть', expanded: false });
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(button);
    expect(await screen.findByText('Диалог')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
