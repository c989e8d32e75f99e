import { CertificateButton } from '../features/documents/CertificateButton.tsx';
import { InvitationButton } from '../features/documents/InvitationButton.tsx';
import { RegistrationFiles } from '../features/files/RegistrationFiles.tsx';
import { RegistrationCard } from '../features/registrations/RegistrationCard.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { registrationState } from '../features/registrations/state.ts';
import type {
  CabinetRegistration_EditionFragment,
  CabinetRegistration_RegistrationFragment,
} from './CabinetRegistration.generated.ts';

interface CabinetRegistrationProps {
  registration: CabinetRegistration_RegistrationFragment;
  edition: CabinetRegistration_EditionFragment;
  sections: SectionList;
  onChanged: () => Promise<unknown>;
}

/** A registration with its files and documents: three features on one card. */
export function CabinetRegistration({ registration, edition, sections, onChanged }: CabinetRegistrationProps) {
  const state = registrationState(registration, edition);
  return (
    <RegistrationCard
      registration={registration}
      state={state}
      edition={edition}
      sections={sections}
      onChanged={onChanged}
      files={<RegistrationFiles registration={registration} edition={edition} onChanged={onChanged} />}
      documents={
        <>
          {state.hasInvitation ? <InvitationButton registrationId={registration.id} /> : null}
          {state.certificate === 'none' ? null : (
            <CertificateButton
              registrationId={registration.id}
              availableFrom={state.certificate === 'later' ? edition.certificatesFrom : null}
            />
          )}
        </>
      }
    />
  );
}
