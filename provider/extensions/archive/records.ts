import type { Database } from '../../database/open.ts';
import { personalTexts } from '../../texts/personal.ts';

const withoutHash = personalTexts.passwordHash;

/** Every row about the person except secrets: the password's hash, the keys of sessions, exports and repeated requests. */
export async function personalRecords(db: Database, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'site_type', 'is_verified', 'created_at', 'consent_version', 'consent_given_at'])
    .select('email_changed_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const own = <Table extends 'individuals' | 'participations' | 'files' | 'attendance'>(table: Table) =>
    db
      .selectFrom(table as 'individuals')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  const registrations = await own('participations');
  const ids = registrations.map(({ id }) => id);
  const ofRegistrations = ids.length > 0 ? ids : [0];
  return {
    account: { ...account, password: withoutHash },
    roles: await db.selectFrom('account_roles').select('access_rights').where('account_id', '=', accountId).execute(),
    sessions: await db.selectFrom('auth_tokens').select('created_at').where('account_id', '=', accountId).execute(),
    individuals: await own('individuals'),
    registrations,
    // The person's records, and the person's own exports and mailings. Omits who else acted on a record, and the person's
    // changes of others' records: that is another person's data.
    history: await db
      .selectFrom('history')
      .select(['created_at', 'action', 'author_role', 'participation_id', 'fields', 'view', 'row_count'])
      .where((eb) =>
        eb.or([
          eb('participation_id', 'in', ofRegistrations),
          eb.and([eb('participation_id', 'is', null), eb('author_id', '=', accountId)]),
        ]),
      )
      .orderBy('id')
      .execute(),
    documents: await db.selectFrom('documents').selectAll().where('participation_id', 'in', ofRegistrations).execute(),
    attendance: await own('attendance'),
    letters: await db
      .selectFrom('messages')
      .select(['subject', 'text', 'created_at', 'due_at', 'sent_at', 'given_up_at', 'failure'])
      .where('recipient', '=', account.username)
      .orderBy('id')
      .execute(),
    files: await db
      .selectFrom('files')
      .select(['id', 'participation_id', 'kind', 'path', 'name', 'media_type', 'size', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  };
}
