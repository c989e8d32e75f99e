import type { Schemas } from './provider/contract.ts';
import type { ProviderClient } from './provider/http.ts';
import { listPosters } from './provider/posters.ts';
import { listAcademicDegrees, listOrganizations, listPositions, listSchoolStatuses } from './provider/references.ts';
import type { SharedAnswer, SharedKind, SharedReads } from './sharedReads.ts';

/** Lists to choose from change when somebody edits the provider's directories: seldom, and nobody waits for it. */
const references: SharedKind = { topic: 'references', freshMs: 5 * 60_000 };

/** Posters change with every decision of a moderator; those made through a gateway are told at once. */
export const posters: SharedKind = { topic: 'posters', freshMs: 30_000 };

/**
 * All that is shared between people, and the only reads that are. The contract asks no token for any of them, and none
 * is sent. Sections are not among them: the contract gives them to signed-in people only.
 */
export interface PublicReads {
  organizations(): Promise<SharedAnswer<Schemas['Organization'][]>>;
  positions(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  academicDegrees(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  schoolStatuses(): Promise<SharedAnswer<Schemas['Titled'][]>>;
  /** API-12: a poster list of the provider. */
  posters(meetingId: number, type: 'poster_1' | 'poster_2'): Promise<SharedAnswer<Schemas['Poster'][]>>;
}

/** The public reads as one request makes them; `visitor` binds a client that sends no token. */
export function createPublicReads(shared: SharedReads, visitor: () => ProviderClient): PublicReads {
  return {
    organizations: () => shared.read(references, 'organizations', () => listOrganizations(visitor())),
    positions: () => shared.read(references, 'positions', () => listPositions(visitor())),
    academicDegrees: () => shared.read(references, 'academicDegrees', () => listAcademicDegrees(visitor())),
    schoolStatuses: () => shared.read(references, 'schoolStatuses', () => listSchoolStatuses(visitor())),
    posters: (meetingId, type) =>
      shared.read(posters, `posters.${meetingId}.${type}`, () => listPosters(visitor(), meetingId, type)),
  };
}
