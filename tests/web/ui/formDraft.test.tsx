import { createEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dropDrafts, writeDraft } from '../../../web/lib/draftStorage.ts';
import { setServiceClock } from '../../../web/lib/serviceClock.ts';
import { DraftNotice } from '../../../web/ui/form/DraftNotice.tsx';
import { useFormWithDraft } from '../../../web/ui/form/useFormWithDraft.ts';
import { fill } from '../../testkit/fill.ts';
import { renderScreen } from '../../testkit/render.tsx';

const DAY = 24 * 60 * 60 * 1000;

interface Shown {
  account?: string | null;
  version?: number;
  saved?: { name: string; town: string; password: string };
}

const empty = { name: '', town: '', password: '' };

function Sample({ account = '1', version = 1, saved = empty }: Shown) {
  const [form, draft] = useFormWithDraft(
    { initialValues: saved },
    { name: 'sample', version, account, never: ['password'] },
  );
  return (
    <form>
      <DraftNotice draft={draft} />
      {Object.entries({ name: 'Имя', town: 'Город', password: 'Пароль' } as const).map(([name, label]) => (
        <input key={form.key(name)} {...form.getInputProps(name)} aria-label={label} />
      ))}
      <output>{draft.isDirty ? 'изменено' : 'сохранено'}</output>
      <output>{draft.isStored ? 'с черновиком' : 'без черновика'}</output>
      <button type="button" onClick={() => draft.markSaved(form.getValues())}>
        Сохранить
      </button>
      <button type="button" onClick={() => draft.rebase({ name: 'Новое', town: 'Новый', password: '' })}>
        Прочитать
      </button>
    </form>
  );
}

const show = (shown: Shown = {}) => renderScreen(<Sample {...shown} />);
const stored = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage });

/** Types into a form and leaves it, as a reload does. */
async function typeAndLeave(shown: Shown, text = 'Пример') {
  const { user, unmount } = show(shown);
  await user.type(screen.getByLabelText('Имя'), text);
  unmount();
}

