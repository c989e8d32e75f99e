/** The dialog that confirms participation: values and input (REG-06, REG-08). */
import type {
  ConfirmParticipationInput,
  ParticipationFormat,
  TourDecision,
  TshirtSize,
} from '../../generated/types.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

/** What a confirmed poster may choose: stay one or listen (the provider's 3 and 1). */
export const posterChoices = ['POSTER', 'LISTENER'] as const satisfies readonly ParticipationFormat[];
export const tourDecisions = ['ATTENDING', 'DECLINED'] as const satisfies readonly TourDecision[];
export const tshirtSizes = ['S', 'M', 'L', 'XL'] as const satisfies readonly TshirtSize[];

/** The dialog's values; '' where nothing is chosen. */
export interface ConfirmationValues {
  posterChoice: (typeof posterChoices)[number];
  listeningSectionIds: string[];
  tour: TourDecision | '';
  tshirtSize: TshirtSize | '';
}

/** The initial values, from the registration. */
export function confirmationValues(registration: RegistrationCard_RegistrationFragment): ConfirmationValues {
  return {
    posterChoice: 'POSTER',
    listeningSectionIds: (registration.listeningSections ?? []).map(({ id }) => id),
    tour: registration.tour ?? '',
    tshirtSize: registration.tshirtSize ?? '',
  };
}

/**
 * The input to send; fields without a choice stay unchanged. The dialog shows the poster's choice only where there is one;
 * otherwise it stays POSTER.
 */
export function confirmationInput(registrationId: string, values: ConfirmationValues): ConfirmParticipationInput {
  return {
    registrationId,
    listeningSectionIds: values.listeningSectionIds,
    ...(values.tour === '' ? {} : { tour: values.tour }),
    ...(values.tshirtSize === '' ? {} : { tshirtSize: values.tshirtSize }),
    changePosterToListener: values.posterChoice === 'LISTENER',
  };
}
