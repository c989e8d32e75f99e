import { payloadOf } from '../../lib/payload.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useDownloadInvitationMutation } from './DownloadInvitation.generated.ts';
import type { RegistrationDocumentProps } from './look.ts';

/** The invitation of a confirmed participation (DOC-01). */
export function InvitationButton({ registrationId, look, onRejected }: RegistrationDocumentProps) {
  const [make] = useDownloadInvitationMutation();
  return (
    <DocumentButton
      label={documentTexts.invitation}
      linkLabel={documentTexts.open.invitation}
      look={look}
      onRejected={onRejected}
      request={async () => payloadOf(await make({ variables: { input: { registrationId } } }), 'downloadInvitation')}
    />
  );
}
