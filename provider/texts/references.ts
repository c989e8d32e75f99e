/** Words about meetings and sections. */
export const referencesTexts = {
  unknownSection: 'Секция не найдена в справочнике',
  unknownMeeting: 'Такой встречи нет.',
  usualPost: 'Председатель оргкомитета',
};
