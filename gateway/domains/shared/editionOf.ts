import type { Edition } from '../../graphql/models.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/dates.ts';
import { GatewayError } from '../../lib/errors.ts';
import { parseId } from '../../lib/ids.ts';

interface KnownEditions {
  edition: Edition;
  editions: { all: readonly Edition[] };
}

type Editions = { editions: { byYear(year: number): Edition | null } };

/** The edition with this key; null where there is none. */
export const findEdition = ({ editions }: Editions, key: string): Edition | null => editions.byYear(parseId(key) ?? 0);

/** The edition with this key. @throws GatewayError NOT_FOUND where there is none */
export function editionOf(context: Editions, key: string): Edition {
  const edition = findEdition(context, key);
  if (edition === null) throw new GatewayError('NOT_FOUND');
  return edition;
}

/** The edition of a meeting; the current one if no edition has the meeting. */
export const editionOfMeeting = ({ edition, editions }: KnownEditions, meetingId: number | null): Edition =>
  editions.all.find((one) => one.meetingId === meetingId) ?? edition;

/** Whether moderators work with an edition: with the current one, and with an earlier one until its `closesOn`. */
export const isOpenToModerators = ({ isCurrent, closesOn }: Edition, clock: Clock): boolean =>
  isCurrent || (closesOn !== null && dayOf(clock.now()) <= closesOn);
