import { Button, Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useAddress } from './context.ts';
import { EntryDetail } from './EntryDetail.tsx';
import type { Entry } from './model.ts';

const PHONE = '(max-width: 48em)';

/** The dialog of a session or a talk, at its own address: at most 60 % wide, the whole screen on a phone (PRG-01). */
export function DetailDialog({ entry }: { entry: Entry | null }) {
  const address = useAddress();
  const isPhone = useMediaQuery(PHONE) ?? false;
  // The dialog renders closed first, so that it can return the focus, and keeps its content while it fades out.
  const [shown, setShown] = useState<Entry | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    setOpened(entry !== null);
    if (entry !== null) setShown(entry);
  }, [entry]);
  return (
    <Modal
      opened={opened}
      onClose={address.close}
      title={shown?.session.detail?.title ?? shown?.session.title}
      size="60%"
      fullScreen={isPhone}
    >
      <Stack gap="lg">
        {shown === null ? null : <EntryDetail entry={shown} />}
        <DialogActions>
          <Button size="sm" variant="default" onClick={address.close}>
            {programmeTexts.dialog.close}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
