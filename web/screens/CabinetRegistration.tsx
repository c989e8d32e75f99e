import { CertificateButton } from '../features/documents/CertificateButton.tsx';
import { InvitationButton } from '../features/documents/InvitationButton.tsx';
import { RegistrationFiles } from '../features/files/RegistrationFiles.tsx';
import type { CabinetEdition } from '../features/registrations/edition.ts';
import { RegistrationCard } from '../features/registrations/RegistrationCard.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { registrationState } from '../features/registrations/state.ts';
import type { CabinetRegistration_RegistrationFragment } from './CabinetRegistration.generated.ts';

interface CabinetRegistrationProps {
  registration: CabinetRegistration_RegistrationFragment;
  edition: CabinetEdition;
  sections: SectionList;
  /** Whether it is the forum's first, which shows the person's answers. */
  isFirst: boolean;
  onChanged: () => Promise<unknown>;
}

/** A registration with its files and documents: three features on one card. */
export function CabinetRegistration(props: CabinetRegistrationProps) {
  const { registration, edition, sections, isFirst, onChanged } = props;
  const { id } = registration;
  return (
    <RegistrationCard
      registration={registration}
      state={registrationState(registration, edition)}
      edition={edition}
      sections={sections}
      showsAnswers={isFirst}
      onChanged={onChanged}
      files={<RegistrationFiles registration={registration} edition={edition} onChanged={onChanged} />}
      documents={{
        invitation: (look) => <InvitationButton registrationId={id} look={look} onRejected={onChanged} />,
        certificate: (look) => <CertificateButton registrationId={id} look={look} onRejected={onChanged} />,
      }}
    />
  );
}
