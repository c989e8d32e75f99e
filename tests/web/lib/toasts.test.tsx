import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/ui/toast/Toasts.tsx';
import { notifyError, notifySuccess } from '../../../web/lib/notify.ts';
import { perform } from '../../../web/lib/perform.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';

const rejected = (message: string) => async () => ({ userErrors: [{ code: 'REFUSED', message, field: null }] });
const failed = async () => {
  throw new CombinedGraphQLErrors({ errors: [{ message: 'inner', extensions: { code: 'SOMETHING_NEW' } }] });
};

describe('toasts', () => {
  beforeEach(() => {
    fakeTimers();
    renderScreen(<main />);
  });

  it.each([
    ['a success', 'Данные сохранены', 6000, () => notifySuccess('Данные сохранены')],
    ['a failure', 'Произошла ошибка!', 6000, () => notifyError('Произошла ошибка!')],
    [
      'the text of a rejection',
      'Регистрация завершена',
      3000,
      () => perform({ call: rejected('Регистрация завершена') }),
    ],
    ['a failed call', 'Неизвестная ошибка', 4000, () => perform({ call: failed })],
    [
      'the success of an action',
      'Успешно',
      6000,
      () => perform({ call: async () => ({ userErrors: [] }), success: { message: 'Успешно' } }),
    ],
  ])('MSG-01 shows %s, «%s», for %i ms', async (_, text, milliseconds, act) => {
    void act();
    await expectToast(text, milliseconds);
  });

  it('MSG-01 say nothing of a call that ended because the person stopped it or closed its dialog', async () => {
    const inPlace = vi.fn();
    const ended = async () => Promise.reject(new DOMException('ended', 'AbortError'));
    expect(await perform({ call: ended, inPlace })).toBeNull();
    expect(inPlace).toHaveBeenCalledExactlyOnceWith(null);
  });
});
