import { documentTexts } from '../../texts/ru/documents.ts';
import { useCertificateLazyQuery } from './Certificate.generated.ts';
import { DocumentButton } from './DocumentButton.tsx';
import type { DocumentLook } from './look.ts';

/** The certificate, after the last conference date (DOC-02). */
export function CertificateButton({ registrationId, look }: { registrationId: string; look: DocumentLook }) {
  const [load] = useCertificateLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <DocumentButton
      label={documentTexts.certificate}
      linkLabel={documentTexts.open.certificate}
      look={look}
      request={async () => (await load({ variables: { registrationId } })).data?.certificate}
    />
  );
}
