/** The edition's data for one variant of the cabinet and one kind of registration. */
import { spanState } from '../../lib/windowState.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';

type Dated = Pick<RegistrationArea_EditionFragment, 'certificatesFrom' | 'hasCertificates'> &
  Pick<RegistrationArea_EditionFragment, 'registrationWindow' | 'thesesWindow'>;
type Span = RegistrationArea_EditionFragment['thesesWindow'];

const spanAt = (span: Span, now: number): Span => ({
  ...span,
  state: spanState(span.opensAt, span.closesAt, now) ?? span.state,
});

const datedAt = (dated: Dated, now: number) => ({
  registrationWindow: spanAt(dated.registrationWindow, now),
  thesesWindow: spanAt(dated.thesesWindow, now),
  hasCertificates: now >= Date.parse(dated.certificatesFrom),
});

/**
 * The edition at a moment of the service's clock: its windows open and close while the page is open (CAB-03, FIL-07,
 * ruling R7). While the clock is unknown, the states of the service's answer apply.
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
    schoolWindow: spanAt(edition.schoolWindow, now),
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
