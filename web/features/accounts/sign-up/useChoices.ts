import type { ComboboxItem } from '@mantine/core';
import { useMemo } from 'react';
import { named, titled } from '../../../ui/form/choices.ts';
import { useRegistrationChoicesQuery } from './RegistrationChoices.generated.ts';
import type { OtherChoices } from './signUpForm.ts';

/** The lists as options of selects, and their 'other' choices. */
export interface Lists {
  choices: Record<'organizations' | 'positions' | 'academicDegrees', ComboboxItem[]>;
  other: OtherChoices;
}

/**
 * The lists of the sign-up form, null until they are loaded. The service omits a list that it could not read; the form needs
 * all of them, so a missing list counts as a failure.
 */
export function useChoices() {
  const { data, error, loading, refetch } = useRegistrationChoicesQuery({
    notifyOnNetworkStatusChange: true,
    ssr: false,
  });
  const lists = useMemo((): Lists | null => {
    const { organizations, positions, academicDegrees } = data ?? {};
    if (!organizations || !positions || !academicDegrees) return null;
    return {
      choices: {
        organizations: organizations.map(named),
        positions: positions.map(titled),
        academicDegrees: academicDegrees.map(titled),
      },
      other: {
        organizationId: organizations.find(({ isOther }) => isOther)?.id ?? null,
        positionId: positions.find(({ isOther }) => isOther)?.id ?? null,
      },
    };
  }, [data]);
  return { lists, error, loading, refetch };
}
