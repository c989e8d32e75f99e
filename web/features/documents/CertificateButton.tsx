import { payloadOf } from '../../lib/payload.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useDownloadCertificateMutation } from './DownloadCertificate.generated.ts';
import type { DocumentLook } from './look.ts';

/** The certificate, after the last conference date (DOC-02). */
export function CertificateButton({ registrationId, look }: { registrationId: string; look: DocumentLook }) {
  const [make] = useDownloadCertificateMutation();
  return (
    <DocumentButton
      label={documentTexts.certificate}
      linkLabel={documentTexts.open.certificate}
      look={look}
      request={async () => payloadOf(await make({ variables: { input: { registrationId } } }), 'downloadCertificate')}
    />
  );
}
