import { Button, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { AddressText, UnsubscribeReminder } from '../../../ui/file/AddressText.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import { uniqueAddresses } from '../model/rowFacts.ts';

const texts = deskPaperTexts.addresses;

/** Mail programs cut off longer links. */
const MOST_IN_A_LETTER = 50;

interface AddressesDialogProps {
  rows: readonly DeskRow[];
  onClose: () => void;
}

/** The addresses of the rows as text, with the reminder about unsubscribing (DSH-02). */
export function AddressesDialog({ rows, onClose }: AddressesDialogProps) {
  const addresses = uniqueAddresses(rows);
  const isLetter = addresses.length <= MOST_IN_A_LETTER;
  const without = rows.filter(({ email }) => !email?.trim()).length;
  return (
    <Dialog opened onClose={onClose} title={texts.title} size="lg">
      <Stack gap="md">
        <UnsubscribeReminder />
        <AddressText addresses={addresses} fileName={texts.file}>
          {isLetter ? (
            <Button
              component="a"
              variant="default"
              leftSection={<IconMail size={18} aria-hidden />}
              href={`mailto:?bcc=${encodeURIComponent(addresses.join(','))}`}
            >
              {texts.write}
            </Button>
          ) : null}
        </AddressText>
        {isLetter ? null : <Text size="sm">{texts.most(MOST_IN_A_LETTER)}</Text>}
        {without > 0 ? (
          <Text size="sm" c="dimmed">
            {texts.without(without)}
          </Text>
        ) : null}
        <DialogActions onLeave={onClose} leaveLabel={deskPaperTexts.close} />
      </Stack>
    </Dialog>
  );
}