describe('a draft', () => {
  it('is restored with a notice, counts as unsaved, and can be discarded', async () => {
    await typeAndLeave({});
    const { user } = show();
    expect(await screen.findByText(/Восстановлен черновик/)).toBeVisible();
    expect(screen.getByLabelText('Имя')).toHaveValue('Пример');
    expect(screen.getByText('изменено')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(screen.getByLabelText('Имя')).toHaveValue('');
    expect(screen.getByLabelText('Имя')).toHaveFocus();
    expect(screen.queryByText(/Восстановлен черновик/)).toBeNull();
    expect(stored()).not.toContain('Пример');
  });

  it('stays unsaved when another field is changed and changed back', async () => {
    await typeAndLeave({});
    const { user } = show();
    await user.type(screen.getByLabelText('Город'), 'Х{Backspace}');
    expect(screen.getByText('изменено')).toBeVisible();
  });

  it('shows the service’s time if known, and ends once it is saved', async () => {
    setServiceClock(Date.parse('2025-09-15T09:00:00.000Z'));
    await typeAndLeave({});
    const { user } = show();
    expect(await screen.findByText(/Восстановлен черновик от.15\.09\.2025 12:00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.queryByText(/Восстановлен черновик/)).toBeNull();
    await user.type(screen.getByLabelText('Город'), 'Х');
    expect(screen.getByText('изменено')).toBeVisible();
    expect(screen.queryByText(/Восстановлен черновик/), 'new input is no restored draft').toBeNull();
  });

  it('is removed when the form is saved or unchanged again', async () => {
    await typeAndLeave({});
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.getByText('сохранено')).toBeVisible();
    expect(stored()).not.toContain('Пример');
    await user.type(screen.getByLabelText('Город'), 'Х');
    expect(stored()).toContain('sample');
    await user.type(screen.getByLabelText('Город'), '{Backspace}');
    expect(stored()).not.toContain('sample');
  });

  it('stays when this form is saved, if it is what another tab has typed since', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Имя'), 'Пример');
    writeDraft({ name: 'sample', version: 1, account: '1' }, { town: 'Дубна' });
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.getByText('сохранено')).toBeVisible();
    expect(stored()).toContain('Дубна');
  });

  it('holds only changed fields, so that newer values of other fields stay', async () => {
    await typeAndLeave({ saved: { ...empty, town: 'Старый' } });
    show({ saved: { ...empty, town: 'Новый' } });
    expect(await screen.findByDisplayValue('Пример')).toBeVisible();
    expect(screen.getByLabelText('Город')).toHaveValue('Новый');
  });

  it('is compared with newer saved values, which replace only fields without input', async () => {
    const { user } = show({ saved: { ...empty, name: 'Имя', town: 'Старый' } });
    await user.type(screen.getByLabelText('Имя'), '!');
    await user.click(screen.getByRole('button', { name: 'Прочитать' }));
    expect(screen.getByLabelText('Имя')).toHaveValue('Имя!');
    expect(screen.getByLabelText('Город')).toHaveValue('Новый');
    expect(stored()).not.toContain('Новый');
    fill(screen.getByLabelText('Имя'), 'Новое');
    expect(await screen.findByText('сохранено')).toBeVisible();
  });

  it('never holds a password', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Пароль'), 'Primer2025');
    await user.type(screen.getByLabelText('Имя'), 'П');
    expect(stored()).toContain('П');
    expect(stored()).not.toContain('Primer2025');
  });

  it.each([
    ['another account', { account: '2' }],
    ['another version of the form', { version: 2 }],
    ['a form without an account', { account: null }],
  ])('is not shown to %s', async (_, other) => {
    await typeAndLeave({});
    show(other);
    expect(screen.getByLabelText('Имя')).toHaveValue('');
    expect(screen.getByText('сохранено')).toBeVisible();
  });

  it('belongs to its tab if there is no account', async () => {
    await typeAndLeave({ account: null });
    expect(window.localStorage).toHaveLength(0);
    show({ account: null });
    expect(await screen.findByDisplayValue('Пример')).toBeVisible();
  });

  it('expires after seven days, in every account', async () => {
    await typeAndLeave({});
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * DAY - 60_000);
    const fresh = show();
    expect(await screen.findByDisplayValue('Пример')).toBeVisible();
    fresh.unmount();
    vi.spyOn(Date, 'now').mockReturnValue(now + 8 * DAY);
    show({ account: '2' });
    expect(window.localStorage).toHaveLength(0);
  });

  it('is ignored when it is damaged', () => {
    window.localStorage.setItem('portal.draft:sample:1', '{"version":1,');
    show();
    expect(screen.getByText('сохранено')).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
  });

  it('is removed with its account, or with all drafts when the account is unknown', async () => {
    await typeAndLeave({ account: '1' }, 'Первый');
    await typeAndLeave({ account: '11' }, 'Второй');
    dropDrafts('1');
    expect(stored()).not.toContain('Первый');
    expect(stored()).toContain('Второй');
    dropDrafts(null);
    expect(stored()).not.toContain('Второй');
  });

  it('reports when the browser cannot store it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show();
    await user.type(screen.getByLabelText('Имя'), 'П');
    expect(screen.getByText('без черновика')).toBeVisible();
    expect(screen.getByLabelText('Имя')).toHaveValue('П');
  });
});

describe('a form with a draft', () => {
  it('stores a letter immediately and handles the next key before it renders', async () => {
    show();
    const name = screen.getByLabelText('Имя');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    for (const text of ['П', 'Пр']) {
      name.dispatchEvent(createEvent.input(name, { target: { value: text } }));
      // React renders at the end of an event what must not wait.
      await Promise.resolve();
      expect(screen.getByText('сохранено')).toBeVisible();
      expect(stored()).toContain(text);
    }
    expect(await screen.findByText('изменено')).toBeVisible();
  });
});
