import { Button, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { isForbidden } from '../../../lib/failures.ts';
import { listTexts as texts } from '../../../texts/ru/participantList.ts';
import { Common } from '../../../ui/Common.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { ToLogin } from '../../../ui/ToLogin.tsx';
import { useAfterPaint } from '../../../ui/useAfterPaint.ts';
import { useSession } from '../../../ui/useSession.ts';
import { CancelledNotice } from './CancelledNotice.tsx';
import { noFilters } from './filters.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListScopeProvider } from './listContext.ts';
import { ParticipantsView } from './ParticipantsView.tsx';
import { useColumns } from './useColumns.ts';
import { useParticipants } from './useParticipants.ts';
import { useView } from './useView.ts';
import { filterOf, isNarrowed, orderOf } from './view.ts';

interface ParticipantsListProps {
  year: number;
  /** Slug of a project: only its people. */
  project: string | null;
  /** Names the list. */
  label: string;
  /** A person's attendance, from another feature. */
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** The participants of an edition or the people of a project; the service decides who may see them. */
export function ParticipantsList({ year, project, label, renderAttendance }: ParticipantsListProps) {
  const address = useView();
  const { view, change } = address;
  const isSignedIn = useSession();
  const [hasRights, setRights] = useState(false);
  const { columns, wanted, choose } = useColumns(address, hasRights);
  const { list, error, isStale, refetch } = useParticipants(
    { year, project },
    useAfterPaint(view),
    useAfterPaint(wanted),
  );
  if (list && list.isModeratorList !== hasRights) setRights(list.isModeratorList);
  const scope = useMemo(
    () => ({ year, project, filter: filterOf(view), orderBy: orderOf(view), onChanged: refetch }),
    [year, project, view, refetch],
  );
  // A moderators' address: the login leads back to it.
  if (!isSignedIn && (view.record !== null || isForbidden(error))) return <ToLogin />;
  const retry = () => void refetch().catch(() => undefined);

  if (list === undefined || list === null) {
    if (list === null && view.isCancelled && !error && !isStale) {
      return <CancelledNotice isSupported={false} change={change} />;
    }
    if (!error) return <ListSkeleton />;
    return (
      <Stack gap="md" align="flex-start">
        <LoadFailure error={error} what={texts.what} onRetry={retry} />
        {isNarrowed(view) || view.sort.length > 0 || view.isCancelled ? (
          <Button
            variant="default"
            onClick={() => change({ search: '', filters: noFilters, sort: [], isCancelled: false })}
          >
            {texts.nothing.reset}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <ListScopeProvider value={scope}>
      <Common>
        <ParticipantsView
          list={list}
          address={address}
          columns={columns}
          onColumns={choose}
          isStale={isStale}
          label={label}
          renderAttendance={renderAttendance}
        />
      </Common>
    </ListScopeProvider>
  );
}
