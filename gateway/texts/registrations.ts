/** Messages about registrations: windows, input, repeated requests. */
export const registrationsTexts = {
  alreadyCancelled: 'Эта регистрация уже отменена',
  otherRequestOfKey: 'С этим ключом уже отправлен другой запрос, обновите страницу',
  forumUpcoming: 'Регистрация на форум еще не открыта',
  forumClosed: 'Регистрация уже завершена',
  schoolUpcoming: 'Регистрация на школу ещё не открыта',
  schoolClosed: 'Регистрация на школу уже завершена',
  forumOver: 'Форум уже завершён',
  talkOrPoster: 'Выберите устный или стендовый доклад',
  tourOver: 'Экскурсия уже прошла',
  chooseSection: 'Выберите секцию',
  enterTitle: 'Введите название доклада',
  reloadPage: 'Обновите страницу и попробуйте ещё раз',
  chooseTour: 'Выберите, придёте ли вы на экскурсию',
  chooseTshirt: 'Выберите размер футболки',
  changedMeanwhile:
    'Заявка изменилась после того, как вы её открыли. Проверьте формат, секцию и дату доклада и подтвердите участие ещё раз',
  notYetVisible: 'Сервис принял изменение, но пока не показывает его. Обновите страницу через несколько минут',
};
