import { Paper, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { talkPath } from '../../lib/editionPaths.ts';
import { nowAndNext } from '../../lib/windowState.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useAfterPaint } from '../../ui/page/useAfterPaint.ts';
import { useSearchText } from '../../ui/page/useSearchText.ts';
import { useWasEver } from '../../ui/page/useWasEver.ts';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import { AddressContext, ProgrammeContext, type ProgrammeState } from './context.ts';
import { DayTabs } from './DayTabs.tsx';
import { type Entry, hasPage, type Programme, toTimetable } from './model.ts';
import { ProgrammeToolbar } from './ProgrammeToolbar.tsx';
import classes from './ProgrammeView.module.css';
import { useJump } from './useJump.ts';
import { type ProgrammeAddress, useProgrammeAddress } from './useProgrammeAddress.ts';

/** Writes the day of the dialog's session into the address: after closing, the visitor stays on that day (PRG-12). */
function useDayRead({ days }: Programme, { day, change }: ProgrammeAddress, opened: Entry | null): void {
  const read = useRef<string | null>(null);
  const first = days[0]?.slug;
  const shown = days.some(({ slug }) => slug === day) ? day : first;
  useEffect(() => {
    // Back from a dialog may lead to an address without the day, such as a search or a plan.
    const target = opened?.day.slug ?? read.current;
    read.current = opened?.day.slug ?? null;
    if (target !== null && target !== shown) change({ day: target === first ? null : target });
  }, [opened, shown, first, change]);
}

// Loads with its first use, not with the page.
const NowButton = lazyPart('NowButton', () => import('./NowButton.tsx'));
const FilterPanel = lazyPart('FilterPanel', () => import('./FilterPanel.tsx'));
const FilterPills = lazyPart('FilterPills', () => import('./FilterPills.tsx'));
const FoundList = lazyPart('FoundList', () => import('./FoundList.tsx'));
const PlanView = lazyPart('PlanView', () => import('./PlanView.tsx'));
const DetailDialog = lazyPart('DetailDialog', () => import('./DetailDialog.tsx'));
const PrintDialog = lazyPart('PrintDialog', () => import('./PrintDialog.tsx'));

export interface ProgrammeViewProps {
  programme: Programme;
  /** Heading and lead of the printed programme. */
  title: string;
  lead: string;
  /** Address below which its talks have their pages. */
  base: string;
  renderPosters: ProgrammeState['renderPosters'];
  searchPosters: ProgrammeState['searchPosters'];
}

const loading: ReactNode = <Skeleton height={240} />;

/** A programme: days, search, plan, and the dialog that the address names. */
export function ProgrammeView({ programme, title, lead, base, renderPosters, searchPosters }: ProgrammeViewProps) {
  const timetable = useMemo(() => toTimetable(programme), [programme]);
  const sessions = useMemo(() => programme.days.flatMap(({ items }) => items), [programme]);
  const address = useProgrammeAddress(base);
  const { now: instant } = useServiceClock();
  // A search leaves the plan.
  const [text, setText] = useSearchText(address.query, (q) => address.change({ q, view: null, plan: null }));
  const [filtering, filterPanel] = useDisclosure(false);
  const [printing, printDialog] = useDisclosure(false);
  const filterId = useId();
  const planButton = useRef<HTMLButtonElement>(null);
  const now = useMemo(() => (instant === null ? null : nowAndNext(sessions, instant)), [sessions, instant]);
  // The clock ticks every half minute; the current sessions change less often.
  const runningSlugs = now?.running.map(({ slug }) => slug).join(' ') ?? '';
  const running = useMemo(() => new Set(runningSlugs.split(' ')), [runningSlugs]);
  const named = timetable.bySlug.get(address.opened ?? '');
  const opened = timetable.bySlug.get(named?.session.slug ?? '') ?? null;
  useDayRead(programme, address, opened);
  // Stays mounted after its first use, so that it can fade out and return the focus.
  const { sections, kinds } = address.filter;
  const [hadDialog, hadPrint, hadFilter, hadPills] = [
    useWasEver(opened !== null),
    useWasEver(useAfterPaint(printing)),
    useWasEver(useAfterPaint(filtering)),
    useWasEver(sections.length + kinds.length > 0),
  ];
  const state = useMemo(
    () => ({ timetable, running, renderPosters, searchPosters }),
    [timetable, running, renderPosters, searchPosters],
  );
  // A key renders only the field; the days or the results follow when the browser has time.
  const query = useDeferredValue(text);
  const isPlan = address.isPlan || address.shared !== null;
  const showsDays = query.trim() === '' && !isPlan;
  const hadDays = useWasEver(showsDays);
  const jump = useJump(address, timetable);
  const nowButton = useMemo(() => {
    const jumpTo = (entry: Entry) => {
      setText('');
      jump(entry);
    };
    // The clock is unknown at the first render, so the button is hidden until then.
    return now === null ? null : (
      <Suspense>
        <NowButton now={now} onJump={jumpTo} />
      </Suspense>
    );
  }, [now, jump, setText]);
  if (named !== undefined && hasPage(named)) return <Navigate to={talkPath(base, named.slug)} replace />;
  // The button of a current session stays visible next to the days; that of the next session is above them.
  const isBesideDays = showsDays && runningSlugs !== '';
  return (
    <ProgrammeContext value={state}>
      <AddressContext value={address}>
        <Paper className={classes.card}>
          <Stack gap="md">
            <ProgrammeToolbar
              text={text}
              onText={setText}
              filterOpened={filtering}
              filterId={filterId}
              planButton={planButton}
              onFilter={filterPanel.toggle}
              onPrint={printDialog.open}
              now={isBesideDays ? null : nowButton}
            />
            <div id={filterId}>
              <Suspense fallback={filtering ? loading : null}>
                {hadFilter || hadPills ? <FilterPanel expanded={filtering} /> : null}
              </Suspense>
            </div>
            {hadPills ? (
              // A separate boundary: the days change before the pills have loaded.
              <Suspense>
                <FilterPills />
              </Suspense>
            ) : null}
            <Suspense fallback={loading}>
              {hadDays ? (
                // Hidden, not removed: removing all days takes longer than a key may wait.
                <div hidden={!showsDays}>
                  <DayTabs now={isBesideDays ? nowButton : null} />
                </div>
              ) : null}
              {showsDays ? null : isPlan ? <PlanView opener={planButton} /> : <FoundList query={query} />}
            </Suspense>
          </Stack>
        </Paper>
        <Suspense>
          {hadDialog ? <DetailDialog entry={opened} /> : null}
          {hadPrint ? <PrintDialog opened={printing} title={title} lead={lead} onClose={printDialog.close} /> : null}
        </Suspense>
      </AddressContext>
    </ProgrammeContext>
  );
}
