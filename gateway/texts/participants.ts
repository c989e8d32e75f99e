/** Messages about moderators' changes of records. */
export const participantsTexts = {
  chooseFormat: 'Выберите формат участия',
  listener: 'У слушателя нет секции, даты доклада и слота',
  chooseSection: 'Выберите секцию',
  inactiveSection: 'Секция недоступна для выбора',
  cancelledUnchanged: 'Отменённую регистрацию изменить нельзя',
  place: (limit: number) => `Введите число от 1 до ${limit}`,
  sectionWithoutTalks: 'В этой секции нет докладов',
  sectionWithoutPosters: 'В этой секции нет стендовых докладов',
  schoolListener: 'В школе можно участвовать только слушателем',
  projectWithoutPlace: 'В списке проекта нет дня, трека и слота',
  alwaysWithLetter: 'Сервис не умеет сохранять без письма',
  changedMeanwhile: 'Другой человек изменил эту заявку, ничего не сохранено',
};
