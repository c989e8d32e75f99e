import { fewestCharacters } from '../../../schema/limits.ts';

/** Messages about a person's data; they load with the rules. Those quoted in 1§5 are exact. */
export const personRules = {
  lastName: 'Введите фамилию',
  firstName: 'Введите имя',
  nameCharacters: 'Только буквы, пробелы, дефисы, апострофы и\u00a0точки',
  middleName: `Введите отчество: ${fewestCharacters.middleName}\u00a0или более символов`,
  phone: 'Введите корректный номер телефона',
  otherOrganization: 'Введите название организации',
  otherPosition: 'Введите название должности',
  otherCitizenship: 'Введите название страны',
} as const;
