/** The edition's data for one variant of the cabinet and one kind of registration. */
import { daysState, spanState } from '../../lib/windowState.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';

type Dated = Pick<RegistrationArea_EditionFragment, 'certificatesFrom' | 'hasCertificates'> &
  Pick<RegistrationArea_EditionFragment, 'registrationWindow' | 'thesesWindow'>;
type Window = RegistrationArea_EditionFragment['thesesWindow'];

/** A window at a moment of the service's clock. */
export const windowAt = <Span extends Window>(span: Span, now: number | null): Span => ({
  ...span,
  state: spanState(span.opensAt, span.closesAt, now) ?? span.state,
});

/** Whether a day has passed in Moscow, by the service's answer or by its clock since then. */
export const isPast = (answered: boolean, day: string | null, now: number | null): boolean =>
  answered || (day !== null && daysState(day, day, now) === 'CLOSED');

const datedAt = (dated: Dated, now: number) => ({
  registrationWindow: windowAt(dated.registrationWindow, now),
  thesesWindow: windowAt(dated.thesesWindow, now),
  hasCertificates: now >= Date.parse(dated.certificatesFrom),
});

/**
 * The edition at a moment of the service's clock: its windows open and close, and its days pass, while the page is open
 * (CAB-03, FIL-07, ruling R7). While the clock is unknown, the states of the service's answer apply.
 */
export function editionAt<Edition extends RegistrationArea_EditionFragment>(
  edition: Edition,
  now: number | null,
): Edition {
  if (now === null) return edition;
  const { expiredWindows: late } = edition;
  return {
    ...edition,
    ...datedAt(edition, now),
    schoolWindow: windowAt(edition.schoolWindow, now),
    isOver: isPast(edition.isOver, edition.endsOn, now),
    isTourOver: isPast(edition.isTourOver, edition.tourOn, now),
    isConfirmationOverdue: isPast(edition.isConfirmationOverdue, edition.confirmationDueOn, now),
    expiredWindows: late && { ...late, ...datedAt(late, now) },
  };
}

/** What a variant of the cabinet adds to the edition. */
interface VariantChoices {
  /** Whether the confirmation includes the T-shirt size. */
  asksTshirt: boolean;
}

/** The edition in the form that the cabinet's parts use. */
export type CabinetEdition = RegistrationArea_EditionFragment & VariantChoices;

/**
 * The older variant has its own dates, and neither excursion nor T-shirt (CAB-06, ruling R7). The forum's usual day for
 * confirming does not apply, because it lies before the variant's last day to register.
 */
export function editionOf<Edition extends RegistrationArea_EditionFragment>(
  edition: Edition,
  { isOlder }: { isOlder: boolean },
): Edition & VariantChoices {
  if (!isOlder) return { ...edition, asksTshirt: true };
  return { ...edition, ...edition.expiredWindows, confirmationDueOn: null, tourOn: null, asksTshirt: false };
}

/** The edition with the school's own window, without excursion, T-shirt and early confirmation (REG-13). */
export function schoolEditionOf<Edition extends CabinetEdition>(edition: Edition): Edition {
  return {
    ...edition,
    registrationWindow: edition.schoolWindow,
    confirmationDueOn: null,
    tourOn: null,
    asksTshirt: false,
  };
}
