import { fewestCharacters } from '../../schema/limits.ts';
/** Answers to login, sign-up, password and mailed links. */
export const accountsTexts = {
  erasedName: 'Имя удалено',
  passwordTooShort: `Пароль слишком короткий: нужно не менее ${fewestCharacters.password} символов.`,
  passwordTooLong: (limit: number) => `Пароль слишком длинный: не более ${limit} символов.`,
  noUpperCase: 'Добавьте хотя бы одну заглавную латинскую букву.',
  noLowerCase: 'Добавьте хотя бы одну строчную латинскую букву.',
  noDigit: 'Добавьте хотя бы одну цифру.',
  wrongEmail: 'Введите правильный адрес электронной почты.',
  letterNotSent: 'На этот адрес не удалось отправить письмо',
  wrongCredentials: 'Неверный E-mail или пароль.',
  emailTaken: 'Пользователь с таким email уже существует.',
  nameIsEmail: 'Имя пользователя должно совпадать с адресом электронной почты.',
  passwordsDiffer: 'Пароли не совпадают.',
  resetLetterSent: 'Письмо со ссылкой для восстановления пароля отправлено.',
  linkExpired: 'Срок действия ссылки истёк.',
  linkUsed: 'Ссылка недействительна или уже использована.',
  passwordChanged: 'Пароль успешно изменён.',
  emailVerified: 'Адрес электронной почты подтверждён.',
  verificationLetterSent:
    'Если с этим адресом создан личный кабинет и адрес ещё не подтверждён, письмо отправлено. Проверьте и папку «Спам».',
  wrongPassword: 'Неверный пароль.',
  emailChangeSent: 'Письмо со ссылкой отправлено на новый адрес. До перехода по ней действует прежний адрес.',
  emailChanged: 'Адрес электронной почты изменён.',
  otherSessionsEnded: 'Остальные сеансы завершены.',
  allSessionsEnded: 'Все сеансы завершены.',
  sessionEnded: 'Сеанс завершён.',
};
