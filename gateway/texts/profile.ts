/** Messages about profile and photo. */
export const profileTexts = {
  wrongPhotoFormat: 'Недопустимый формат файла',
  profileFirst: 'Сначала заполните и сохраните профиль',
};
