import type { Poster } from '../generated/types.ts';
import type { PostersSource } from './shape/posters.ts';
import type { ProgrammeSource } from './shape/programme.ts';
import { namesIn, reportDuplicates, type Source } from './source.ts';

/** A poster list of the provider, grouped by these sections, with the boards of the authors (PRG-07, PRG-11). */
export interface LivePosters {
  meetingId: number;
  type: 'poster_1' | 'poster_2';
  sections: { id: number; title: string }[];
  boards: { author: string; board: string }[];
}

/** Posters under one heading. */
export interface PosterGroupData {
  id: string;
  title: string | null;
  posters: Poster[];
}

export interface PosterListData {
  id: string;
  slug: string;
  title: string;
  groups: PosterGroupData[];
  live: LivePosters | null;
}

function checkLists(source: Source<PostersSource>): void {
  const { lists, boards } = source.data;
  reportDuplicates(source, namesIn(lists, ['lists'], 'id'));
  reportDuplicates(source, namesIn(boards, ['boards'], 'author'));
  reportDuplicates(source, namesIn(boards, ['boards'], 'board'));
  if (boards.length > 0 && lists.every(({ live }) => live === undefined))
    source.report(['boards'], 'number only posters of a live list');
  for (const [index, { groups = [] }] of lists.entries()) {
    const boards = groups.flatMap(({ posters }, group) =>
      namesIn(posters, ['lists', index, 'groups', group, 'posters'], 'board'),
    );
    reportDuplicates(source, boards);
  }
}

/** Details of the programme open every list; another list would never be shown. */
export function checkUse({ data, report }: Source<PostersSource>, { details }: ProgrammeSource): void {
  const opened = new Set(Object.values(details).map(({ posters }) => posters));
  for (const [index, { id }] of data.lists.entries()) {
    if (!opened.has(id)) report(['lists', index, 'id'], `poster list ${id} is used by no details`);
  }
}

export function toPosterLists(
  edition: { year: number; meetingId: number },
  source: Source<PostersSource>,
): PosterListData[] {
  checkLists(source);
  return source.data.lists.map((list) => {
    const id = `${edition.year}.${list.id}`;
    const groups = (list.groups ?? []).map(({ title, posters }, place) => ({
      id: `${id}.${place + 1}`,
      title,
      posters: posters.map((poster) => ({ id: `${id}.${poster.board}`, ...poster })),
    }));
    const live =
      list.live === undefined ? null : { meetingId: edition.meetingId, boards: source.data.boards, ...list.live };
    return { id, slug: list.id, title: list.title, groups, live };
  });
}
