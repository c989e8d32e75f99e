/** Messages of the forms for accounts: login, sign-up, password, mailed links. */
export const accountsTexts = {
  wrongEmail: 'Введите корректный E-mail',
  enterPassword: 'Введите пароль',
  passwordsDiffer: 'Пароли должны совпадать',
  consentRequired: 'Обязательное поле',
  otherConsent: 'Текст согласия изменился. Обновите страницу и\u00a0прочитайте новый.',
  brokenLink: 'Ссылка неполная или повреждена',
  unknownEmail: 'Пользователь с таким email не найден',
  enterEmail: 'Введите адрес электронной почты',
  invalidEmail: 'Неверный адрес электронной почты',
};
