import type { EditionData } from '../../editions/readEdition.ts';

/** The published theses of an edition; null before there are any. */
export const thesisCollectionOf = (edition: EditionData) => {
  const { year, texts, thesisCollection, collectionLinks, collectionCover, collectionContents } = edition;
  if (texts.collection === null || thesisCollection === null) return null;
  return {
    id: String(year),
    title: thesisCollection.title,
    text: texts.collection,
    links: collectionLinks,
    pages: thesisCollection.pages,
    cover: collectionCover,
    contents: collectionContents,
  };
};
