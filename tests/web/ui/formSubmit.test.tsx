import { useForm } from '@mantine/form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFormSubmit } from '../../../web/ui/form/useFormSubmit.ts';
import { renderScreen } from '../../testkit/render.tsx';

const isGiven = { check: ({ name }: { name: string }) => (name === '' ? { name: 'Введите имя' } : {}) };

interface SampleProps {
  rules?: () => Promise<typeof isGiven>;
  send: (values: object) => unknown;
}

function Sample({ rules = async () => isGiven, send }: SampleProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', newPassword: ' Pri\u00admer\u200b' },
    validate: async (values) => (await rules()).check(values),
  });
  const { formProps } = useFormSubmit(form, { loadRules: rules, send: async (values) => send(values) });
  const { error, ...input } = form.getInputProps('name');
  return (
    <form {...formProps} aria-label="Образец">
      <input key={form.key('name')} {...input} aria-label="Имя" aria-invalid={error !== undefined} />
      {error}
    </form>
  );
}

const submit = () => fireEvent.submit(screen.getByRole('form'));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Имя'), { target: { value } });

describe('a form', () => {
  it('shows the messages of its rules, focuses the first wrong field and sends nothing', async () => {
    const send = vi.fn();
    renderScreen(<Sample send={send} />);
    submit();
    expect(await screen.findByText('Введите имя')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveFocus());
    type('Пример');
    expect(screen.queryByText('Введите имя')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('cleans copied texts before its rules, shows them so and sends them so, but no password', async () => {
    const send = vi.fn();
    renderScreen(<Sample send={send} />);
    type('\u200b\u00ad');
    submit();
    expect(await screen.findByText('Введите имя')).toBeVisible();
    type('Рост\u000bплё\u00adнок');
    screen.getByLabelText('Имя').focus();
    submit();
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Рост плёнок', newPassword: ' Pri\u00admer\u200b' }),
    );
    expect(screen.getByLabelText('Имя')).toHaveValue('Рост плёнок');
    expect(screen.getByLabelText('Имя')).toHaveFocus();
  });

  it('REG-11 is sent once when it is submitted twice', async () => {
    const send = vi.fn(() => new Promise(() => {}));
    renderScreen(<Sample send={send} />);
    type('Пример');
    submit();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalled());
    submit();
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
  });

  it('R12 is not sent if its rules cannot be loaded, and says so', async () => {
    const send = vi.fn();
    const rules = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    renderScreen(<Sample rules={rules} send={send} />);
    fireEvent.focus(screen.getByLabelText('Имя'));
    expect(rules).toHaveBeenCalledOnce();
    type('Пример');
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/вышла новая версия портала/);
    expect(send).not.toHaveBeenCalled();
  });
});
