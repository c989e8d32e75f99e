import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconMail, IconMailShare } from '@tabler/icons-react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import { uniqueAddresses } from '../model/rowFacts.ts';

const { mailings } = dashboardTexts;
const texts = deskPaperTexts.addresses;

/** Mail programs cut off longer links. */
const MOST_IN_A_LETTER = 50;

interface AddressesDialogProps {
  rows: readonly DeskRow[];
  onClose: () => void;
}

/** The addresses of the rows as text, with the reminder about unsubscribing (DSH-02). */
export function AddressesDialog({ rows, onClose }: AddressesDialogProps) {
  const { copy, copied, error } = useClipboard({ timeout: Number.POSITIVE_INFINITY });
  const addresses = uniqueAddresses(rows);
  const without = rows.filter(({ email }) => !email?.trim()).length;
  const text = addresses.join(', ');
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Dialog opened onClose={onClose} title={texts.title} size="lg">
      <Stack gap="md">
        <Alert role="note" color="purple" icon={<IconMailShare aria-hidden />} title={mailings.reminderTitle}>
          {mailings.reminder}
        </Alert>
        {addresses.length === 0 ? (
          <Text role="status">{mailings.empty}</Text>
        ) : (
          <>
            <Textarea
              aria-label={mailings.addresses}
              description={mailings.count(addresses.length)}
              readOnly
              rows={6}
              value={text}
            />
            <Group gap="sm">
              <Button leftSection={<Icon size={18} aria-hidden />} onClick={() => void copy(text)}>
                {mailings.copy}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => saveFile(texts.file, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
              >
                {mailings.download}
              </Button>
              {addresses.length > MOST_IN_A_LETTER ? null : (
                <Button
                  component="a"
                  variant="default"
                  leftSection={<IconMail size={18} aria-hidden />}
                  href={`mailto:?bcc=${encodeURIComponent(addresses.join(','))}`}
                >
                  {texts.write}
                </Button>
              )}
              <Text size="sm" c="dimmed" role="status">
                {error ? mailings.copyFailed : copied ? mailings.copied : ''}
              </Text>
            </Group>
            {addresses.length > MOST_IN_A_LETTER ? <Text size="sm">{texts.most(MOST_IN_A_LETTER)}</Text> : null}
          </>
        )}
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
