import type { Schemas } from '../provider/contract.ts';

/** Last and first name of the account's person; null where there is none yet (ACC-19). */
export function displayName(account: Schemas['Account']): string | null {
  const individual = account.profiles[0]?.individual;
  return [individual?.last_name, individual?.first_name].filter(Boolean).join(' ') || null;
}
