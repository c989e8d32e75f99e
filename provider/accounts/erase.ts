import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { accountsTexts } from '../texts/accounts.ts';

/** Replaces the name on registrations and issued documents that stay. */
const NAME = accountsTexts.erasedName;

/** Columns of a person without personal data; an erasure empties all others, also those that a later version adds. */
const keptColumns = new Set([
  'id',
  'account_id',
  'is_listed',
  'publication_consent_version',
  'publication_consent_given_at',
]);

/** Nobody can sign in at this address, and no letter reaches it. */
const addressOf = (id: number) => `erased-${id}@erased.invalid`;

/**
 * Deletes everything about a person that the forum need not keep. Registrations with an issued document stay, without a name
 * and outside all lists; history stays, with names of files replaced. The caller's transaction commits or rolls back.
 * @returns a line for each kind of data, and the deleted files
 */
export async function eraseAccount(trx: Database, id: number): Promise<{ lines: string[]; files: { path: string }[] }> {
  const { username } = await trx
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const own = await trx.selectFrom('participations').select('id').where('account_id', '=', id).execute();
  const ids = own.map((participation) => participation.id);
  const issued = await trx
    .selectFrom('documents')
    .innerJoin('participations', 'participations.id', 'participation_id')
    .select('participation_id')
    .distinct()
    .where('account_id', '=', id)
    .execute();
  const kept = issued.map(({ participation_id }) => participation_id);
  const deleted = ids.filter((participation) => !kept.includes(participation));

  const files = await trx.deleteFrom('files').where('account_id', '=', id).returning('path').execute();
  const countDeleted = async (
    table: 'auth_tokens' | 'attendance' | 'export_links' | 'request_keys' | 'account_roles',
  ) => {
    const { numDeletedRows } = await trx
      .deleteFrom(table as 'attendance')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };
  const sessions = await countDeleted('auth_tokens');
  const attendance = await countDeleted('attendance');
  for (const table of ['export_links', 'request_keys', 'account_roles'] as const) await countDeleted(table);
  const { numDeletedRows: letters } = await trx
    .deleteFrom('messages')
    .where('recipient', '=', username)
    .executeTakeFirstOrThrow();
  if (deleted.length > 0) await trx.deleteFrom('participations').where('id', 'in', deleted).execute();
  if (kept.length > 0) {
    // An erased person's documents are valid as long as a format and a confirmation are: a cancelled one loses both.
    const keptRows = trx.updateTable('participations').where('id', 'in', kept);
    await keptRows.set({ confirm_type: 0, is_confirm: 0 }).where('is_active', '=', false).execute();
    await keptRows.set({ is_active: false }).execute();
  }
  await anonymise(trx, id);
  await hideFileNames(trx, ids);
  return {
    files,
    lines: [
      `Account ${id} is erased; its address is free again.`,
      `deleted: ${deleted.length} registrations, ${files.length} files, ${attendance} attendances, ${letters} letters, ${sessions} sessions`,
      `kept without a name, because a document was issued: ${kept.length} registrations`,
      'History names the account by its number. Backups contain the data until they are deleted.',
    ],
  };
}

async function anonymise(trx: Database, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ username: addressOf(id), password_hash: null, is_verified: false, erased_at: new Date() })
    .where('id', '=', id)
    .execute();
  const person = await trx.selectFrom('individuals').selectAll().where('account_id', '=', id).executeTakeFirst();
  if (!person) return;
  const personal = Object.keys(person).filter((column) => !keptColumns.has(column));
  const emptied = Object.fromEntries(personal.map((column) => [column, null]));
  await trx
    .updateTable('individuals')
    .set({ ...emptied, last_name: NAME, first_name: '' })
    .where('account_id', '=', id)
    .execute();
}

/** People put their names into the names of files. */
async function hideFileNames(trx: Database, participations: number[]): Promise<void> {
  if (participations.length === 0) return;
  await sql`select set_config('portal.erasing', 'yes', true)`.execute(trx);
  await sql`
    update history set fields = (
      select jsonb_agg(case when entry ->> 'field' in ('file', 'file_pdf', 'exp_file') then entry
        || jsonb_build_object('before', case when entry ->> 'before' is not null then ${NAME}::text end,
                              'after', case when entry ->> 'after' is not null then ${NAME}::text end)
        else entry end order by place)
      from jsonb_array_elements(fields) with ordinality as entries (entry, place))
    where participation_id = any(${participations}::integer[])
    and action in ('file_added', 'file_removed') and fields <> '[]'
  `.execute(trx);
}
