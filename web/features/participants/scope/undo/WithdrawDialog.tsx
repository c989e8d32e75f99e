import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { withdrawalTexts as texts } from '#texts/withdrawal.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import type { Problem } from '../../../../lib/perform.ts';
import { typeset } from '../../../../lib/typography.ts';
import { useCoversDialog } from '../../../../ui/dialog/coveredDialogs.ts';
import { DialogActions } from '../../../../ui/dialog/DialogActions.tsx';
import { useBackCloses } from '../../../../ui/dialog/useBackCloses.ts';
import { useReturnsFocus } from '../../../../ui/focus/useReturnsFocus.ts';
import { useUnsavedWork } from '../../../../ui/form/useUnsavedWork.ts';
import { useReauthentication } from '../../../../ui/service/useSession.ts';
import { useSlices } from '../../../../ui/service/useSlices.ts';
import { ScrollBox } from '../../../../ui/table/ScrollBox.tsx';
import { LetterText } from '../letters/LetterText.tsx';
import { useWithdrawal, type Withdrawn } from './useWithdrawal.ts';
import { useWithdrawalQuery, type WithdrawalQuery } from './Withdrawal.generated.ts';

type Letters = NonNullable<WithdrawalQuery['registration']>['letters'];

/** Names the last sent letter; without the extension LETTER_LOG the page knows no letter. */
function formerLetter(letters: Letters | undefined): string {
  if (letters == null) return texts.maybeTold;
  const last = letters.find(({ state }) => state !== 'GIVEN_UP');
  return last === undefined ? texts.notTold : texts.told(typeset(last.subject), formatDateTime(last.createdAt));
}

interface WithdrawDialogProps {
  registration: Withdrawn;
  /** Called with a message once the decision is taken back. */
  onWithdrawn: (text: string) => void;
  /** Called with the person's name if the participant has cancelled the registration. */
  onCancelled: (fullName: string) => void;
  /** Called in place of a message if another person has changed the record since; without it the next try has its version. */
  onConflict?: () => void;
  onClose: () => void;
}

/** Asks before a decision is taken back, names the letter about it that the person got, and offers a letter about the withdrawal. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { registration, onWithdrawn, onCancelled, onConflict, onClose } = props;
  useCoversDialog();
  useReturnsFocus(true);
  useUnsavedWork(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { run, isRunning } = useWithdrawal({ onCancelled, onConflict, inPlace: setProblem });
  const canClose = useReauthentication() === 'none' && !isRunning;
  useBackCloses(true, onClose, canClose);
  const withLetters = useSlices().has('recordLetters');
  const { data, loading } = useWithdrawalQuery({
    variables: { id: registration.id, withLetters },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const { hasLetter = false, letter = null, isLetterFailed = false } = data?.previewWithdrawal ?? {};
  const withdraw = async (sendLetter: boolean) => {
    const text = await run(registration, sendLetter);
    if (text !== null) onWithdrawn(text);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title}
      size={letter === null ? 'md' : 'xl'}
      closeOnClickOutside={false}
      closeOnEscape={canClose}
      withCloseButton={!isRunning}
    >
      <Stack gap="md">
        <Text>{texts.lead(registration.fullName ?? '')}</Text>
        {loading ? (
          <Skeleton height={72} />
        ) : (
          <>
            {data?.registration?.isConfirmed && data.registration.edition.isOver ? <Text>{texts.final}</Text> : null}
            <Text>{formerLetter(data?.registration?.letters)}</Text>
            {letter === null ? (
              <Text c="dimmed">{isLetterFailed ? texts.unseen : hasLetter ? texts.mayTell : texts.noPreview}</Text>
            ) : (
              <>
                <Text>{texts.letterLead}</Text>
                <ScrollBox mah="35vh" label={texts.letter}>
                  <LetterText letter={letter} />
                </ScrollBox>
              </>
            )}
          </>
        )}
        <DialogActions problem={problem} onLeave={onClose} leaveLabel={texts.keep} isBusy={isRunning}>
          {hasLetter ? (
            <Button variant="default" disabled={isRunning} onClick={() => void withdraw(true)}>
              {texts.withLetter}
            </Button>
          ) : null}
          <Button color="red" disabled={loading} loading={isRunning} onClick={() => void withdraw(false)}>
            {hasLetter ? texts.withoutLetter : texts.withdraw}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
