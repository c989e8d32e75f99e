import { Stack } from '@mantine/core';
import { RegistrationWindow } from '../features/registrations/RegistrationWindow.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { registrationTexts } from '../texts/ru/registrations.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import type {
  CabinetRegistration_EditionFragment,
  CabinetRegistration_RegistrationFragment,
} from './CabinetRegistration.generated.ts';
import { CabinetRegistration } from './CabinetRegistration.tsx';
import { useCabinetRegistrationsLazyQuery } from './CabinetRegistrations.generated.ts';

interface CabinetRegistrationsProps {
  /** Null where they could not be loaded. */
  registrations: readonly CabinetRegistration_RegistrationFragment[] | null;
  edition: CabinetRegistration_EditionFragment;
  sections: SectionList;
  error: unknown;
  onRetry: () => void;
}

/** The person's part in the forum: a card a registration, or what the window allows where there is none (CAB-03). */
export function CabinetRegistrations(props: CabinetRegistrationsProps) {
  const { registrations, edition, sections, error, onRetry } = props;
  // Writes into the cache that the screen reads from (REG-11).
  const [reload] = useCabinetRegistrationsLazyQuery({ fetchPolicy: 'network-only', errorPolicy: 'all' });
  const onChanged = () => reload();
  if (registrations === null) {
    return <LoadFailure error={error} what={registrationTexts.what} onRetry={onRetry} />;
  }
  const forum = registrations.filter(({ isSchool }) => !isSchool);
  if (forum.length === 0) return <RegistrationWindow edition={edition} sections={sections} onRegistered={onChanged} />;
  return (
    <Stack gap="lg">
      {forum.map((registration) => (
        <CabinetRegistration
          key={registration.id}
          registration={registration}
          edition={edition}
          sections={sections}
          onChanged={onChanged}
        />
      ))}
    </Stack>
  );
}
