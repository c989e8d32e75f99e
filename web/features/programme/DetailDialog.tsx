import { Button, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { programmeTexts } from '../../texts/ru/programme.ts';
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
      {shown === null ? null : <EntryDetail entry={shown} />}
      <Group justify="flex-end" mt="xl">
        <Button size="sm" variant="default" onClick={address.close}>
          {programmeTexts.dialog.close}
        </Button>
      </Group>
    </Modal>
  );
}
