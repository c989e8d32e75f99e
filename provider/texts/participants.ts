/** Why a moderator's change is rejected. */
export const participantsTexts = {
  changedMeanwhile: 'Запись изменена после того, как вы её открыли.',
  schoolListener: 'В школе можно участвовать только слушателем.',
  chooseSection: 'Выберите секцию.',
  inactiveSection: 'Секция недоступна для выбора',
  sectionWithoutTalks: 'В этой секции нет докладов.',
  sectionWithoutPosters: 'В этой секции нет стендовых докладов.',
};
