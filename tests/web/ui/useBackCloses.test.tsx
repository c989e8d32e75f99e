import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useBackCloses } from '../../../web/ui/dialog/useBackCloses.ts';

function Sample({ name, canClose = true }: { name: string; canClose?: boolean }) {
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false), canClose);
  return (
    <>
      <button type="button" onClick={() => setOpened(!opened)}>
        {name}
      </button>
      {opened ? <p>открыт {name}</p> : null}
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const back = () => act(() => window.history.back());
const isClosed = (name: string) => waitFor(() => expect(screen.queryByText(`открыт ${name}`)).toBeNull());
/** How many dialogs the present entry of the history lists. */
const listed = () => (window.history.state as { dialogs?: string[] } | null)?.dialogs?.length ?? 0;

describe('Back with an opened dialog', () => {
  it('closes it and stays on the page', async () => {
    render(<Sample name="первый" />, { wrapper: StrictMode });
    press('первый');
    expect(listed()).toBe(1);
    back();
    await isClosed('первый');
    expect(listed()).toBe(0);
  });

  it('closes the upper of two', async () => {
    render(
      <>
        <Sample name="нижний" />
        <Sample name="верхний" />
      </>,
    );
    press('нижний');
    press('верхний');
    back();
    await isClosed('верхний');
    expect(screen.getByText('открыт нижний')).toBeInTheDocument();
    back();
    await isClosed('нижний');
  });

  it('does nothing while the dialog cannot be closed', async () => {
    render(<Sample name="занятый" canClose={false} />);
    press('занятый');
    back();
    await waitFor(() => expect(listed()).toBe(1));
    expect(screen.getByText('открыт занятый')).toBeInTheDocument();
    press('занятый');
    await waitFor(() => expect(listed()).toBe(0));
  });

  it('leaves no history entry after a dialog was closed in another way', async () => {
    render(<Sample name="первый" />);
    press('первый');
    press('первый');
    await waitFor(() => expect(listed()).toBe(0));
  });

  it('skips a dialog that closed while another opened', async () => {
    function Chain() {
      const [step, setStep] = useState(0);
      useBackCloses(step === 1, () => setStep(0));
      useBackCloses(step === 2, () => setStep(0));
      return (
        <button type="button" onClick={() => setStep(step + 1)}>
          шаг {step}
        </button>
      );
    }
    render(<Chain />);
    press('шаг 0');
    press('шаг 1');
    back();
    await screen.findByRole('button', { name: 'шаг 0' });
    await waitFor(() => expect(listed()).toBe(0));
  });
});
