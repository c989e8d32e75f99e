/** The names of a registration on its card and in the dialogs about it. */

import { registrationTexts } from '#texts/registrations.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { typeset } from '../../lib/typography.ts';
import type { CabinetEdition } from './edition.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

type Named = Pick<RegistrationCard_RegistrationFragment, 'isSchool' | 'requestedFormat' | 'confirmedFormat' | 'title'>;

const { card, cancelDialog, school, formats } = registrationTexts;

const formatOf = ({ confirmedFormat, requestedFormat }: Named) => confirmedFormat ?? requestedFormat;

/**
 * The card's heading: the title of the talk, even if it was confirmed as listening, so that its author recognises it; without
 * a title, the way the person takes part.
 */
export function cardName(registration: Named, edition: Pick<CabinetEdition, 'school'>): string {
  if (registration.isSchool) return edition.school.title;
  if (registration.title !== null) return typeset(registration.title);
  return isTalkFormat(formatOf(registration)) ? card.untitled : card.listener;
}

/** The card's badge: the format, or that it is the school. */
export function badgeOf(registration: Named): string {
  return registration.isSchool ? school.badge : formats[formatOf(registration)];
}

/** Whether the format is confirmed; shown next to the badge. */
export function badgeNote({ isSchool, confirmedFormat }: Named): string {
  if (isSchool) return confirmedFormat === null ? card.schoolRequested : card.schoolConfirmed;
  return confirmedFormat === null ? card.requested : card.confirmed;
}

/** The cancelled registration, in a sentence (REG-09). A talk whose author was confirmed as a listener is called listening. */
export function cancelledName(registration: Named, edition: Pick<CabinetEdition, 'school'>): string {
  if (registration.isSchool) return cancelDialog.school(edition.school.title);
  if (!isTalkFormat(formatOf(registration))) return cancelDialog.listener;
  return registration.title === null ? cancelDialog.untitled : cancelDialog.talk(typeset(registration.title));
}
