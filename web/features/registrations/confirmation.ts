/** The dialog that confirms participation: values and input (REG-06, REG-08). */
import type {
  ConfirmParticipationInput,
  ParticipationFormat,
  ShownParticipationInput,
  TourChoice,
  TshirtSizeChoice,
} from '../../generated/types.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

/** The choices for a confirmed poster: stay a poster or listen (the provider's 3 and 1). */
export const posterChoices = ['POSTER', 'LISTENER'] as const satisfies readonly ParticipationFormat[];
export const tourDecisions = ['ATTENDING', 'DECLINED'] as const satisfies readonly TourChoice[];
export const tshirtSizes = ['S', 'M', 'L', 'XL'] as const satisfies readonly TshirtSizeChoice[];

/** The dialog's values; '' where nothing is chosen. */
export interface ConfirmationValues {
  posterChoice: (typeof posterChoices)[number];
  listeningSectionIds: string[];
  tour: TourChoice | '';
  tshirtSize: TshirtSizeChoice | '';
}

/** Treats an answer that the dialog does not offer as no answer. */
const known = <Value extends string>(value: Value | 'UNRECOGNIZED' | null) =>
  value === null || value === 'UNRECOGNIZED' ? '' : (value as Exclude<Value, 'UNRECOGNIZED'>);

/** The initial values, from the registration. */
export function confirmationValues(registration: RegistrationCard_RegistrationFragment): ConfirmationValues {
  return {
    posterChoice: 'POSTER',
    listeningSectionIds: (registration.listeningSections ?? []).map(({ id }) => id),
    tour: known(registration.tour),
    tshirtSize: known(registration.tshirtSize),
  };
}

/** The values that the dialog shows, so that the person confirms only these; null before the format is confirmed. */
function shownParticipation(registration: RegistrationCard_RegistrationFragment): ShownParticipationInput | null {
  const { confirmedFormat, confirmedSection, requestedSection, talkSchedule } = registration;
  if (confirmedFormat === null || confirmedFormat === 'UNRECOGNIZED') return null;
  const section = confirmedSection ?? requestedSection;
  return { confirmedFormat, effectiveSectionId: section?.id ?? null, talkSchedule };
}

/**
 * The input to send; fields without a choice stay unchanged, and after the confirmation also unchanged answers, which may have
 * changed elsewhere. Only a confirmed poster can be changed to a listener, and not after the person's confirmation.
 */
export function confirmationInput(
  registration: RegistrationCard_RegistrationFragment,
  values: ConfirmationValues,
): ConfirmParticipationInput {
  const { listeningSectionIds, tour, tshirtSize } = values;
  const present = registration.isConfirmed ? confirmationValues(registration) : null;
  return {
    registrationId: registration.id,
    ...(listeningSectionIds.join() === present?.listeningSectionIds.join() ? {} : { listeningSectionIds }),
    ...(tour === '' || tour === present?.tour ? {} : { tour }),
    ...(tshirtSize === '' || tshirtSize === present?.tshirtSize ? {} : { tshirtSize }),
    changePosterToListener:
      present === null && registration.confirmedFormat === 'POSTER' && values.posterChoice === 'LISTENER',
    shown: shownParticipation(registration),
  };
}
