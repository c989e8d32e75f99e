import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Note = { id: number; action: string; author_descr: string; view: string; rows: number; created_at: string };

const provider = await sampleProvider();
const participant = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');

const emails = (type: string) =>
  provider.call<{ emails: string }>('POST', callPaths.listEmails, { token: moderator, body: { type } });
const notes = (meeting: number) => provider.read<Note[]>(`${callPaths.noteExport}?meeting_id=${meeting}`, moderator);
const noted = (body: object) => provider.call<{ data: Note }>('POST', callPaths.noteExport, { token: moderator, body });

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
      author_descr: 'Образцова Проба Образцовна',
      view: 'forum_active_users_23',
      rows: 280,
      created_at: '2025-09-16T09:00:00+03:00',
    });
    expect(others).toEqual(before);
  });

  it('are added for the gateway’s exports, in the name of the caller', async () => {
    const { body } = await noted({ meeting_id: 2, action: 'exported', view: 'csv: формат — постер', rows: 12 });
    expect(body.data).toMatchObject({ action: 'exported', author_descr: 'Образцова Проба Образцовна', rows: 12 });
    expect((await notes(2))[0]).toEqual(body.data);
    expect((await notes(1)).map(({ id }) => id)).not.toContain(body.data.id);
  });

  it('are of exports of known meetings alone', async () => {
    const note = { meeting_id: 2, action: 'exported', view: 'csv', rows: 1 };
    for (const wrong of [{ action: 'changed' }, { rows: -1 }, { view: '' }, { meeting_id: 99 }]) {
      expect((await noted({ ...note, ...wrong })).status).toBe(400);
    }
  });
});
