import { fewestCharacters } from '../../../schema/limits.ts';
/** A person's data in the sign-up and in the profile. */
export const personTexts = {
  fields: {
    lastName: 'Фамилия',
    firstName: 'Имя',
    middleName: 'Отчество',
    hasNoMiddleName: 'Нет отчества',
    phone: 'Телефон',
    organization: 'Научная организация',
    otherOrganization: 'Название организации',
    position: 'Должность',
    otherPosition: 'Название должности',
    academicDegree: 'Учёная степень',
    citizenship: 'Гражданство',
    otherCitizenship: 'Название страны',
    birthDate: 'Дата рождения',
    gender: 'Пол',
  },
  isListed: {
    label: 'Показывать меня в\u00a0списке участников',
    hint: 'Список видят все. Организаторы видят вас в\u00a0любом случае.',
  },
  publication: {
    label: 'Я\u00a0даю согласие на\u00a0показ моих имени и\u00a0организации в\u00a0открытом списке участников',
    hint: 'Согласие не\u00a0обязательно. Отозвать его можно в\u00a0любое время в\u00a0профиле.',
    requiredHint: 'Без\u00a0этого согласия зарегистрироваться нельзя: сервис показывает в\u00a0списке всех участников.',
    open: 'Прочитать согласие на\u00a0распространение',
  },
  middleNameHint: `${fewestCharacters.middleName}\u00a0или более символов`,
  genders: { MALE: 'Мужской', FEMALE: 'Женский' },
  citizenships: ['РФ', 'Беларусь', 'Казахстан'],
  otherCitizenship: '...другое',
  searchPlaceholder: 'Начните вводить название',
  choosePlaceholder: 'Выберите из\u00a0списка',
} as const;
