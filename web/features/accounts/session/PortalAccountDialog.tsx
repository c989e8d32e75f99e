import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { usePortalAccountQuery } from './PortalAccount.generated.ts';

const texts = accountsTexts.login.warning;

/**
 * Warns, before a person makes a second account, that an existing portal account works here. Until the registration closes, it
 * also says how to become a participant (ACC-05).
 */
export function PortalAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, loading } = usePortalAccountQuery({ ssr: false });
  const isClosed = loading || data?.edition?.registrationWindow.state === 'CLOSED';
  return (
    <Dialog opened onClose={onClose} title={texts.title} size="lg">
      <Stack gap="md">
        <Text>{texts.reuse}</Text>
        {isClosed ? null : (
          <Text>
            {texts.participateBefore} <strong>{texts.participateButton}</strong> {texts.participateAfter}
          </Text>
        )}
        <DialogActions onLeave={onClose} leaveLabel={texts.signIn}>
          <Button component={Link} to={paths.registration} replace>
            {texts.proceed}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
