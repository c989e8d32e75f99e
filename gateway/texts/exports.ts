/** Messages about downloads of lists, badges and abstracts. */
export const exportsTexts = {
  tooMany: (limit: number) => `Не более ${limit} записей`,
  noSelection: 'Никто не выбран',
};
