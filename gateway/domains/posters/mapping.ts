import type { Poster } from '../../generated/types.ts';
import type { PosterGroup, PosterList } from '../../graphql/models.ts';
import type * as records from '../../provider/records.ts';
import { isSamePerson } from '../shared/samePerson.ts';

type LiveList = NonNullable<PosterList['live']>;

/** Posters whose section the edition does not name are not lost. */
const restTitle = 'Другие секции';

const bySlot = (a: records.Poster, b: records.Poster) =>
  (a.speak_slot ?? Number.POSITIVE_INFINITY) - (b.speak_slot ?? Number.POSITIVE_INFINITY) || 0;

/** The slot with П, else the author's board in the edition (PRG-07, PRG-11). */
function boardOf({ speak_slot, user_descr }: records.Poster, boards: LiveList['boards']): string | null {
  if (typeof speak_slot === 'number') return `П${speak_slot}`;
  return boards.find(({ author }) => isSamePerson(author, user_descr))?.board ?? null;
}

/** The provider's posters under the sections of the edition, in their order. */
export function toPosterGroups(
  listId: string,
  { sections, boards }: Pick<LiveList, 'sections' | 'boards'>,
  posters: readonly records.Poster[],
): PosterGroup[] {
  const toGroup = (key: string, title: string, belongs: (section: number | null) => boolean): PosterGroup => {
    const id = `${listId}.${key}`;
    const own = posters.filter((poster) => belongs(poster.section_confirm_id ?? null)).sort(bySlot);
    const toPoster = (poster: records.Poster, index: number): Poster => ({
      // The provider names no id: its place in the group is all there is.
      id: `${id}.${index + 1}`,
      board: boardOf(poster, boards),
      presenter: poster.user_descr,
      title: poster.comments || null,
    });
    return { id, title, posters: own.map(toPoster) };
  };
  const named = new Set<number | null>(sections.map(({ id }) => id));
  const groups = sections.map(({ id, title }) => toGroup(String(id), title, (section) => section === id));
  const rest = toGroup('rest', restTitle, (section) => !named.has(section));
  return rest.posters.length > 0 ? [...groups, rest] : groups;
}
