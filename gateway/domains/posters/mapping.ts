import type { Poster } from '../../generated/types.ts';
import type { PosterGroup, PosterList } from '../../graphql/models.ts';
import type { Poster as PosterRecord } from '../../provider/records/posters.ts';
import { postersTexts } from '../../texts/posters.ts';
import { isSamePerson } from '../shared/samePerson.ts';

type LiveList = NonNullable<PosterList['live']>;

const bySlot = (a: PosterRecord, b: PosterRecord) =>
  (a.board ?? Number.POSITIVE_INFINITY) - (b.board ?? Number.POSITIVE_INFINITY) || 0;

/** The poster's board: its slot with П, else the author's board in the edition (PRG-07, PRG-11). */
function boardOf({ board: talkSlot, fullName }: PosterRecord, boards: LiveList['boards']): string | null {
  if (typeof talkSlot === 'number') return `П${talkSlot}`;
  return boards.find(({ author }) => isSamePerson(author, fullName))?.board ?? null;
}

/** The provider's posters under the sections of the edition, in their order. */
export function toPosterGroups(
  listId: string,
  { sections, boards }: Pick<LiveList, 'sections' | 'boards'>,
  posters: readonly PosterRecord[],
): PosterGroup[] {
  const toGroup = (key: string, title: string, belongs: (section: number | null) => boolean): PosterGroup => {
    const groupKey = `${listId}.${key}`;
    const own = posters.filter((poster) => belongs(poster.confirmedSectionId)).sort(bySlot);
    const toPoster = (poster: PosterRecord, index: number): Poster => ({
      // The provider sends no key; the position in the group serves as one.
      key: `${groupKey}.${index + 1}`,
      board: boardOf(poster, boards),
      presenter: poster.fullName,
      title: poster.comments || null,
    });
    return { key: groupKey, title, posters: own.map(toPoster) };
  };
  const named = new Set<number | null>(sections.map(({ id }) => id));
  const groups = sections.map(({ id, title }) => toGroup(String(id), title, (section) => section === id));
  const rest = toGroup('rest', postersTexts.otherSections, (section) => !named.has(section));
  return rest.posters.length > 0 ? [...groups, rest] : groups;
}
