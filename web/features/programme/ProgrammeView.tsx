import { Paper, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import { AddressContext, ProgrammeContext, type ProgrammeState } from './context.ts';
import { DayTabs } from './DayTabs.tsx';
import { type Programme, toTimetable } from './model.ts';
import { NowButton } from './NowButton.tsx';
import { findNow } from './now.ts';
import { ProgrammeToolbar } from './ProgrammeToolbar.tsx';
import classes from './ProgrammeView.module.css';
import { useDayRead } from './useDayRead.ts';
import { useProgrammeAddress } from './useProgrammeAddress.ts';
import { useSearchText } from './useSearchText.ts';

// Loaded with their first use, not with the page.
const FilterPanel = lazy(() => import('./FilterPanel.tsx').then((it) => ({ default: it.FilterPanel })));
const FilterPills = lazy(() => import('./FilterPills.tsx').then((it) => ({ default: it.FilterPills })));
const FoundList = lazy(() => import('./FoundList.tsx').then((it) => ({ default: it.FoundList })));
const PlanView = lazy(() => import('./PlanView.tsx').then((it) => ({ default: it.PlanView })));
const DetailDialog = lazy(() => import('./DetailDialog.tsx').then((it) => ({ default: it.DetailDialog })));
const PrintDialog = lazy(() => import('./PrintDialog.tsx').then((it) => ({ default: it.PrintDialog })));

export interface ProgrammeViewProps {
  programme: Programme;
  /** Heading and lead of the printed programme. */
  title: string;
  lead: string;
  renderPosters: ProgrammeState['renderPosters'];
}

const loading: ReactNode = <Skeleton height={240} />;

/** A programme: days, search, plan, and the dialog that the address names. */
export function ProgrammeView({ programme, title, lead, renderPosters }: ProgrammeViewProps) {
  const timetable = useMemo(() => toTimetable(programme), [programme]);
  const address = useProgrammeAddress();
  const { now: instant } = useServiceClock();
  const [text, setText] = useSearchText(address);
  const [filtering, filterPanel] = useDisclosure(false);
  const [printing, printDialog] = useDisclosure(false);
  const filterId = useId();
  const now = useMemo(() => (instant === null ? null : findNow(timetable, instant)), [timetable, instant]);
  // The clock goes on every half minute; what runs now seldom changes with it.
  const runningSlugs = now?.running.map(({ slug }) => slug).join(' ') ?? '';
  const running = useMemo(() => new Set(runningSlugs.split(' ')), [runningSlugs]);
  const opened = timetable.bySlug.get(address.opened ?? '') ?? null;
  useDayRead(programme, address, opened);
  // Stays mounted after its first use, so that it can fade out and return the focus.
  const { sections, kinds } = address.filter;
  const [hadDialog, hadPrint, hadFilter, hadPills] = [
    useOnce(opened !== null),
    useOnce(useAfterPaint(printing)),
    useOnce(useAfterPaint(filtering)),
    useOnce(sections.length + kinds.length > 0),
  ];
  const state = useMemo(() => ({ timetable, running, renderPosters }), [timetable, running, renderPosters]);
  // A key repaints the field alone; the days or the results follow when the browser has time.
  const query = useDeferredValue(text);
  const found = query.trim() === '' ? <DayTabs /> : <FoundList query={query} />;
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
              onFilter={filterPanel.toggle}
              onPrint={printDialog.open}
              now={<NowButton now={now} onJump={() => setText('')} />}
            />
            <div id={filterId}>
              <Suspense fallback={loading}>{hadFilter ? <FilterPanel expanded={filtering} /> : null}</Suspense>
            </div>
            {hadPills ? (
              // A boundary of its own: the days change before the pills have come.
              <Suspense>
                <FilterPills />
              </Suspense>
            ) : null}
            <Suspense fallback={loading}>{address.isPlan || address.shared !== null ? <PlanView /> : found}</Suspense>
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

/** Whether something was ever true. */
function useOnce(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
