import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { registration, talk } from '../testkit/samples.ts';
import { startSmtp } from '../testkit/smtp.ts';

type Letter = { id: number; subject: string; created_at: string; state: string; reason: string | null };

const GIVEN_UP = `${callPaths.listGivenUpLetters}?meeting_id=3`;
const EMAIL = 'participant@example.org';
const smtp = await startSmtp();
afterAll(() => smtp.close());
const provider = await sampleProvider({
  smtpUrl: smtp.url,
  logLevel: 'silent',
  limits: { ...defaultLimits, mailTimeoutMs: 2_000, mailRetrySeconds: 300, sweepSeconds: 0.1 },
});
const { database } = provider;
const owner = await provider.login(EMAIL);
const moderator = await provider.login('moderator@example.org');

const letters = (id: number) => provider.read<Letter[]>(`${callPaths.listLetters}?id=${id}`, moderator);
const states = async (id: number) => (await letters(id)).map(({ state, reason }) => [state, reason]);
const change = (id: number, new_section: number) =>
  provider.call('POST', callPaths.changeParticipation, {
    token: moderator,
    body: { id, new_user_type: 2, new_section, new_org_comment: '22 октября, 10:20' },
  });

beforeEach(async () => {
  smtp.behave('well');
  await provider.clear();
  await database.deleteFrom('messages').execute();
});

describe('REG-05 the letters of a record', () => {
  it('name subject, time and state, newest first: sent, given up, waiting', async () => {
    const id = await provider.register(owner);
    await expect.poll(() => states(id)).toEqual([['sent', null]]);
    smtp.behave('refuses');
    await change(id, 28);
    await expect
      .poll(() => states(id))
      .toEqual([
        ['given_up', 'address_rejected'],
        ['sent', null],
      ]);
    smtp.behave('busy');
    await change(id, 29);
    await expect.poll(async () => (await states(id))[0]).toEqual(['waiting', null]);
    const [, , first] = await letters(id);
    expect(first).toEqual({
      id: expect.any(Number),
      subject: 'Заявка получена',
      created_at: OPEN,
      state: 'sent',
      reason: null,
    });
  });

  it('report that no server accepted a letter for three days', async () => {
    const id = await provider.register(owner);
    await expect.poll(() => states(id)).toEqual([['sent', null]]);
    const given_up_at = new Date();
    await database.updateTable('messages').set({ sent_at: null, given_up_at, failure: 'ECONNECTION' }).execute();
    expect(await states(id)).toEqual([['given_up', 'not_accepted']]);
  });

  it('that were given up are listed for the meeting, once each, with one registration of the person', async () => {
    const id = await provider.register(owner);
    await provider.register(owner, talk({ comment: 'Второй', one_more: true }));
    await expect.poll(() => states(id)).toHaveLength(2);
    const given = () => provider.read<object[]>(GIVEN_UP, moderator);
    expect(await given()).toEqual([]);
    await database
      .updateTable('messages')
      .set({ sent_at: null, given_up_at: new Date(), failure: 'RecipientRejected' })
      .where('subject', '=', 'Заявка получена')
      .execute();
    expect(await given()).toEqual([
      {
        id: expect.any(Number),
        um_id: id,
        user_descr: expect.stringMatching(/\S/),
        subject: 'Заявка получена',
        created_at: OPEN,
        reason: 'address_rejected',
      },
    ]);
  });

  it('keep no text of a sent letter', async () => {
    const id = await provider.register(owner);
    await expect.poll(() => states(id)).toEqual([['sent', null]]);
    expect(await database.selectFrom('messages').select(['text', 'html']).execute()).toEqual([{ text: '', html: '' }]);
  });

  it('are those of one person', async () => {
    const other = await provider.login('sister@example.org');
    const [id, others] = [await provider.register(owner), await provider.register(other)];
    await change(id, 28);
    await expect.poll(async () => [(await letters(id)).length, (await letters(others)).length]).toEqual([2, 1]);
  });

  it('stay for 365 days; a waiting one stays longer', async () => {
    const letter = { recipient: EMAIL, subject: 's', text: '', html: '' };
    const at = (created: string) => ({ ...letter, created_at: new Date(created) });
    const [beyond, within] = ['2024-09-15T11:59:00+03:00', '2024-09-15T12:01:00+03:00'] as const;
    const due_at = new Date('2100-01-01');
    const written = [
      { ...at(beyond), due_at, subject: 'waits' },
      { ...at(within), due_at: null, sent_at: new Date(within), subject: 'within' },
      { ...at(beyond), due_at: null, sent_at: new Date(beyond), subject: 'beyond' },
    ];
    await database.insertInto('messages').values(written).execute();
    const subjects = async () =>
      (await database.selectFrom('messages').select('subject').orderBy('id').execute()).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['waits', 'within']);
  });

  it('to an address without an account stay while they wait: the link that confirms a new address', async () => {
    const letter = { recipient: 'new@example.org', text: '', html: '', created_at: new Date(OPEN) };
    const waits = { ...letter, subject: 'waits', due_at: new Date('2100-01-01') };
    await database
      .insertInto('messages')
      .values([{ ...letter, subject: 'sent', due_at: null }, waits])
      .execute();
    const of = database.selectFrom('messages').select('subject').where('recipient', '=', letter.recipient);
    await expect.poll(() => of.execute()).toEqual([{ subject: 'waits' }]);
  });

  it('are deleted with a sign-up that nobody verified', async () => {
    const email = 'abandoned@example.org';
    const stored = () => database.selectFrom('messages').select('id').where('recipient', '=', email).execute();
    await provider.call('POST', callPaths.register, { body: registration(email) });
    expect(await stored()).toHaveLength(1);
    provider.clock.set('2025-10-15T12:00:00+03:00');
    await expect.poll(stored).toEqual([]);
    provider.clock.set(OPEN);
  });
});
