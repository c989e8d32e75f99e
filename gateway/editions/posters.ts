import type { Poster } from '../generated/types.ts';
import type { PostersSource } from './shape/posters.ts';
import type { ProgrammeSource } from './shape/programme.ts';
import { namesIn, reportDuplicates, type Source } from './source.ts';

export type PosterListData = ReturnType<typeof toPosterLists>[number];

/** Posters under one heading. */
export type PosterGroupData = PosterListData['groups'][number];

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

/** Some detail of the programme opens each list: a list without one would never be shown. */
export function checkUse({ data, report }: Source<PostersSource>, { details }: ProgrammeSource): void {
  const opened = new Set(Object.values(details).map(({ posters }) => posters));
  for (const [index, { id }] of data.lists.entries()) {
    if (!opened.has(id)) report(['lists', index, 'id'], `poster list ${id} is used by no details`);
  }
}

export function toPosterLists(edition: { year: number; meetingId: number }, source: Source<PostersSource>) {
  checkLists(source);
  return source.data.lists.map((list) => {
    const id = `${edition.year}.${list.id}`;
    const groups = (list.groups ?? []).map(({ title, posters }, place) => ({
      key: `${id}.${place + 1}`,
      title,
      posters: posters.map((poster): Poster => ({ key: `${id}.${poster.board}`, ...poster })),
    }));
    const live =
      list.live === undefined ? null : { meetingId: edition.meetingId, boards: source.data.boards, ...list.live };
    return { id, slug: list.id, title: list.title, groups, live };
  });
}
