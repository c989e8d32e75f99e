import type { PosterGroup } from '../generated/resolvers.ts';
import type { PostersSource } from './shape/posters.ts';
import type { Source } from './source.ts';

/** A list that the provider keeps: which, and the sections it is grouped by (PRG-07). */
export interface LivePosters {
  meetingId: number;
  type: 'poster_1' | 'poster_2';
  sections: { id: number; title: string }[];
}

/** A poster list of an edition: its groups, or where they are read. */
export interface PosterListData {
  id: string;
  slug: string;
  title: string;
  groups: PosterGroup[];
  live: LivePosters | null;
}

function checkList({ data, fault }: Source<PostersSource>, index: number): void {
  const list = data.lists[index];
  if (data.lists.findIndex(({ id }) => id === list?.id) !== index) {
    fault(['lists', index, 'id'], `${list?.id} stands here twice`);
  }
  const boards = new Set<string>();
  for (const [groupIndex, { posters }] of (list?.groups ?? []).entries()) {
    for (const [posterIndex, { board }] of posters.entries()) {
      const place = ['lists', index, 'groups', groupIndex, 'posters', posterIndex, 'board'];
      if (boards.has(board)) fault(place, `${board} stands in this list twice`);
      boards.add(board);
    }
  }
}

/** The poster lists of an edition, checked (PRG-07, PRG-08). */
export function toPosterLists(
  edition: { year: number; meetingId: number },
  source: Source<PostersSource>,
): PosterListData[] {
  return source.data.lists.map((list, index) => {
    checkList(source, index);
    const id = `${edition.year}.${list.id}`;
    const groups = (list.groups ?? []).map(({ title, posters }, place) => ({
      id: `${id}.${place + 1}`,
      title,
      posters: posters.map((poster) => ({ id: `${id}.${poster.board}`, ...poster })),
    }));
    const live = list.live === undefined ? null : { meetingId: edition.meetingId, ...list.live };
    return { id, slug: list.id, title: list.title, groups, live };
  });
}
