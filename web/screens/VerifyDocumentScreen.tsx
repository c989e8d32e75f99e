import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { DocumentCheck } from '../features/documents/DocumentCheck.tsx';
import { useVerifyDocumentQuery } from '../features/documents/VerifyDocument.generated.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { documentTexts } from '../texts/ru/documents.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';

/** /verify/:code, where the QR code of an invitation or a certificate leads; for everyone. */
export function VerifyDocumentScreen() {
  const { code = '' } = useParams();
  // A document may lose its validity at any time.
  const { data, error, refetch } = useVerifyDocumentQuery({ variables: { code }, fetchPolicy: 'network-only' });
  return (
    <LoadedPage
      title={commonTexts.titles.verifyDocument}
      width="text"
      data={data}
      error={error}
      what={documentTexts.verification.what}
      onRetry={refetch}
      skeleton={
        <Stack gap="lg">
          <Skeleton height={84} radius="lg" />
          <Skeleton height={260} radius="lg" />
        </Stack>
      }
    >
      {({ documentVerification }) => <DocumentCheck code={code} verification={documentVerification} />}
    </LoadedPage>
  );
}
