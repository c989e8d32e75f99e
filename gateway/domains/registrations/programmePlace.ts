import { foldText } from '../../../schema/searchText.ts';
import { type ItemData, itemsIn, talksIn } from '../../editions/programme.ts';
import type { EditionData } from '../../editions/readEdition.ts';
import type { Registration } from '../../graphql/models.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { isSamePerson } from '../shared/samePerson.ts';

/** The title without differences of spelling: those that a search ignores, and punctuation. */
const plain = (title: string) =>
  foldText(title)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The session that shows a confirmed poster: the one with the posters of its section. */
export function findPosterSession(
  { confirmedType, requestedSectionId, confirmedSectionId }: Registration,
  { programme }: EditionData,
) {
  if (confirmedType !== formatCodes.POSTER) return null;
  const section = confirmedSectionId ?? requestedSectionId;
  const shows = ({ detail }: ItemData) => detail?.posters?.live?.sections.some(({ id }) => id === section) ?? false;
  return itemsIn(programme).find(shows) ?? null;
}

/**
 * Finds a confirmed talk in an edition's programme. The programme has no ids of registrations, so the title identifies a
 * talk, and the speaker if several talks have that title.
 */
export async function findTalk(
  { confirmedType, comments }: Registration,
  { programme }: EditionData,
  readFullName: () => Promise<string>,
) {
  const title = plain(comments ?? '');
  if (confirmedType !== formatCodes.SPEAKER || title === '') return null;
  let found = talksIn(programme).filter((talk) => plain(talk.title ?? '') === title);
  if (found.length > 1) {
    const fullName = await readFullName();
    found = found.filter(({ speaker }) => isSamePerson(speaker ?? '', fullName));
  }
  const [talk = null, ...others] = found;
  return others.length === 0 ? talk : null;
}
