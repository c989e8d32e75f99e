import { documentTexts } from '../../texts/ru/documents.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useInvitationLazyQuery } from './Invitation.generated.ts';

const texts = documentTexts;

/** The invitation of a confirmed participation (DOC-01). */
export function InvitationButton({ registrationId }: { registrationId: string }) {
  const [load] = useInvitationLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <DocumentButton
      label={texts.invitation}
      linkLabel={texts.open.invitation}
      variant="light"
      request={async () => (await load({ variables: { registrationId } })).data?.invitation}
    />
  );
}
