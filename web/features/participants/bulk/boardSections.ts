/** The sections whose posters can be numbered, grouped by the session whose boards they share. */
import { listTexts } from '#texts/participantList.ts';
import { typeset } from '../../../lib/typography.ts';
import type { BoardSectionsQuery } from './BoardSections.generated.ts';

type Edition = NonNullable<BoardSectionsQuery['edition']>;

export interface BoardSection {
  id: string;
  name: string;
  /** Number of its confirmed posters. */
  count: number;
}

export interface BoardSession {
  /** Id of the poster list; null for sections that share no boards. */
  id: string | null;
  title: string | null;
  sections: BoardSection[];
}

/** Sections by session, in the order of the sessions; sections without a session only if they have posters. */
export function boardSessions({ sections, posterLists, posters }: Edition): BoardSession[] {
  const counts = new Map(posters?.facets.effectiveSections?.map(({ section, count }) => [section?.id, count]));
  const offered: BoardSection[] = (sections ?? [])
    .filter(({ isActive, isOpenToTalks }) => isActive && isOpenToTalks)
    .map(({ id, name }) => ({
      id,
      name: name === null ? listTexts.sectionUnknown : typeset(name),
      count: counts.get(id) ?? 0,
    }));
  const sessions = posterLists.map(({ id, title, confirmedSections: own }) => ({
    id,
    title,
    sections: (own ?? []).flatMap((section) => offered.find((it) => it.id === section.id) ?? []),
  }));
  const inSession = new Set(sessions.flatMap((session) => session.sections.map(({ id }) => id)));
  const others = offered.filter(({ id, count }) => !inSession.has(id) && count > 0);
  return [...sessions, { id: null, title: null, sections: others }].filter((session) => session.sections.length > 0);
}

/** Sessions of which only some sections are chosen: numbering skips the boards of the other sections. */
export const partlyChosen = (sessions: readonly BoardSession[], chosen: readonly string[]): BoardSession[] =>
  sessions.filter(({ id, sections }) => {
    if (id === null || !sections.some((section) => chosen.includes(section.id))) return false;
    return sections.some((section) => section.count > 0 && !chosen.includes(section.id));
  });

/** The chosen sections in the order of the list, in which their posters are numbered. */
export const inListedOrder = (sessions: readonly BoardSession[], chosen: readonly string[]): string[] =>
  sessions.flatMap(({ sections }) => sections.map(({ id }) => id)).filter((id) => chosen.includes(id));
