import { payloadOf } from '../../lib/payload.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useDownloadCertificateMutation } from './DownloadCertificate.generated.ts';
import type { RegistrationDocumentProps } from './look.ts';

/** The certificate, after the last conference date (DOC-02). */
export function CertificateButton({ registrationId, look, onRejected }: RegistrationDocumentProps) {
  const windows = useWindowSet();
  const [make] = useDownloadCertificateMutation();
  return (
    <DocumentButton
      label={documentTexts.certificate}
      linkLabel={documentTexts.open.certificate}
      look={look}
      onRejected={onRejected}
      request={async () =>
        payloadOf(await make({ variables: { input: { registrationId, windows } } }), 'downloadCertificate')
      }
    />
  );
}
