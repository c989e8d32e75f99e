import { RegistrationDocument } from '../features/documents/RegistrationDocument.tsx';
import { RegistrationFiles } from '../features/files/RegistrationFiles.tsx';
import { type CabinetEdition, schoolEditionOf } from '../features/registrations/edition.ts';
import { RegistrationCard } from '../features/registrations/RegistrationCard.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { registrationState } from '../features/registrations/state.ts';
import type { CabinetRegistration_RegistrationFragment } from './CabinetRegistration.generated.ts';

interface CabinetCardProps {
  registration: CabinetRegistration_RegistrationFragment;
  edition: CabinetEdition;
  sections: SectionList;
  /** Whether it shows the person's answers about excursion and T-shirt; only one card does. */
  showsAnswers?: boolean;
}

/** A registration for the forum or its school with its files and documents: three features on one card. */
export function CabinetCard({ registration, edition, sections, showsAnswers = false }: CabinetCardProps) {
  const its = registration.isSchool ? schoolEditionOf(edition) : edition;
  return (
    <RegistrationCard
      registration={registration}
      state={registrationState(registration, its)}
      edition={its}
      sections={sections}
      showsAnswers={showsAnswers}
      files={<RegistrationFiles registration={registration} edition={its} />}
      renderDocument={(kind, look) => <RegistrationDocument kind={kind} registrationId={registration.id} {...look} />}
    />
  );
}
