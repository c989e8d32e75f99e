/** The edition as one variant of the cabinet, and one kind of registration in it, has it. */
import type { WindowSet } from '../../generated/types.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';

/** What a variant of the cabinet adds to the edition. */
interface VariantChoices {
  /** Whether the confirmation includes the T-shirt size. */
  asksTshirt: boolean;
}

/** The edition as the cabinet's parts use it. */
export type CabinetEdition = RegistrationArea_EditionFragment & VariantChoices;

/**
 * The older variant has dates of its own, and neither excursion nor T-shirt (CAB-06, ruling R7); the day by which the
 * forum's participants confirm lies before its last one to register.
 */
export function editionOf<Edition extends RegistrationArea_EditionFragment>(
  edition: Edition,
  windows: WindowSet,
): Edition & VariantChoices {
  if (windows === 'CURRENT') return { ...edition, asksTshirt: true };
  return { ...edition, ...edition.expiredWindows, confirmationDueOn: null, excursionOn: null, asksTshirt: false };
}

/** The school's own window; without excursion, T-shirt and early confirmation (REG-13). */
export function schoolEditionOf<Edition extends CabinetEdition>(edition: Edition): Edition {
  return {
    ...edition,
    registrationWindow: edition.schoolWindow,
    confirmationDueOn: null,
    excursionOn: null,
    asksTshirt: false,
  };
}
