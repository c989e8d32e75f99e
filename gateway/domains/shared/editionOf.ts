import type { Edition } from '../../graphql/models.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/dates.ts';
import { badArgument } from '../../lib/errors.ts';

interface KnownEditions {
  edition: Edition;
  editions: { all: readonly Edition[] };
}

/** The edition that the argument `year` selects. @throws BAD_USER_INPUT for a year without one */
export function editionOf({ editions }: { editions: { byYear(year: number): Edition | null } }, year: number): Edition {
  const edition = editions.byYear(year);
  if (edition === null) throw badArgument('year', `There is no edition of ${year}`);
  return edition;
}

/** The edition of a meeting; the current one if no edition has the meeting. */
export const editionOfMeeting = ({ edition, editions }: KnownEditions, meetingId: number | null): Edition =>
  editions.all.find((one) => one.meetingId === meetingId) ?? edition;

/** Whether moderators work with an edition: with the current one, and with an earlier one until its `closesOn`. */
export const isOpenToModerators = ({ isCurrent, closesOn }: Edition, clock: Clock): boolean =>
  isCurrent || (closesOn !== null && dayOf(clock.now()) <= closesOn);
