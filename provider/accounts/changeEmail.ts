import type { Database } from '../database/open.ts';

/**
 * Sets the account's new address, unless another account has it. Moves sent letters in the log to the new address, so that
 * an erasure finds them.
 * @returns whether the address was free
 */
export async function changeEmail(trx: Database, account: { id: number; username: string }, to: string, now: Date) {
  const taken = await trx.selectFrom('accounts').select('id').where('username', '=', to).executeTakeFirst();
  if (taken) return false;
  await trx.updateTable('accounts').set({ username: to, email_changed_at: now }).where('id', '=', account.id).execute();
  await trx
    .updateTable('messages')
    .set({ recipient: to })
    .where('recipient', '=', account.username)
    .where('due_at', 'is', null)
    .execute();
  // Lists show the address, so that readers of changes must get these records again.
  await trx
    .updateTable('participations')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('is_active', '=', true)
    .where('account_id', '=', account.id)
    .execute();
  return true;
}
