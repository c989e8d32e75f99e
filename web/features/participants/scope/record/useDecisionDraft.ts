import { type DraftPlace, readDraft } from '../../../../lib/draftStorage.ts';
import { keyOf } from '../../../../lib/ids.ts';
import { useDraftOwnerQuery } from './DraftOwner.generated.ts';

/** Increase it when the shape of the form's values changes. */
const VERSION = 1;

/** Where the unfinished decision about a record is stored; null while the account is unknown. */
export function useDecisionDraft(id: string): DraftPlace | null {
  // Reads the cache: the header has loaded the account.
  const account = useDraftOwnerQuery().data?.viewer?.id;
  return account === undefined ? null : { name: `decision-${keyOf(id)}`, version: VERSION, account };
}

export const hasDraft = (place: DraftPlace | null): boolean => place !== null && readDraft(place) !== null;
