import { Stack, Text } from '@mantine/core';
import { documentTexts } from '#texts/documents.ts';
import { payloadOf } from '../../lib/payload.ts';
import { DownloadButton } from '../../ui/file/DownloadButton.tsx';
import { useDownloadPersonalDataMutation } from './DownloadPersonalData.generated.ts';

const { personalData: texts } = documentTexts;

/** The person's copy of everything that the portal stores about them. */
export function PersonalData() {
  const [make] = useDownloadPersonalDataMutation();
  return (
    <Stack gap={4} align="flex-start">
      <DownloadButton
        label={texts.download}
        isAttachment
        request={async () => payloadOf(await make(), 'createPersonalDataDownload')}
      />
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
    </Stack>
  );
}
