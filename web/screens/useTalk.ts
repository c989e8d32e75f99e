import { useMemo } from 'react';
import { type Session, type Talk, toTimetable } from '../features/programme/model.ts';
import { useTalkAbstractsQuery } from '../features/programme/TalkAbstracts.generated.ts';
import { useProgrammeQuery } from './Programme.generated.ts';
import { useTalkQuery } from './Talk.generated.ts';

/** The data of a talk's page. */
export interface FoundTalk {
  year: number;
  isSample: boolean;
  session: Session;
  talk: Talk;
  abstract: string | null;
}

/**
 * A talk of a year by its slug. Its own answer is small and part of the prerendered page. The programme loads later, for the
 * parallel talks; without a network the worker has the programme and the year's abstracts, which make the same page.
 */
export function useTalk(year: number | null, slug: string) {
  const own = useTalkQuery({ variables: { year, talk: slug } });
  const whole = useProgrammeQuery({ variables: { year, isSecond: false }, ssr: false });
  const programme = whole.data?.edition?.programme ?? null;
  const timetable = useMemo(() => (programme === null ? null : toTimetable(programme)), [programme]);
  const entry = timetable?.bySlug.get(slug) ?? null;
  const needsStored = own.error !== undefined && entry?.talk?.hasThesis === true;
  const stored = useTalkAbstractsQuery({ variables: { year: programme?.year ?? 0 }, ssr: false, skip: !needsStored });

  const answer = own.error === undefined ? own.data?.edition?.programme : undefined;
  const source = answer ?? programme;
  const session = answer ? answer.talk?.item : entry?.session;
  const talk = session?.detail?.talks.find((one) => one.slug === slug);
  const storedText = stored.data?.edition?.talkTheses.find((it) => it.talk.slug === slug)?.text;
  const found: FoundTalk | undefined =
    source == null || session === undefined || talk === undefined || talk.title === null
      ? undefined
      : {
          year: source.year,
          isSample: source.isSample,
          session,
          talk,
          abstract: answer?.talk?.abstract ?? storedText ?? null,
        };
  return {
    found,
    isUnknown: own.data !== undefined && own.error === undefined && found === undefined,
    query: { data: own.data, error: found === undefined ? own.error : undefined, refetch: own.refetch },
    parallel: timetable === null || entry === null ? null : { timetable, entry },
  };
}
