import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { letterTexts as texts } from '../../../texts/ru/letters.ts';
import { useCoversDialog } from '../../../ui/covering.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { useReturnsFocus } from '../../../ui/useReturnsFocus.ts';
import { useReauthentication } from '../../../ui/useSession.ts';
import { clashText } from '../places/clashText.ts';
import { LetterText } from './LetterText.tsx';
import type { PreviewDecisionQuery } from './PreviewDecision.generated.ts';

export type DecisionPreview = NonNullable<PreviewDecisionQuery['previewDecision']>;

interface LetterDialogProps {
  preview: DecisionPreview;
  /** Null: the person returns to the form. */
  onDecide: (sendLetter: boolean | null) => void;
}

/** What a save causes, before it is made: the letter, and others on the same place. Enter confirms, Escape returns. */
export function LetterDialog({ preview, onDecide }: LetterDialogProps) {
  useCoversDialog();
  useReturnsFocus(true);
  const isCovered = useReauthentication() !== 'none';
  useBackCloses(true, () => onDecide(null), !isCovered);
  const { letter, placeClashes } = preview;
  const clash = clashText(placeClashes);
  return (
    <Modal
      opened
      onClose={() => onDecide(null)}
      title={letter === null ? texts.clashTitle : texts.title}
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
        {letter === null ? null : (
          <>
            <Text>{texts.lead}</Text>
            <ScrollBox mah="45vh" label={texts.title}>
              <LetterText letter={letter} />
            </ScrollBox>
          </>
        )}
        <DialogActions>
          <Button variant="default" onClick={() => onDecide(null)}>
            {texts.back}
          </Button>
          {letter === null ? null : (
            <Button variant="default" onClick={() => onDecide(false)}>
              {texts.withhold}
            </Button>
          )}
          <Button data-autofocus onClick={() => onDecide(true)}>
            {letter === null ? texts.save : texts.send}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
