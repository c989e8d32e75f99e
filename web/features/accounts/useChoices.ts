import { useMemo } from 'react';
import { useRegistrationChoicesQuery } from './RegistrationChoices.generated.ts';
import type { OtherChoices } from './registrationForm.ts';

interface Choice {
  value: string;
  label: string;
}

/** The reference lists as selects take them. */
export interface Choices {
  organizations: Choice[];
  positions: Choice[];
  academicDegrees: Choice[];
}

/**
 * The lists of the registration form. The service leaves out a list that it could not read; without it the form cannot
 * be filled, so that counts as a failure which can be tried again.
 */
export function useChoices() {
  const { data, error, loading, refetch } = useRegistrationChoicesQuery({ notifyOnNetworkStatusChange: true });
  const ready = useMemo(() => {
    const { organizations, positions, academicDegrees } = data ?? {};
    if (!organizations || !positions || !academicDegrees) return null;
    const choices: Choices = {
      organizations: organizations.map(({ id, name }) => ({ value: id, label: name })),
      positions: positions.map(({ id, title }) => ({ value: id, label: title })),
      academicDegrees: academicDegrees.map(({ id, title }) => ({ value: id, label: title })),
    };
    const other: OtherChoices = {
      organizationId: organizations.find(({ isOther }) => isOther)?.id ?? null,
      positionId: positions.find(({ isOther }) => isOther)?.id ?? null,
    };
    return { choices, other };
  }, [data]);
  return { ready, error, loading, refetch };
}
