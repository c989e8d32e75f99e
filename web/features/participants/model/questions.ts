/** The standing questions of the list, each a link with a count. */
import { deskListTexts } from '#texts/deskList.ts';
import { foldText } from '../../../../schema/searchText.ts';
import type { DeskRow } from './deskStore.ts';
import { isTalk, placeKey, stateOf } from './rowFacts.ts';

export type QuestionName = keyof typeof deskListTexts.questions;

export const questionNames = Object.keys(deskListTexts.questions) as QuestionName[];

/** What the questions need to know besides the rows: the poster session of a section, by the section's id. */
export type PosterSessions = ReadonlyMap<string, string>;

/** A key of the person and the time of a confirmed talk: nobody gives two talks at one time. */
export function timeKey({ confirmedFormat, talkDay, talkSlot, email, isCancelled }: DeskRow): string | null {
  if (isCancelled || confirmedFormat !== 'SPEAKER' || !talkDay || !talkSlot || !email) return null;
  return `${foldText(email)} ${talkDay} ${talkSlot}`;
}

/** The rows whose key another row has too. */
function sharing(rows: readonly DeskRow[], keyOfRow: (row: DeskRow) => string | null): DeskRow[] {
  const byKey = new Map<string, DeskRow[]>();
  for (const row of rows) {
    const key = keyOfRow(row);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return [...byKey.values()].filter(({ length }) => length > 1).flat();
}

interface Question {
  /** The rows that the question finds. */
  find: (rows: readonly DeskRow[], sessions: PosterSessions) => readonly DeskRow[];
  /** A question whose field no row has is not offered. */
  isOffered?: (row: DeskRow) => boolean;
}

const isActiveTalk = (row: DeskRow): boolean => !row.isCancelled && isTalk(row);

const questions: Record<QuestionName, Question> = {
  undecided: { find: (rows) => rows.filter((row) => stateOf(row) === 'AWAITING_FORMAT') },
  unconfirmed: { find: (rows) => rows.filter((row) => stateOf(row) === 'AWAITING_PERSON') },
  withoutTheses: {
    find: (rows) => rows.filter((row) => isActiveTalk(row) && !row.thesisDocument && !row.thesisPdf),
    isOffered: ({ thesisDocument, thesisPdf }) => thesisDocument !== null || thesisPdf !== null,
  },
  withoutConclusion: {
    find: (rows) => rows.filter((row) => isActiveTalk(row) && !row.expertConclusion),
    isOffered: ({ expertConclusion }) => expertConclusion !== null,
  },
  samePlace: {
    find: (rows, sessions) => sharing(rows, (row) => placeKey(row, sessions)),
    isOffered: ({ talkSlot }) => talkSlot !== null,
  },
  sameTime: { find: (rows) => sharing(rows, timeKey), isOffered: (row) => timeKey(row) !== null },
  left: { find: (rows) => rows.filter(({ isCancelled }) => isCancelled), isOffered: ({ isCancelled }) => isCancelled },
};

/** The answers of the questions that the list can answer: the rows of each. */
export function answerQuestions(
  rows: readonly DeskRow[],
  sessions: PosterSessions,
): ReadonlyMap<QuestionName, ReadonlySet<DeskRow>> {
  const offered = questionNames.filter((name) => {
    const { isOffered } = questions[name];
    return isOffered === undefined || rows.some(isOffered);
  });
  return new Map(offered.map((name) => [name, new Set(questions[name].find(rows, sessions))]));
}
