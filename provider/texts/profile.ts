/** Why a value of the profile is rejected. */
export const profileTexts = {
  nameCharacters: 'Имя может содержать только буквы, пробелы, дефисы, апострофы и точки.',
  birthDate: (earliest: string, latest: string) => `Укажите дату рождения от ${earliest} до ${latest}.`,
  phone: 'Введите корректный номер телефона',
  unknownKey: (value: unknown) => `Недопустимый первичный ключ "${value}" - объект не существует.`,
};
