import { Alert, Button, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { listTexts } from '#texts/participantList.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { ViewAddress } from '../scope/useView.ts';

const texts = listTexts.cancelled;

/** Marks the list of cancelled registrations, and leads back to the active ones. */
export function CancelledNotice({ change }: Pick<ViewAddress, 'change'>) {
  const slices = useSlices();
  return (
    <Alert role="note" color="red" icon={<IconBan aria-hidden />} title={texts.title}>
      <Stack gap="sm" align="flex-start">
        {slices.has('recordHistory') ? texts.textWithHistory : texts.text}
        <Button size="xs" variant="default" onClick={() => change({ isCancelled: false })}>
          {texts.back}
        </Button>
      </Stack>
    </Alert>
  );
}
