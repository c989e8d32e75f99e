import type { Participation } from '../provider/records/participants.ts';
import { formatCodes } from '../shared/registrationFields.ts';

/** The poster session of each section that has one. */
export type PosterSessions = Readonly<Record<number, string>>;

export type Placed = Pick<Participation, 'confirmedSectionId' | 'talkDay' | 'talkSlot' | 'talkTrack'> & {
  confirmedType: number | null;
};

/** The part of an edition that names its poster sessions. */
export interface PosterListed {
  posterLists: readonly { slug: string; live: { sections: readonly { id: number }[] } | null }[];
}

export const posterSessionsOf = ({ posterLists }: PosterListed): PosterSessions =>
  Object.fromEntries(posterLists.flatMap(({ slug, live }) => (live?.sections ?? []).map(({ id }) => [id, slug])));

/** A registration with its place: the present one, or the one after a planned change. */
export interface PlacedRegistration {
  id: number;
  fullName: string;
  place: string;
}

/**
 * The key of a place that only one record should have: the board of a confirmed poster within its session, or day, track and
 * slot of a confirmed talk; null without a place. Boards of sections without a session are compared within the section.
 */
export function placeOf(record: Placed, sessions: PosterSessions): string | null {
  const { confirmedType, confirmedSectionId: section, talkDay, talkSlot, talkTrack } = record;
  if (!talkSlot) return null;
  if (confirmedType === formatCodes.POSTER && section) {
    return `board ${sessions[section] ?? `section ${section}`} ${talkSlot}`;
  }
  if (confirmedType === formatCodes.SPEAKER && talkDay) return `slot ${talkDay} ${talkTrack ?? 0} ${talkSlot}`;
  return null;
}

export const isBoard = (place: string): boolean => place.startsWith('board ');
