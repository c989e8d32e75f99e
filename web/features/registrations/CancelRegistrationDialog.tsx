import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { isNotFound } from '../../lib/failures.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import type { Problem } from '../../lib/perform.ts';
import { closedFrom } from '../../lib/windowDays.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useCabinet, useCabinetAction } from '../../ui/service/cabinet.ts';
import { useCancelRegistrationMutation } from './CancelRegistration.generated.ts';
import { cancelledName } from './cardName.ts';
import type { CabinetEdition } from './edition.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import type { RegistrationState } from './state.ts';

interface CancelRegistrationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: CabinetEdition;
  onClose: () => void;
}

const { cancelDialog: texts } = registrationTexts;

/** Confirms the cancellation of a registration, with the last day to register again (REG-09). */
export function CancelRegistrationDialog(props: CancelRegistrationDialogProps) {
  const { opened, registration, state, edition, onClose } = props;
  const [cancel] = useCancelRegistrationMutation();
  const { onChanged } = useCabinet();
  const act = useCabinetAction(onClose);
  // A call without an answer may have cancelled the registration: the next attempt then does not find it (REG-11).
  const mayBeDone = useRef(false);
  const { thesisDocument, thesisPdf, expertConclusion } = registration;
  const hasFiles = [thesisDocument, thesisPdf, expertConclusion].some((file) => file !== null);
  const warning = state.canBeRedone ? texts.beforeClosing : texts.afterClosing;

  const confirm = (onProblem: (problem: Problem | null) => void) => {
    const variables = { input: { registrationId: registration.id } };
    const wasDone = () => {
      notifySuccess(texts.success);
      onClose();
      void onChanged();
      return true;
    };
    return act({
      call: async () => {
        try {
          return payloadOf(await cancel({ variables }), 'cancelRegistration');
        } catch (error) {
          mayBeDone.current ||= !isNotFound(error);
          throw error;
        }
      },
      onProblem,
      ...(mayBeDone.current ? { onGone: wasDone } : {}),
      success: { message: texts.success },
    });
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{cancelledName(registration, edition)}</Text>
        {hasFiles ? <Text>{texts.files}</Text> : null}
        <Text>{warning(closedFrom(edition.registrationWindow.closesAt))}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
