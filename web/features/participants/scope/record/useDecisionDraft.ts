import { type DraftPlace, readDraft } from '../../../../lib/draftStorage.ts';
import { keyOf } from '../../../../lib/ids.ts';
import { useDraftOwnerQuery } from './DraftOwner.generated.ts';

/** Grows with the shape of the form's values. */
const VERSION = 1;

/** Where the half-made decision about a record is stored; null while the account is not known. */
export function useDecisionDraft(id: string): DraftPlace | null {
  // The header has asked who is signed in.
  const account = useDraftOwnerQuery().data?.viewer?.id;
  return account === undefined ? null : { name: `decision-${keyOf(id)}`, version: VERSION, account };
}

export const hasDraft = (place: DraftPlace | null): boolean => place !== null && readDraft(place) !== null;
