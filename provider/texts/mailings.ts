/** Answers about lists of addresses. */
export const mailingsTexts = {
  unknownList: 'Неизвестный вид списка',
};
