import type { Poster } from '../generated/types.ts';
import { type EditionDates, isOtherDay, reportPlaceholders } from './dates.ts';
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

/** Some detail of the programme opens each list: otherwise it would never be shown. Its title names no other day. */
export function checkUse(
  { data, report }: Source<PostersSource>,
  programme: ProgrammeSource,
  dates: EditionDates,
): void {
  for (const [index, { id, title }] of data.lists.entries()) {
    const details = Object.keys(programme.details).filter((code) => programme.details[code]?.posters === id);
    const days = programme.days.filter(({ items }) => items.some(({ detail = '' }) => details.includes(detail)));
    const place = ['lists', index];
    if (details.length === 0) report([...place, 'id'], `poster list ${id} is used by no details`);
    if (days.length > 0 && days.every(({ date }) => isOtherDay(title, date)))
      report([...place, 'title'], `${title} names another day than ${days.map(({ date }) => date).join(', ')}`);
    reportPlaceholders(title, dates, (message) => report([...place, 'title'], message));
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
