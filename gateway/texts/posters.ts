/** Texts of the public list of posters. */
export const postersTexts = {
  otherSections: 'Другие секции',
};
