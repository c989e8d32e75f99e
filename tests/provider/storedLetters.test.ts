import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';
import { startSmtp } from '../testkit/smtp.ts';

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

/** State of each letter, newest first, and why it was given up. */
const states = async () =>
  (await database.selectFrom('messages').selectAll().orderBy('id', 'desc').execute()).map((letter) => [
    letter.given_up_at ? 'given up' : letter.sent_at ? 'sent' : 'waiting',
    letter.failure,
  ]);
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

describe('REG-05 stored letters', () => {
  it('have a state: sent, given up, waiting', async () => {
    const id = await provider.register(owner);
    await expect.poll(states).toEqual([['sent', null]]);
    smtp.behave('refuses');
    await change(id, 28);
    await expect.poll(states).toEqual([
      ['given up', 'RecipientRejected'],
      ['sent', null],
    ]);
    smtp.behave('busy');
    await change(id, 29);
    await expect.poll(async () => (await states())[0]).toEqual(['waiting', null]);
  });

  it('keep no text of a sent letter', async () => {
    await provider.register(owner);
    await expect.poll(states).toEqual([['sent', null]]);
    expect(await database.selectFrom('messages').select(['text', 'html']).execute()).toEqual([{ text: '', html: '' }]);
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
