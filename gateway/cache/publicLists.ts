import type { ProviderClient } from '../provider/client.ts';
import { listPosters } from '../provider/posters.ts';
import { listAcademicDegrees, listOrganizations, listPositions, listSchoolStatuses } from '../provider/references.ts';
import type { SharedCache, SharedKind } from './shared.ts';

/** These lists change only when the organisers edit the provider's directories. */
const references: SharedKind = { topic: 'references', freshMs: 5 * 60_000 };

/** Every decision of a moderator changes posters; a change through a gateway invalidates them at once. */
export const posters: SharedKind = { topic: 'posters', freshMs: 30_000 };

export type PublicReads = ReturnType<typeof createPublicReads>;

/**
 * The only reads that requests share; `visitor` binds a client that sends no token. The contract requires a token for
 * sections, so they are not among these.
 */
export function createPublicReads(shared: SharedCache, visitor: () => ProviderClient) {
  return {
    organizations: () => shared.read(references, 'organizations', () => listOrganizations(visitor())),
    positions: () => shared.read(references, 'positions', () => listPositions(visitor())),
    academicDegrees: () => shared.read(references, 'academicDegrees', () => listAcademicDegrees(visitor())),
    schoolStatuses: () => shared.read(references, 'schoolStatuses', () => listSchoolStatuses(visitor())),
    posters: (meetingId: number, type: 'poster_1' | 'poster_2') =>
      shared.read(posters, `posters.${meetingId}.${type}`, () => listPosters(visitor(), meetingId, type)),
  };
}
