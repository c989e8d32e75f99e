import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { reviewTexts } from '#texts/review.ts';
import { shortName } from '../../../lib/shortName.ts';
import { focusBefore } from '../../../ui/focus/focusBefore.ts';
import { lazyDialog } from '../../../ui/page/lazyDialog.tsx';
import { RequestCode } from '../../../ui/page/RequestCode.tsx';
import type { ViewAddress } from '../scope/useView.ts';
import type { ReviewEvent, useReviewStatus } from './useReviewStatus.ts';

const UndoChange = lazyDialog('UndoChange', () => import('../scope/undo/UndoChange.tsx'));

const texts = reviewTexts.status;

interface EventLineProps {
  event: ReviewEvent;
  linkTo: ViewAddress['linkTo'];
  undo: (() => void) | null;
  undoButton: Ref<HTMLButtonElement>;
}

function EventLine({ event, linkTo, undo, undoButton }: EventLineProps) {
  const isFailed = event.kind === 'failed';
  const Icon = isFailed ? IconAlertCircle : IconCircleCheck;
  const name = shortName(event.name);
  return (
    <>
      <Group component="span" gap="xs" wrap="nowrap">
        <Icon
          size={18}
          aria-hidden
          color={`var(--mantine-color-${isFailed ? 'error' : 'success'})`}
          style={{ flexShrink: 0 }}
        />
        <Text size="sm" component="span">
          {event.kind === 'saved' ? texts.saved : null}
          <Anchor component={Link} {...linkTo(event.id)} inherit underline="always">
            {name}
          </Anchor>
          {event.kind === 'saved' ? texts.outcomes[event.outcome] : `: ${event.text}`}
        </Text>
      </Group>
      {event.kind !== 'saved' && event.requestId ? <RequestCode id={event.requestId} /> : null}
      {undo === null ? null : (
        <Button ref={undoButton} size="compact-sm" variant="subtle" aria-label={texts.undoOf(name)} onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </>
  );
}

interface ReviewStatusProps {
  status: ReturnType<typeof useReviewStatus>;
  linkTo: ViewAddress['linkTo'];
}

/** One line about the last decision, in place of toasts: what was saved or undone, or why that failed. */
export function ReviewStatus({ status, linkTo }: ReviewStatusProps) {
  const { event, undo, undone, onEnd, onClose, onProblem } = status;
  const undoButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Group role="status" aria-label={texts.label} gap="xs">
        {event === null ? null : <EventLine {...{ event, linkTo, undo, undoButton }} />}
      </Group>
      {undone === null ? null : (
        <UndoChange
          change={undone}
          onEnd={(result) => {
            // The undo removes its button; the record's link before it stays.
            if (document.activeElement === undoButton.current) focusBefore(undoButton.current);
            onEnd(result);
          }}
          onClose={onClose}
          onProblem={onProblem}
        />
      )}
    </>
  );
}
