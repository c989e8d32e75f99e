/** Messages about documents that a participant downloads. */
export const documentsTexts = {
  certificateTooEarly: 'Сертификат ещё не выдаётся',
};
