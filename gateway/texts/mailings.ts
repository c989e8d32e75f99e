/** Messages about lists of addresses. */
export const mailingsTexts = {
  unknownList: 'Такого списка адресов нет',
};
