/** Messages about downloads of lists, badges and abstracts. */
export const exportsTexts = {
  noSelection: 'Никто не выбран',
};
