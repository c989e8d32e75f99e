import { useMemo } from 'react';
import { named, titled } from '../../../ui/choices.ts';
import type { Choice } from '../../../ui/SearchSelectOptions.tsx';
import { useRegistrationChoicesQuery } from './RegistrationChoices.generated.ts';
import type { OtherChoices } from './signUpForm.ts';

/** The reference lists as selects take them. */
interface Choices {
  organizations: Choice[];
  positions: Choice[];
  academicDegrees: Choice[];
}

/** The lists and their 'other' choices. */
export interface Lists {
  choices: Choices;
  other: OtherChoices;
}

/**
 * The lists of the sign-up form, null until they are loaded. The service leaves out a list that it could not read; the
 * form needs all of them, so that counts as a failure.
 */
export function useChoices() {
  const { data, error, loading, refetch } = useRegistrationChoicesQuery({
    notifyOnNetworkStatusChange: true,
    ssr: false,
  });
  const lists = useMemo(() => {
    const { organizations, positions, academicDegrees } = data ?? {};
    if (!organizations || !positions || !academicDegrees) return null;
    const choices: Choices = {
      organizations: organizations.map(named),
      positions: positions.map(titled),
      academicDegrees: academicDegrees.map(titled),
    };
    const other: OtherChoices = {
      organizationId: organizations.find(({ isOther }) => isOther)?.id ?? null,
      positionId: positions.find(({ isOther }) => isOther)?.id ?? null,
    };
    return { choices, other };
  }, [data]);
  return { lists, error, loading, refetch };
}
