import { Text } from '@mantine/core';
import { tourTexts } from '#texts/tour.ts';
import type { TourChoice } from '../../generated/types.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useSetTourMutation } from './SetTour.generated.ts';
import type { TourSignUp_RegistrationFragment } from './TourSignUp.generated.ts';

interface TourDialogProps {
  /** The answer to be given. */
  decision: TourChoice;
  /** The registration with the answer, or null. */
  registration: TourSignUp_RegistrationFragment | null;
  tourOn: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Confirms the answer (TOU-02). */
export function TourDialog({ decision, registration, tourOn, onClose, onDone }: TourDialogProps) {
  const [setTour] = useSetTourMutation();
  const texts = tourTexts.dialog[decision];

  const answer = async (onProblem: (problem: Problem | null) => void) => {
    const onGone = async () => {
      // The person may have another registration, which the next try sends.
      await onDone().catch(() => undefined);
      const message = tourTexts.signUp.noRegistration;
      notifyError(message, { autoClose: toast.rejection });
      onProblem({ message, requestId: null });
      return true;
    };
    if (registration === null) return void (await onGone());
    const variables = { input: { registrationId: registration.id, decision } };
    const done = await perform({
      call: async () => payloadOf(await setTour({ variables }), 'setTour'),
      onProblem,
      success: { message: texts.success },
      // After a rejection the page may be outdated (FIL-07).
      reload: async (after) => (after === 'rejection' ? onDone() : undefined),
      onGone,
    });
    if (!done) return;
    onClose();
    await onDone();
  };

  return (
    <ConfirmDialog opened title={texts.title} confirmLabel={texts.confirm} onConfirm={answer} onClose={onClose}>
      <Text>{texts.text(dayInWords(tourOn))}</Text>
    </ConfirmDialog>
  );
}
