import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMediaMarks, expiryOf } from '../../gateway/provider/media/mediaMark.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { individual, registration, scriptAccount, scriptPerson } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** A default Django serves its media folder to everybody: only the gateway rejects other callers. */
const [secret, previousSecret] = ['sample-secret-'.padEnd(32, 'n'), 'sample-secret-'.padEnd(32, 'p')];
const { provider, gateway } = await scriptedPortal({ fileLinkSecrets: [secret, previousSecret] });
const listCall = `GET ${callPaths.listRegistrations}`;
const profileCall = `GET ${callPaths.getAccount}`;
const mine = { token: 'mine' };
const { open } = gateway;

const files = [
  'files/5/thesis.pdf',
  'files/5/thesis.docx',
  'files/5/expert.pdf',
  'photos/7/photo.png',
  'documents/12/a.pdf',
];

beforeEach(() => {
  for (const file of files)
    provider.on(`GET /media/${file}`, { body: '%PDF', headers: { 'content-type': 'application/pdf' } });
  provider.on(listCall, {
    body: {
      data: [
        registration({
          file: 'http://inner.host/media/files/5/thesis.docx',
          file_pdf: '/media/files/5/thesis.pdf',
          exp_file: 'https://inner.host/media/files/5/expert.pdf?X-Signature=a%2Fb&Expires=1',
        }),
      ],
    },
  });
});

describe('FIL-06 R11 files of a provider whose media folder is public', () => {
  it.each(files)('a visitor does not open %s', async (file) => {
    expect((await open(`/media/${file}`)).status).toBe(401);
    expect(provider.calls).toEqual([]);
  });

  it.each(files)('a token that the provider does not know does not open %s', async (file) => {
    provider.on(profileCall, { status: 403, body: { detail: 'Недопустимый токен.' } });
    expect((await open(`/media/${file}`, mine)).status).toBe(401);
    expect(provider.callsTo(`GET /media/${file}`)).toEqual([]);
  });

  it.each(files.slice(0, 4))('their owner opens %s', async (file) => {
    const answer = await open(`/media/${file}`, { cookie: 'portal_session=mine' });
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
    expect(provider.callsTo(`GET /media/${file}`)).toMatchObject([{ headers: { authorization: 'Token mine' } }]);
  });

  it('API-13 API-32 one’s own photo needs no registrations', async () => {
    provider.on(listCall, { status: 500, body: '<h1>Server Error (500)</h1>' });
    expect((await open('/media/photos/7/photo.png', mine)).status).toBe(200);
    expect(provider.callsTo(listCall)).toEqual([]);
  });

  it('API-13 API-32 one’s own file needs no other editions', async () => {
    expect((await open('/media/files/5/thesis.pdf', mine)).status).toBe(200);
    expect(provider.callsTo(listCall).map(({ query }) => query.meeting_id)).toEqual(['3']);
  });

  it.each([500, 404])('API-13 API-32 a file of 2023 opens while the list of 2024 answers %i', async (status) => {
    provider.on(listCall, ({ query }) =>
      query.meeting_id === '2'
        ? { status, body: { detail: 'x' } }
        : { body: { data: query.meeting_id === '1' ? [registration({ file_pdf: '/media/files/5/thesis.pdf' })] : [] } },
    );
    expect((await open('/media/files/5/thesis.pdf', mine)).status).toBe(200);
    expect((await open('/media/files/5/expert.pdf', mine)).status).toBe(status === 404 ? 403 : 502);
  });

  it.each(files)('another participant does not open %s', async (file) => {
    scriptPerson(provider, { ...individual, photo: 'http://inner.host/media/photos/8/photo.png' }).on(listCall, {
      body: { data: [registration({ id: 13, file_pdf: '/media/files/6/thesis.pdf' })] },
    });
    const answer = await open(`/media/${file}`, mine);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('только его владельцу и модераторам');
    expect(provider.callsTo(`GET /media/${file}`)).toEqual([]);
  });

  it.each([
    [500, 502],
    [504, 504],
    [429, 429],
  ])('no caller opens a file while the right cannot be read (%i)', async (status, shown) => {
    provider.on(listCall, { status, body: { detail: 'x' } });
    expect((await open('/media/files/5/thesis.pdf', mine)).status).toBe(shown);
    expect(provider.callsTo('GET /media/files/5/thesis.pdf')).toEqual([]);
  });
});

