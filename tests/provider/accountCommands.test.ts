import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCommands } from '../../provider/accounts/commands.ts';
import { removeFiles } from '../../provider/files/storage.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

const EMAIL = 'participant@example.org';

const provider = await sampleProvider();
const db = provider.database;
beforeEach(() => provider.clear());

const run = async (name: string, ...words: string[]) => {
  const { lines, files = [] } = (await accountCommands[name]?.(db, ...words)) ?? { lines: [] };
  await removeFiles(join(provider.dataDir, 'media'), files, { warn: () => undefined });
  return lines.join('\n');
};
const roleList = (token: string) => provider.call('POST', callPaths.listEmails, { token, body: { type: 'x' } });

describe('account', () => {
  it('DSH-05 grants the right to moderate and takes it back', async () => {
    const token = await provider.login(EMAIL);
    expect((await roleList(token)).status).toBe(403);
    expect(await run('grant', 'moderator', EMAIL.toUpperCase())).toContain(`${EMAIL} has the right moderator`);
    expect(await accountCommands.grant?.(db, 'moderator', EMAIL)).toEqual({
      lines: [`${EMAIL} already has the right moderator.`],
    });
    expect((await roleList(token)).status).not.toBe(403);
    expect(await run('list')).toMatch(new RegExp(`${EMAIL}\tmoderator$`, 'm'));
    const revoked = await accountCommands.revoke?.(db, 'moderator', EMAIL);
    expect(revoked?.event).toEqual({ event: 'right_revoked', account: expect.any(Number), right: 'moderator' });
    expect((await roleList(token)).status).toBe(403);
    expect(await accountCommands.revoke?.(db, 'moderator', EMAIL)).toEqual({
      lines: [`${EMAIL} does not have the right moderator.`],
    });
    expect(await run('list')).not.toContain(EMAIL);
  });

  it.each([
    ['an unknown account', ['grant', 'moderator', 'nobody@example.org'], 'There is no account nobody@example.org'],
    ['an unknown right', ['grant', 'owner', EMAIL], 'There is no right "owner"; there are moderator and conf_admin'],
    ['a new address that is none', ['change-email', EMAIL, 'new'], '"new" is not an e-mail address'],
    [
      'a taken address',
      ['change-email', EMAIL, 'Sister@example.org'],
      'There is already an account sister@example.org',
    ],
    ['the present address', ['change-email', EMAIL, EMAIL], `There is already an account ${EMAIL}`],
    ['the erasure of a moderator', ['erase', 'moderator@example.org'], 'take the right back first'],
  ])('rejects %s', async (_, [name = '', ...words], message) => {
    await expect(run(name, ...words)).rejects.toThrow(message);
  });

  it('ends the sessions of one account only', async () => {
    const [token, other] = [await provider.login(EMAIL), await provider.login('sister@example.org')];
    expect(await run('end-sessions', EMAIL)).toMatch(/^\d+ sessions of participant@example\.org have ended\.$/);
    const status = async (of: string) => (await provider.call('GET', callPaths.getAccount, { token: of })).status;
    expect([await status(token), await status(other)]).toEqual([401, 200]);
  });

  it('ends the sessions of all accounts', async () => {
    const tokens = [await provider.login(EMAIL), await provider.login('moderator@example.org')];
    expect(await run('end-sessions', '--all')).toMatch(/^([2-9]|\d\d+) sessions of all accounts have ended\.$/);
    for (const token of tokens) expect((await provider.call('GET', callPaths.getAccount, { token })).status).toBe(401);
  });

  it('confirms an address whose letter did not arrive', async () => {
    await db.updateTable('accounts').set({ is_verified: false }).where('username', '=', 'sister@example.org').execute();
    await run('verify', 'sister@example.org');
    expect(await provider.login('sister@example.org')).toBeTruthy();
  });

  it('moves an account whose mailbox is lost to another address', async () => {
    const sister = 'sister@example.org';
    expect(await run('change-email', sister, 'New@example.org')).toContain(`new@example.org is the new address of`);
    expect(await provider.login('new@example.org')).toBeTruthy();
    await expect(provider.login(sister)).rejects.toThrow();
    await run('change-email', 'new@example.org', sister);
  });

  it('sends letters that still wait for the lost mailbox to the new address', async () => {
    const letter = { subject: 'Форум', text: '', html: '', created_at: new Date(), due_at: new Date('2030-01-01') };
    await db
      .insertInto('messages')
      .values({ ...letter, recipient: EMAIL })
      .execute();
    await run('change-email', EMAIL, 'new@example.org');
    const waiting = await db.selectFrom('messages').select('recipient').where('due_at', 'is not', null).execute();
    await run('change-email', 'new@example.org', EMAIL);
    expect(waiting).toEqual([{ recipient: 'new@example.org' }]);
  });
});

