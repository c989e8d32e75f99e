/** docs/recipes.md as a page of the explorer. */
export const recipesPath = '/explorer/recipes';

/** The anchor of a heading in GitHub's form, so that the links within the document work. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The address of one recipe. */
export const recipeAddress = (heading: string): string => `${recipesPath}#${anchorOf(heading)}`;
