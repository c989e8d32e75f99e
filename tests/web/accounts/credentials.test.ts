import { describe, expect, it } from 'vitest';
import { checkLogin, checkNewPassword } from '../../../web/features/accounts/credentialsSchema.ts';
import { initialValues, noOther } from '../../../web/features/accounts/sign-up/signUpForm.ts';
import { checkSignUp } from '../../../web/features/accounts/sign-up/signUpSchema.ts';

describe('the rules of e-mail and password', () => {
  it.each([
    ['a@b.ru', true],
    ['first.last-x_1@sub.example.info', true],
    ['иван@пример.рф', true],
    ['ivan@пример.рф', true],
    ['иван@xn--e1afmkfd.xn--p1ai', true],
    ['иван@example.ru', false],
    ['participant@example', false],
  ])('ACC-02 %s is an address: %s', (email, isAddress) => {
    expect(checkLogin({ email, password: 'Primer2025' })).toEqual(
      isAddress ? {} : { email: 'Введите корректный E-mail' },
    );
  });

  it.each([
    ['Abc1', /Минимум 8 символов/],
    ['primer2025', /^Нужны заглавная/],
    ['Примерпример1', /^Нужны заглавная/],
    ['PrimerPrimer', /^Нужны заглавная/],
  ])('ACC-16 rejects the new password %s', (password, message) => {
    expect(checkNewPassword({ password })).toEqual({ password: expect.stringMatching(message) });
  });

  it('ACC-07 accepts the shortest password', () => {
    expect(checkNewPassword({ password: 'Primer25' })).toEqual({});
  });

  it('ACC-07 asks for a missing password, and does not call it too simple', () => {
    expect(checkSignUp(initialValues, noOther, false)).toMatchObject({ password: 'Введите пароль' });
  });
});
