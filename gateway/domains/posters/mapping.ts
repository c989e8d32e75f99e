import type { Poster } from '../../generated/types.ts';
import type { PosterGroup, PosterList } from '../../graphql/models.ts';
import type * as records from '../../provider/records.ts';

type LiveSection = NonNullable<PosterList['live']>['sections'][number];

/** Posters whose section the edition does not name are not lost. */
const restTitle = 'Другие секции';

const byPlace = (a: records.Poster, b: records.Poster) =>
  (a.speak_slot ?? Number.POSITIVE_INFINITY) - (b.speak_slot ?? Number.POSITIVE_INFINITY) || 0;

/** The provider's posters under the sections of the edition, in their order; slots with П (PRG-07). */
export function toPosterGroups(
  listId: string,
  sections: readonly LiveSection[],
  posters: readonly records.Poster[],
): PosterGroup[] {
  const toGroup = (key: string, title: string, belongs: (section: number | null) => boolean): PosterGroup => {
    const id = `${listId}.${key}`;
    const own = posters.filter((poster) => belongs(poster.section_confirm_id ?? null)).sort(byPlace);
    const toPoster = (poster: records.Poster, index: number): Poster => ({
      // The provider names no id: its place in the group is all there is.
      id: `${id}.${index + 1}`,
      board: typeof poster.speak_slot === 'number' ? `П${poster.speak_slot}` : null,
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
