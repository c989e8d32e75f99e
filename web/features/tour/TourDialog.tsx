import { Text } from '@mantine/core';
import type { TourDecision } from '../../generated/types.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { tourTexts } from '../../texts/ru/tour.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useProblem } from '../../ui/useProblem.ts';
import { useSetTourMutation } from './SetTour.generated.ts';
import type { TourSignUp_RegistrationFragment } from './TourSignUp.generated.ts';

interface TourDialogProps {
  /** The answer to be given. */
  decision: TourDecision;
  /** The registration with the answer, or null. */
  registration: TourSignUp_RegistrationFragment | null;
  excursionOn: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Confirms the answer (TOU-02). */
export function TourDialog({ decision, registration, excursionOn, onClose, onDone }: TourDialogProps) {
  const [setTour, { loading }] = useSetTourMutation();
  const [problem, setProblem] = useProblem(true);
  const texts = tourTexts.dialog[decision];

  const reportGone = () => {
    const message = tourTexts.signUp.noRegistration;
    notifyError(message, { autoClose: toast.rejection });
    setProblem({ message, requestId: null });
  };

  const answer = async () => {
    if (registration === null) {
      reportGone();
      return;
    }
    const variables = { input: { registrationId: registration.id, decision } };
    const done = await perform({
      call: async () => payloadOf(await setTour({ variables }), 'setTour'),
      onProblem: setProblem,
      success: { message: texts.success },
      onGone: reportGone,
    });
    if (!done) return;
    onClose();
    await onDone();
  };

  return (
    <ConfirmDialog
      opened
      title={texts.title}
      confirmLabel={texts.confirm}
      loading={loading}
      problem={problem}
      onConfirm={answer}
      onClose={onClose}
    >
      <Text>{texts.text(dayInWords(excursionOn))}</Text>
    </ConfirmDialog>
  );
}
