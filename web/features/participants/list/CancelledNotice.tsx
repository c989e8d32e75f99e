import { Alert, Button, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { listTexts } from '../../../texts/ru/participantList.ts';
import type { ViewAddress } from './useView.ts';

interface CancelledNoticeProps {
  /** Whether the service lists cancelled registrations. */
  isSupported: boolean;
  change: ViewAddress['change'];
}

const texts = listTexts.cancelled;

/** Marks the list of cancelled registrations, and leads back to the active ones. */
export function CancelledNotice({ isSupported, change }: CancelledNoticeProps) {
  return (
    <Alert color="red" icon={<IconBan aria-hidden />} title={texts.title}>
      <Stack gap="sm" align="flex-start">
        {isSupported ? texts.text : texts.unsupported}
        <Button size="xs" variant="default" onClick={() => change({ isCancelled: false })}>
          {texts.back}
        </Button>
      </Stack>
    </Alert>
  );
}
