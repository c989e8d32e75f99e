import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Alert, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBan, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyTexts } from '#texts/keys.ts';
import { recordTexts } from '#texts/participation.ts';
import { reviewTexts as texts } from '#texts/review.ts';
import { awaitsNames } from '../../../lib/sections.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import { useListScope } from '../scope/listContext.ts';
import { EditForm } from '../scope/record/EditForm.tsx';
import {
  ParticipantRecordDocument,
  type ParticipantRecordQuery,
  useParticipantRecordQuery,
} from '../scope/record/ParticipantRecord.generated.ts';
import { RecordSteps } from '../scope/record/RecordSteps.tsx';
import { useLeaveGuard } from '../scope/record/useLeaveGuard.ts';
import { neighbourOf, type Queue } from '../scope/record/useQueue.ts';
import { useRecordKeys } from '../scope/record/useRecordKeys.tsx';
import { AbstractPane } from './AbstractPane.tsx';
import { loadPdf } from './pdfStore.ts';
import classes from './Review.module.css';
import { ReviewQueue } from './ReviewQueue.tsx';
import { ReviewStatus } from './ReviewStatus.tsx';
import { ThesisTextDocument } from './ThesisText.generated.ts';
import type { useReviewAddress } from './useReviewAddress.ts';
import { useReviewStatus } from './useReviewStatus.ts';

/** Loads the next record and its abstract in advance. A failure is handled when the record is shown. */
function usePrefetch(id: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (id === null) return;
    const prefetch = async () => {
      const variables = { id };
      const { data } = await client.query<ParticipantRecordQuery>({ query: ParticipantRecordDocument, variables });
      const { thesisPdf, thesisDocument } = data?.registration ?? {};
      if (thesisPdf) await (await loadPdf(thesisPdf.url)).getPage(1);
      else if (thesisDocument) await client.query({ query: ThesisTextDocument, variables });
    };
    return whenIdle([() => prefetch().catch(() => undefined)]);
  }, [client, id]);
}

interface ReviewWorkProps {
  queue: Queue;
  /** The queue is not empty. */
  ids: readonly string[];
  address: ReturnType<typeof useReviewAddress>;
  onSearch: () => void;
  /** The element for the previous and next buttons, next to the search field, which stays when the queue changes. */
  slot: HTMLElement | null;
  /** The element for the message about the last decision. */
  statusSlot: HTMLElement | null;
}

const panes = ['queue', 'abstract', 'decision'] as const;
type Pane = (typeof panes)[number];

/** Reviews one record of the queue after another: the queue, the abstract, the decision; a phone shows one of them at a time. */
export function ReviewWork({ queue, ids, address, onSearch, slot, statusSlot }: ReviewWorkProps) {
  const id = address.id ?? ids[0] ?? '';
  const { data, error, refetch } = useParticipantRecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const registration = data?.registration ?? undefined;
  const { year } = useListScope();
  useSectionLookup(year, awaitsNames(registration), () => void refetch().catch(() => undefined));
  const next = neighbourOf(queue, id, 1);
  usePrefetch(next);
  const guard = useLeaveGuard();
  const isNarrow = useMediaQuery('(max-width: 62em)');
  const [pane, setPane] = useState<Pane>('abstract');
  // Another record is shown with its abstract first.
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    setPane('abstract');
  }
  const status = useReviewStatus({
    id,
    name: registration?.fullName ?? '',
    onUndone: () => {
      if (!guard.isDirty()) restart();
    },
  });
  useEffect(() => {
    // A phone may show the end of the form, far below the message.
    if (isNarrow && status.event !== null) window.scrollTo({ top: 0 });
  }, [isNarrow, status.event]);
  // Each save starts a new form.
  const [saves, setSaves] = useState(0);
  const decision = useRef<HTMLElement>(null);
  const isCancelled = registration?.isCancelled;
  // A save, or a cancellation meanwhile, removes the pressed button. The heading of another record takes the focus earlier.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save starts a new form
  useEffect(() => {
    if (isCancelled === undefined || document.activeElement !== document.body) return;
    decision.current?.focus({ preventScroll: true });
  }, [isCancelled, saves]);
  const part = useRef<HTMLDivElement>(null);
  const keys = useRecordKeys(part, {
    queue,
    id,
    onOpen: address.open,
    isHeld: guard.isAsking || status.undone !== null,
    onEdit: null,
    onSearch,
    onUndo: status.undo,
  });
  const restart = () => {
    guard.setDirty(false);
    setSaves((count) => count + 1);
  };
  return (
    <div ref={part} className={classes.work} data-pane={pane}>
      {slot === null
        ? null
        : createPortal(
            <Group gap="sm" wrap="nowrap">
              <RecordSteps id={id} queue={queue} linkTo={address.linkTo} />
              <ActionIcon
                size="lg"
                variant="subtle"
                visibleFrom="md"
                aria-label={keyTexts.open}
                onClick={keys.openHelp}
              >
                <IconKeyboard size={20} aria-hidden />
              </ActionIcon>
            </Group>,
            slot,
          )}
      <SegmentedControl
        hiddenFrom="md"
        fullWidth
        aria-label={texts.shown}
        value={pane}
        onChange={(chosen) => setPane(chosen as Pane)}
        data={panes.map((value) => ({ value, label: texts.panes[value] }))}
      />
      {statusSlot === null ? null : createPortal(<ReviewStatus status={status} linkTo={address.linkTo} />, statusSlot)}
      <div className={classes.columns}>
        <div className={classes.queue} data-of="queue">
          <ReviewQueue
            ids={ids}
            current={id}
            place={queue.placeOf(id)}
            linkTo={address.linkTo}
            isShown={!isNarrow || pane === 'queue'}
          />
        </div>
        <section className={classes.abstract} data-of="abstract" aria-label={texts.panes.abstract}>
          <Loaded
            query={{ data, error, refetch }}
            data={registration}
            subject={recordTexts.subject}
            skeleton={<Skeleton height={620} />}
          >
            {(record) => <AbstractPane registration={record} linkTo={address.linkTo} />}
          </Loaded>
        </section>
        <section
          ref={decision}
          tabIndex={-1}
          className={classes.decision}
          data-of="decision"
          aria-label={texts.panes.decision}
        >
          {registration === undefined ? (
            error ? null : (
              <Skeleton height={420} />
            )
          ) : registration.isCancelled ? (
            <Alert role="note" color="red" icon={<IconBan aria-hidden />} title={recordTexts.cancelled.title}>
              {recordTexts.cancelled.text}
            </Alert>
          ) : (
            <>
              <Text fw={600} mb="sm" className={classes.person}>
                {registration.fullName}
              </Text>
              <EditForm
                key={`${id} ${saves}`}
                ref={keys.form}
                registration={registration}
                hasNext={next !== null}
                onDirty={guard.setDirty}
                onTakeNew={restart}
                onSuccess={status.onSuccess}
                onSaved={async (goesOn) => {
                  if (!goesOn || next === null) return restart();
                  guard.setDirty(false);
                  address.open(next);
                }}
              />
            </>
          )}
        </section>
      </div>
      {keys.help}
      {guard.question}
    </div>
  );
}
