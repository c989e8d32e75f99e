import { fewestCharacters } from '../../schema/limits.ts';

/** Messages about values of forms. */
export const validationTexts = {
  required: 'Заполните поле',
  atMost: (length: number) => `Не более ${length} символов`,
  mostRecords: (limit: number) => `Не более ${limit} записей`,
  chooseOne: 'Выберите значение из списка',
  chooseSome: 'Выберите значения из списка',
  phone: 'Введите корректный номер телефона',
  birthDate: 'Дата рождения вне допустимых пределов',
  nameCharacters: 'Только буквы, пробелы, дефисы, апострофы и точки',
  middleName: `Не менее ${fewestCharacters.middleName} символов`,
  passwordTooShort: `Минимум ${fewestCharacters.password} символов`,
  passwordTooWeak: `${fewestCharacters.password} или более символов, включая как минимум 1 заглавную букву, 1 строчную букву и 1 цифру`,
};
