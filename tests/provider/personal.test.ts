import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { unzip } from '../testkit/unzip.ts';

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const other = await provider.login('sister@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

const linkOf = async (as: string) =>
  (await provider.call<{ url: string }>('GET', callPaths.getPersonalArchive, { token: as })).body.url;

/** The files of a person's archive, and its records. */
async function archiveOf(as: string) {
  const { type, bytes } = await provider.call('GET', await linkOf(as), { token: as });
  expect(type).toBe('application/zip');
  const files = await unzip(bytes);
  return { files, data: JSON.parse(String(files.get('data.json'))) };
}

describe('the archive of a person', () => {
  it('has every record about the person as JSON, and the uploaded files', async () => {
    const id = await provider.register(token);
    const { body } = await provider.upload(token, 3);
    await provider.attach(token, id, 3, body.data.id);
    const { files, data } = await archiveOf(token);
    expect(data.account).toMatchObject({ username: 'participant@example.org', email_changed_at: null });
    expect(data.individuals).toMatchObject([{ last_name: 'Примеров' }]);
    expect(data.registrations).toMatchObject([{ id, comments: 'Пример доклада' }]);
    expect(data.history.map(({ action }: { action: string }) => action)).toEqual(['registered', 'file_added']);
    expect(data.letters[0].subject).toContain('Заявка');
    expect([...files.keys()]).toContain(`files/${body.data.id}-тезисы.pdf`);
    expect(String(files.get('README.txt'))).toContain('data.json');
    expect(String(files.get('data.json'))).not.toMatch(/password_hash|key_hash|scrypt/);
  });

  it('names the files so that every system can unpack them', async () => {
    const { body } = await provider.upload(token, 3);
    const name = 'a/b\\c:d*e?f"g<h>i|j\u0001k.pdf';
    await provider.database.updateTable('files').set({ name }).where('id', '=', body.data.id).execute();
    expect([...(await archiveOf(token)).files.keys()]).toContain(`files/${body.data.id}-a_b_c_d_e_f_g_h_i_j_k.pdf`);
  });

  it('has the exports and mailings of the moderator, and of no other', async () => {
    const admin = await provider.login('admin@example.org');
    await provider.call('GET', `${callPaths.exportParticipations}?meeting_id=3`, { token: moderator });
    await provider.call('GET', `${callPaths.exportAttendance}?type=audience`, { token: admin });
    const { history } = (await archiveOf(moderator)).data;
    expect(history).toMatchObject([
      { action: 'exported', participation_id: null, view: 'Участники 2025 (xlsx)', row_count: expect.any(Number) },
    ]);
  });

  it('has nothing of other people', async () => {
    await provider.register(other);
    const { data } = await archiveOf(token);
    expect(data.registrations).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('sister@example.org');
  });

  it('FIL-06 opens for the person alone', async () => {
    const link = await linkOf(token);
    expect((await provider.call('GET', link, { token: other })).status).toBe(403);
    expect((await provider.call('GET', link, { token: moderator })).status).toBe(403);
    expect((await provider.call('GET', link)).status).toBe(401);
    expect((await provider.call('GET', callPaths.getPersonalArchive)).status).toBe(401);
  });
});
