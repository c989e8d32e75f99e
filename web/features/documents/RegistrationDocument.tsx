import { IconFileTypePdf } from '@tabler/icons-react';
import { documentTexts } from '#texts/documents.ts';
import { sendInput } from '../../lib/payload.ts';
import { DownloadButton } from '../../ui/file/DownloadButton.tsx';
import { useDownloadCertificateMutation } from './DownloadCertificate.generated.ts';
import { useDownloadInvitationMutation } from './DownloadInvitation.generated.ts';

interface RegistrationDocumentProps {
  kind: 'invitation' | 'certificate';
  registrationId: string;
  /** Whether this is the card's main action. */
  isMain: boolean;
  /** Whether it is not available yet: a click still sends the request, and the service answers with the reason (DOC-03). */
  isBlocked: boolean;
  /** Id of the text that explains why it is not available. */
  describedBy: string | undefined;
}

/** The invitation of a confirmed participation (DOC-01), or the certificate after the last conference date (DOC-02). */
export function RegistrationDocument(props: RegistrationDocumentProps) {
  const { kind, registrationId, isMain, isBlocked, describedBy } = props;
  const [invite] = useDownloadInvitationMutation();
  const [certify] = useDownloadCertificateMutation();
  const requests = {
    invitation: () => sendInput(invite, { registrationId }),
    certificate: () => sendInput(certify, { registrationId }),
  };
  return (
    <DownloadButton
      fullWidth
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      label={documentTexts[kind]}
      linkLabel={documentTexts.open[kind]}
      isBlocked={isBlocked}
      aria-describedby={describedBy}
      request={requests[kind]}
    />
  );
}
