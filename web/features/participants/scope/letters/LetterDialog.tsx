import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { letterTexts as texts } from '#texts/letters.ts';
import { useCoversDialog } from '../../../../ui/dialog/coveredDialogs.ts';
import { DialogActions } from '../../../../ui/dialog/DialogActions.tsx';
import { useBackCloses } from '../../../../ui/dialog/useBackCloses.ts';
import { useReturnsFocus } from '../../../../ui/focus/useReturnsFocus.ts';
import { useReauthentication } from '../../../../ui/service/useSession.ts';
import { ScrollBox } from '../../../../ui/table/ScrollBox.tsx';
import { clashText } from '../places/clashText.ts';
import { LetterText } from './LetterText.tsx';
import type { PreviewDecisionQuery } from './PreviewDecision.generated.ts';

export type DecisionPreview = NonNullable<NonNullable<PreviewDecisionQuery['previewDecision']>['preview']>;

interface LetterDialogProps {
  preview: DecisionPreview;
  onDecide: (sendLetter: boolean) => void;
  /** The person returns to the form. */
  onClose: () => void;
}

/** Shows the effect of a save before it is made: the letter, and other records on the same place. Enter confirms, Escape returns. */
export function LetterDialog({ preview, onDecide, onClose }: LetterDialogProps) {
  useCoversDialog();
  useReturnsFocus(true);
  const isCovered = useReauthentication() !== 'none';
  useBackCloses(true, onClose, !isCovered);
  const { letter, isLetterFailed, placeClashes } = preview;
  const hasLetter = letter !== null || isLetterFailed;
  const clash = clashText(placeClashes);
  return (
    <Modal
      opened
      onClose={onClose}
      title={hasLetter ? texts.title : texts.clashTitle}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
    >
      <Stack gap="md">
        {clash === null ? null : (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {clash}
          </Alert>
        )}
        {isLetterFailed ? (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={texts.failed}>
            {texts.failedLead}
          </Alert>
        ) : null}
        {letter === null ? null : (
          <>
            <Text>{texts.lead}</Text>
            <ScrollBox mah="45vh" label={texts.title}>
              <LetterText letter={letter} />
            </ScrollBox>
          </>
        )}
        <DialogActions onLeave={onClose} leaveLabel={texts.back}>
          {hasLetter ? (
            <Button variant="default" onClick={() => onDecide(false)}>
              {texts.withhold}
            </Button>
          ) : null}
          <Button data-autofocus onClick={() => onDecide(true)}>
            {hasLetter ? texts.send : texts.save}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
