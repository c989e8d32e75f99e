/** Messages about registrations: windows, input, repeated requests. */
export const registrationsTexts = {
  alreadyCancelled: 'Эта регистрация уже отменена',
  otherRequestOfKey: 'С этим ключом уже отправлен другой запрос, обновите страницу',
  forumWindow: { upcoming: 'Регистрация на форум еще не открыта', closed: 'Регистрация уже завершена' },
  /** The school has its own window, and its rejection names the school (REG-13). */
  schoolWindow: { upcoming: 'Регистрация на школу ещё не открыта', closed: 'Регистрация на школу уже завершена' },
  forumOver: 'Форум уже завершён',
  talkOrPoster: 'Выберите устный или стендовый доклад',
  tourOver: 'Экскурсия уже прошла',
  chooseSection: 'Выберите секцию',
  enterTitle: 'Введите название доклада',
  reloadPage: 'Обновите страницу и попробуйте ещё раз',
  chooseTour: 'Выберите, придёте ли вы на экскурсию',
  chooseTshirt: 'Выберите размер футболки',
  changedMeanwhile: {
    unconfirmed:
      'Заявка изменилась после того, как вы её открыли. Проверьте формат, секцию и дату доклада и подтвердите участие ещё раз',
    confirmed:
      'Участие уже подтверждено, но заявка изменилась после того, как вы её открыли. Проверьте её и сохраните ответы ещё раз',
  },
  notYetVisible: 'Сервис принял изменение, но пока не показывает его. Обновите страницу через несколько минут',
};
