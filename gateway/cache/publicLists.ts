import type { ProviderClient } from '../provider/client.ts';
import type { Schemas } from '../provider/contract.ts';
import { listPosters } from '../provider/posters.ts';
import { listAcademicDegrees, listOrganizations, listPositions, listSchoolStatuses } from '../provider/references.ts';
import type { SharedAnswer, SharedCache, SharedKind } from './shared.ts';

/** These lists change only when the organisers edit the provider's directories. */
const references: SharedKind = { topic: 'references', freshMs: 5 * 60_000 };

/** Every decision of a moderator changes posters; a change through a gateway invalidates them at once. */
export const posters: SharedKind = { topic: 'posters', freshMs: 30_000 };

/**
 * The only reads that requests share. The contract requires no token for them, and the gateway sends none. It gives
 * sections to signed-in people only, so they are not among these.
 */
export interface PublicReads {
  organizations(): Promise<SharedAnswer<Schemas['Organization'][]>>;
  positions(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  academicDegrees(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  schoolStatuses(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  posters(meetingId: number, type: 'poster_1' | 'poster_2'): Promise<SharedAnswer<Schemas['Poster'][]>>;
}

/** The public reads of one request; `visitor` binds a client that sends no token. */
export function createPublicReads(shared: SharedCache, visitor: () => ProviderClient): PublicReads {
  return {
    organizations: () => shared.read(references, 'organizations', () => listOrganizations(visitor())),
    positions: () => shared.read(references, 'positions', () => listPositions(visitor())),
    academicDegrees: () => shared.read(references, 'academicDegrees', () => listAcademicDegrees(visitor())),
    schoolStatuses: () => shared.read(references, 'schoolStatuses', () => listSchoolStatuses(visitor())),
    posters: (meetingId, type) =>
      shared.read(posters, `posters.${meetingId}.${type}`, () => listPosters(visitor(), meetingId, type)),
  };
}
