import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { addColumns, migrations, prepareDatabase } from '../../provider/database/prepare.ts';
import { explainStart } from '../../provider/startFault.ts';
import { sampleProvider } from '../testkit/provider.ts';

const { database } = await sampleProvider();

/** Databases in use have these. */
const released = [
  ...['001-initial', '002-outbox', '003-request-keys', '004-consent', '005-history', '006-attendance'],
  ...['007-older-cabinet', '008-excursion', '010-list-views', '011-badges', '012-batches', '013-one-answer'],
  ...['014-documents', '015-references', '016-erasure', '017-letters', '018-letter-log'],
];

it('migrations are only appended: a number below a released one stops every existing database', () => {
  const names = Object.keys(migrations);
  expect(names.slice(0, released.length)).toEqual(released);
  const numbers = names.map((name) => Number(name.split('-')[0]));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

it('the recipe of CONTRIBUTING adds its column to a database in use, and every row stays', async () => {
  const next = Number(Object.keys(migrations).at(-1)?.split('-')[0]) + 1;
  const name = `${String(next).padStart(3, '0')}-orcid`;
  const orcid = addColumns('individuals', { orcid: 'text' });
  const before = await database.selectFrom('individuals').selectAll().orderBy('id').execute();
  const getMigrations = async () => ({ ...migrations, [name]: orcid });
  const { error, results } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest();
  expect([error, results]).toEqual([undefined, [expect.objectContaining({ migrationName: name, status: 'Success' })]]);
  const after = await database.selectFrom('individuals').selectAll().orderBy('id').execute();
  expect(before.length).toBeGreaterThan(200);
  expect(after).toEqual(before.map((row) => ({ ...row, orcid: null })));
  await sql`alter table individuals drop column orcid`.execute(database);
  await sql`delete from kysely_migration where name = ${name}`.execute(database);
});

it('a version older than the database does not start, and says what to do', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2031-01-01')`.execute(database);
  const failure = await prepareDatabase(database, { mediaDir: '', demoData: false }).catch((error: unknown) => error);
  expect(explainStart(failure, readConfig({}))).toBe(
    'A newer version of the portal has migrated the database (999-later): run that version, or restore the backup from before its first start.',
  );
});
