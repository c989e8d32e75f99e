import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { isNotFound } from '../../lib/failures.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { closedFrom } from '../../lib/windowDays.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRegistrationGone } from '../../ui/registrationGone.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useProblem } from '../../ui/useProblem.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { useCancelRegistrationMutation } from './CancelRegistration.generated.ts';
import { cancelledThing } from './cardName.ts';
import type { CabinetEdition } from './edition.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import type { RegistrationState } from './state.ts';

interface CancelRegistrationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: CabinetEdition;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { cancelDialog: texts } = registrationTexts;

/** Confirms the cancellation of a registration, with the last day to register again (REG-09). */
export function CancelRegistrationDialog(props: CancelRegistrationDialogProps) {
  const { opened, registration, state, edition, onClose, onDone } = props;
  const [cancel, { loading }] = useCancelRegistrationMutation();
  const windows = useWindowSet();
  const onGone = useRegistrationGone(onClose);
  // A call without an answer may have cancelled it: then the next one finds no registration (REG-11).
  const mayBeDone = useRef(false);
  const [problem, setProblem] = useProblem(opened);
  const { thesisDocument, thesisPdf, expertConclusion } = registration;
  const hasFiles = [thesisDocument, thesisPdf, expertConclusion].some((file) => file !== null);
  const warning = state.canBeRedone ? texts.beforeClosing : texts.afterClosing;

  const confirm = useOnce(async () => {
    const variables = { input: { registrationId: registration.id, windows } };
    const finish = async () => {
      onClose();
      await onDone();
    };
    const done = await perform({
      call: async () => {
        try {
          return payloadOf(await cancel({ variables }), 'cancelRegistration');
        } catch (error) {
          mayBeDone.current ||= !isNotFound(error);
          throw error;
        }
      },
      onProblem: setProblem,
      onGone: mayBeDone.current
        ? () => {
            notifySuccess(texts.success);
            void finish();
          }
        : onGone,
      success: { message: texts.success },
    });
    if (done) await finish();
  });

  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      danger
      loading={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{cancelledThing(registration, edition)}</Text>
        {hasFiles ? <Text>{texts.files}</Text> : null}
        <Text>{warning(closedFrom(edition.registrationWindow.closesAt))}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
