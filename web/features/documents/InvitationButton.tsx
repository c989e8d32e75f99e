import { documentTexts } from '../../texts/ru/documents.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useInvitationLazyQuery } from './Invitation.generated.ts';
import type { DocumentLook } from './look.ts';

/** The invitation of a confirmed participation (DOC-01). */
export function InvitationButton({ registrationId, look }: { registrationId: string; look: DocumentLook }) {
  const [load] = useInvitationLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <DocumentButton
      label={documentTexts.invitation}
      linkLabel={documentTexts.open.invitation}
      look={look}
      request={async () => (await load({ variables: { registrationId } })).data?.invitation}
    />
  );
}
