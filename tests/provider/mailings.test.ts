import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { listNotes } from './exportNotes.ts';

const provider = await sampleProvider();
const participant = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');

const emails = (type: string) =>
  provider.call<{ emails: string }>('POST', callPaths.listEmails, { token: moderator, body: { type } });
const notes = (meeting: number) => listNotes(provider.database, meeting);

describe('addresses', () => {
  it('API-21 DSH-02 gives moderators the addresses of a year as text', async () => {
    await provider.register(participant);
    const { body } = await emails('forum_active_users_25');
    const addresses = body.emails.split(', ');
    expect(addresses).toContain('participant@example.org');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect((await emails('forum_active_users_23')).body.emails.split(', ')).toHaveLength(280);
  });

  it('API-21 rejects an unknown kind, also for a year without a meeting', async () => {
    const refusal = { error: 'Неизвестный вид списка' };
    expect((await emails('tea')).body).toEqual(refusal);
    expect((await emails('forum_active_users_99')).body).toEqual(refusal);
  });
});

describe('notes of what left the service', () => {
  it('API-21 name who requested which addresses, when and how many', async () => {
    const before = await notes(1);
    provider.clock.set('2025-09-16T09:00:00+03:00');
    await emails('forum_active_users_23');
    const [newest, ...others] = await notes(1);
    expect(newest).toMatchObject({
      action: 'mailing',
      last_name: 'Образцова',
      view: 'forum_active_users_23',
      row_count: 280,
      created_at: new Date('2025-09-16T09:00:00+03:00'),
    });
    expect(others).toEqual(before);
  });
});
