import { Stack, Text } from '@mantine/core';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { closedFrom } from '../../lib/windowDays.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCancelRegistrationMutation } from './CancelRegistration.generated.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

interface CancelRegistrationDialogProps {
  opened: boolean;
  registration: RegistrationCard_RegistrationFragment;
  edition: RegistrationArea_EditionFragment;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { cancelDialog: texts, formats } = registrationTexts;

/** Asks before a registration is cancelled, and says until when it could be made again (REG-09). */
export function CancelRegistrationDialog(props: CancelRegistrationDialogProps) {
  const { opened, registration, edition, onClose, onDone } = props;
  const [cancel, { loading }] = useCancelRegistrationMutation();
  const { closesAt, state } = edition.registrationWindow;
  const warning = state === 'CLOSED' ? texts.afterClosing : texts.beforeClosing;

  const confirm = async () => {
    const variables = { input: { registrationId: registration.id } };
    const done = await perform({
      call: async () => payloadOf(await cancel({ variables }), 'cancelRegistration'),
      success: { message: texts.success },
    });
    if (!done) return;
    onClose();
    await onDone();
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      danger
      loading={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>
          {texts.what(formats[registration.confirmedFormat ?? registration.requestedFormat], registration.title)}
        </Text>
        <Text>{warning(closedFrom(closesAt))}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