describe('DOC-01 DOC-02 documents', () => {
  const documentUrl = async () => {
    provider.on(`GET ${callPaths.getInvitation}`, { body: { url: 'http://inner.host/media/documents/12/a.pdf' } });
    const answer = await gateway.graphql(
      'mutation { createInvitationDownload(input: { registrationId: "Registration:12" }) { download { url expiresAt } } }',
      {},
      mine,
    );
    const { download } = (answer.data as { createInvitationDownload: { download: { url: string; expiresAt: string } } })
      .createInvitationDownload;
    const lifetime = Date.parse(download.expiresAt) - Date.now();
    expect(lifetime).toBeGreaterThan(3_500_000);
    expect(lifetime).toBeLessThanOrEqual(3_600_000);
    return download.url;
  };

  const signInOther = () =>
    provider.on(profileCall, ({ headers, query }) => {
      if (query.id === undefined) return { body: { id: headers.authorization === 'Token other' ? 8 : 7 } };
      return { body: { username: 'b@example.org', profiles: [{ individual, role: [{ access_rights: 'user' }] }] } };
    });

  it('open by the owner’s address, for the owner’s account only', async () => {
    const path = await documentUrl();
    expect((await open(path, mine)).status).toBe(200);
    expect(provider.callsTo('GET /media/documents/12/a.pdf')).toMatchObject([{ query: {} }]);
    expect((await open(path, { token: 'mine-elsewhere' })).status).toBe(200);
    signInOther();
    expect((await open(path, { token: 'other' })).status).toBe(403);
    expect((await open(path)).status).toBe(401);
    expect((await open('/media/documents/12/a.pdf', mine)).status).toBe(403);
    expect((await open(path.replace('12/a', '13/a'), mine)).status).toBe(403);
    expect(path).not.toContain('mine');
  });

  it('do not open with a mark that a caller makes with its own token', async () => {
    const file = 'files/6/thesis.pdf';
    provider.on(`GET /media/${file}`, { body: '%PDF' });
    const second = Math.floor(Date.now() / 1000) + 60;
    const keys = ['mine', ''];
    for (const key of keys) {
      for (const text of [`${second} ${file}`, `portal-mark ${second} 7 ${file}`]) {
        const mark = createHmac('sha256', key).update(text).digest('base64url');
        expect((await open(`/media/${file}?portal-mark=${second}.${mark}`, mine)).status).toBe(403);
      }
    }
    expect(provider.callsTo(`GET /media/${file}`)).toEqual([]);
  });

  it('open with a mark for this account, made with the present or the previous secret', async () => {
    const part = 'documents/12/a.pdf';
    const statusOf = async (key: string, accountId: number) => {
      const url = createMediaMarks([key]).ownUrl(`/media/${part}`, part, accountId, expiryOf(Date.now()));
      return (await open(url, mine)).status;
    };
    expect(await statusOf(secret, 7)).toBe(200);
    expect(await statusOf(previousSecret, 7)).toBe(200);
    expect(await statusOf(secret, 8)).toBe(403);
    expect(await statusOf('sample-secret-'.padEnd(32, 'x'), 7)).toBe(403);
  });

  it('stop opening for everyone at their expiry, which a caller cannot change', async () => {
    const part = 'documents/12/a.pdf';
    const at = (ms: number) => expiryOf(Date.now() - 3_600_000 + ms);
    const { ownUrl } = createMediaMarks([secret]);
    expect((await open(ownUrl(`/media/${part}`, part, 7, at(60_000)), mine)).status).toBe(200);
    const ended = ownUrl(`/media/${part}`, part, 7, at(0));
    expect((await open(ended, mine)).status).toBe(410);
    const later = String(Math.floor(Date.now() / 1000) + 60);
    expect((await open(ended.replace(/=\d+/, `=${later}`), mine)).status).toBe(403);
    expect(provider.callsTo(`GET /media/${part}`)).toHaveLength(1);
    scriptAccount(provider, 'moderator');
    expect((await open(ended, mine)).status).toBe(410);
    expect((await open(ended)).status).toBe(401);
  });

  it('of another person’s registration do not open, although the provider gives their address', async () => {
    provider.on(listCall, { body: { data: [registration({ id: 13 })] } });
    expect((await open(await documentUrl(), mine)).status).toBe(403);
  });
});

describe('signed links', () => {
  it('keep their query on the way to the provider', async () => {
    const query = '{ viewer { registrations { expertConclusion { url name } } } }';
    const url = 'http://portal.example.org/media/files/5/expert.pdf?X-Signature=a%2Fb&Expires=1';
    provider.on(listCall, {
      body: { data: [registration({ exp_file_id: 5, exp_file: url.replace('portal.example.org', 'inner.host') })] },
    });
    const read = await gateway.graphql(query, {}, mine);
    expect(read.data).toEqual({ viewer: { registrations: [{ expertConclusion: { url, name: 'expert.pdf' } }] } });
    expect((await open(url, mine)).status).toBe(200);
    expect(provider.callsTo('GET /media/files/5/expert.pdf').at(-1)?.query).toEqual({
      'X-Signature': 'a/b',
      Expires: '1',
    });
  });
});