describe('account erase', () => {
  const person = 'erased@example.org';

  /** A new account with a confirmed registration and a thesis. */
  async function makePerson() {
    const { id } = await db
      .insertInto('accounts')
      .values({
        username: person,
        password_hash: (
          await db
            .selectFrom('accounts')
            .select('password_hash')
            .where('username', '=', EMAIL)
            .executeTakeFirstOrThrow()
        ).password_hash,
        site_type: 'forum',
        is_verified: true,
        created_at: new Date(),
        consent_version: null,
        consent_given_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('individuals')
      .values({ account_id: id, first_name: 'Пример', last_name: 'Удаляемый', phone_number: '+79000000001' } as never)
      .execute();
    const token = await provider.login(person);
    const registration = await provider.register(token);
    const { body: uploaded } = await provider.upload(token, 3, { name: 'Удаляемый.pdf' });
    await provider.attach(token, registration, 3, uploaded.data.id);
    await provider.setRegistration(registration, { confirm_type: 2, is_confirm: 1, section_confirm_id: 28 });
    return { id, token, registration };
  }
  const pathOf = async (account: number) =>
    (await db.selectFrom('files').select('path').where('account_id', '=', account).executeTakeFirstOrThrow()).path;

  /** Every text of the person that a table still contains. */
  async function traces(text: string): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} as it where it::text ilike ${`%${text}%`}`.execute(
        db,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it('deletes a person without documents: registrations, files on disk, letters, sessions, and every trace of the name', async () => {
    const { id, token, registration } = await makePerson();
    const path = join(provider.dataDir, 'media', await pathOf(id));
    expect(await traces('Удаляемый')).toEqual(expect.arrayContaining(['individuals', 'files', 'history']));

    expect(await run('erase', person)).toContain('deleted: 1 registrations, 1 files, 0 attendances');
    expect([await traces('Удаляемый'), await traces(person), await traces('+79000000001')]).toEqual([[], [], []]);
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect((await provider.call('GET', callPaths.getAccount, { token })).status).toBe(401);
    const history = db.selectFrom('history').select('id').where('participation_id', '=', registration);
    expect((await history.execute()).length).toBeGreaterThan(2);
  });

  it('empties the columns of a person that a later version adds, too', async () => {
    const { id } = await makePerson();
    await sql`alter table individuals add column orcid text`.execute(db);
    await sql`update individuals set orcid = '0000-0002-1825-0097' where account_id = ${id}`.execute(db);
    await run('erase', person);
    const left = await traces('0000-0002-1825-0097');
    await sql`alter table individuals drop column orcid`.execute(db);
    expect(left).toEqual([]);
  });

  it.each([
    ['stays valid', true],
    ['of a cancelled registration stays known as no longer valid', false],
  ])('keeps the registration of an issued document without the name, and the document %s', async (_, isValid) => {
    const { token, registration } = await makePerson();
    const { body } = await provider.call<{ url: string }>('GET', `${callPaths.getInvitation}?id=${registration}`, {
      token,
    });
    await provider.call('GET', body.url, { token });
    const { code } = await db
      .selectFrom('documents')
      .select('code')
      .where('participation_id', '=', registration)
      .executeTakeFirstOrThrow();
    if (!isValid) await provider.cancel(token, registration);

    expect(await run('erase', person)).toContain('because a document was issued: 1 registrations');
    expect(await provider.read(`${callPaths.verifyDocument}?code=${code}`)).toMatchObject({
      is_valid: isValid,
      user_descr: isValid ? 'Имя удалено' : null,
    });
    expect(await traces('Удаляемый')).toEqual([]);
    const listed = await provider.read<{ user_descr: string }[]>(`${callPaths.listParticipants}?meeting_id=3`);
    expect(listed.map(({ user_descr }) => user_descr)).not.toContain('Имя удалено');
    await expect(db.deleteFrom('history').where('participation_id', '=', registration).execute()).rejects.toThrow(
      'history is only ever added to',
    );
  });
});
