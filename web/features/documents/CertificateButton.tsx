import { Stack, Text } from '@mantine/core';
import { formatDay } from '../../lib/dates.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { useCertificateLazyQuery } from './Certificate.generated.ts';
import { DocumentButton } from './DocumentButton.tsx';

interface CertificateButtonProps {
  registrationId: string;
  /** The day it will be there from, where that day has not come. */
  availableFrom: string | null;
}

const texts = documentTexts;

/** The certificate (DOC-02). Before its day the button asks all the same, and the service says why not (DOC-03). */
export function CertificateButton({ registrationId, availableFrom }: CertificateButtonProps) {
  const [load] = useCertificateLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <Stack gap={4}>
      <DocumentButton
        label={texts.certificate}
        linkLabel={texts.open.certificate}
        variant={availableFrom === null ? 'light' : 'default'}
        request={async () => (await load({ variables: { registrationId } })).data?.certificate}
      />
      {availableFrom === null ? null : (
        <Text size="sm" c="dimmed">
          {texts.certificateFrom(formatDay(availableFrom))}
        </Text>
      )}
    </Stack>
  );
}
