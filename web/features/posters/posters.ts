/** Posters as rows of one list: searched by words, printed by board. */
import { foldText, wordsOf } from '../../lib/searchWords.ts';
import type { PosterListsQuery } from './PosterLists.generated.ts';

type List = NonNullable<PosterListsQuery['edition']>['posterLists'][number];
type Group = NonNullable<List['groups']>[number];

/** A poster with its heading. */
export type PosterRow = Group['posters']['nodes'][number] & { group: string | null };

export const toRows = (groups: readonly Group[]): PosterRow[] =>
  groups.flatMap(({ title, posters }) => posters.nodes.map((poster) => ({ ...poster, group: title })));

/** Posters that contain every word in board, presenter or title; a blank query returns all. */
export function findPosters(rows: readonly PosterRow[], query: string): PosterRow[] {
  const words = wordsOf(query);
  return rows.filter(({ board, presenter, title }) => {
    const text = foldText([board, presenter, title].filter((part) => part !== null).join(' '));
    return words.every((word) => text.includes(word));
  });
}

const byNumber = new Intl.Collator('ru-RU', { numeric: true });

/** Posters by the number of their board, 9 before 10; those without a board come last. */
export function byBoard(rows: readonly PosterRow[]): PosterRow[] {
  return [...rows].sort((a, b) => {
    if (a.board === null || b.board === null) return Number(a.board === null) - Number(b.board === null);
    return byNumber.compare(a.board, b.board);
  });
}
