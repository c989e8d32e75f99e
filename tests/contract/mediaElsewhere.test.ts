import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import {
  individual,
  type MisbehavingProvider,
  registration,
  scriptAccount,
  scriptPerson,
} from '../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../testkit/portal.ts';

/** A provider below `/backend`, whose files lie at the root of its host or at a storage of another origin. */
const provider = await scriptedProvider();
const storage = await scriptedProvider();
const below: MisbehavingProvider = {
  ...provider,
  on(call, script) {
    provider.on(call.replace(' /', ' /backend/'), script);
    return below;
  },
};

const storageHost = new URL(storage.url).host;
const providerHost = new URL(provider.url).host;
const providerUrl = `${provider.url}/backend`;
const mine = { token: 'mine' };
const pdf = { body: '%PDF', headers: { 'content-type': 'application/pdf' } };
const listCall = `GET ${callPaths.listRegistrations}`;

/** Each file of the contract: where the provider names it, and how the gateway gives its address out. */
const files: { name: string; rights?: string; script(link: string): void; read: string }[] = [
  {
    name: 'the photo',
    script: (photo) => scriptPerson(below, { ...individual, photo }),
    read: '{ viewer { profile { url: photoUrl } } }',
  },
  {
    name: 'the thesis',
    script: (file_pdf) => below.on(listCall, { body: { data: [registration({ file_pdf, file_pdf_id: 5 })] } }),
    read: '{ viewer { registrations { thesisPdf { url } } } }',
  },
  {
    name: 'the invitation',
    script: (url) => below.on(`GET ${callPaths.getInvitation}`, { body: { url } }),
    read: 'mutation { createInvitationDownload(input: { registrationId: "Registration:12" }) { download { url } userErrors { code } } }',
  },
  {
    name: 'the workbook',
    rights: 'moderator',
    script: (url) => below.on(`GET ${callPaths.exportParticipations}`, { body: { url } }),
    read: 'mutation { createParticipantsWorkbookDownload(input: { editionId: "Edition:2025" }) { download { url } userErrors { code } } }',
  },
];

const places: { name: string; mediaUrls: string[]; link: string; gateway: string; at: () => MisbehavingProvider }[] = [
  {
    name: 'a storage of another origin',
    mediaUrls: ['https://files.example.org', `${storage.url}/forum`],
    link: `${storage.url}/forum/2025/a.pdf?X-Signature=b%2Fc`,
    gateway: `http://portal.example.org/media/@${storageHost}/forum/2025/a.pdf?X-Signature=b%2Fc`,
    at: () => storage,
  },
  {
    name: 'the root of the provider’s host, by a path',
    mediaUrls: [`${provider.url}/forum/`],
    link: '/forum/2025/a.pdf',
    gateway: `http://portal.example.org/media/@${providerHost}/forum/2025/a.pdf`,
    at: () => provider,
  },
  {
    name: 'the root of the provider’s host, by the host that the provider heard',
    mediaUrls: [`${provider.url}/forum/`],
    link: 'http://inner.host/forum/2025/a.pdf',
    gateway: `http://portal.example.org/media/@${providerHost}/forum/2025/a.pdf`,
    at: () => provider,
  },
];

beforeEach(() => {
  storage.reset();
  provider.reset();
  scriptAccount(below);
  below.on(listCall, { body: { data: [registration()] } });
  for (const place of [storage, provider]) place.on('GET /forum/2025/a.pdf', pdf);
});

describe.each(places)('API-32 FIL-06 files at $name', ({ mediaUrls, link, gateway: address, at }) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ providerUrl, mediaUrls });
  });
  afterAll(() => gateway.close());

  it.each(files)('$name opens; the token is sent only to the provider’s origin', async (file) => {
    if (file.rights !== undefined) scriptAccount(below, file.rights);
    file.script(link);
    const answer = await gateway.graphql(file.read, {}, mine);
    const [url = ''] = /http:[^"]*?\/media\/[^"]*/.exec(answer.text) ?? [];
    expect({ codes: answer.codes, url: url.replace(/[?&]portal-mark=.*/, '') }).toEqual({ codes: [], url: address });
    const opened = await gateway.open(url, mine);
    expect([opened.status, await opened.text()]).toEqual([200, '%PDF']);
    const sent = at().callsTo('GET /forum/2025/a.pdf');
    const isOwn = at() === provider;
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([isOwn ? 'Token mine' : undefined]);
    if (!isOwn) {
      expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
      expect(sent[0]?.query).toEqual({ 'X-Signature': 'b/c' });
    }
  });

  it('does not open for another participant', async () => {
    const [, path = ''] = /(\/media\/[^?]*)/.exec(address) ?? [];
    const opened = await gateway.open(path, mine);
    expect(opened.status).toBe(403);
    expect(at().callsTo('GET /forum/2025/a.pdf')).toEqual([]);
  });

  it('a moderator opens nothing outside the folder', async () => {
    scriptAccount(below, 'moderator');
    storage.on('GET /private.pdf', pdf);
    provider.on('GET /private.pdf', pdf);
    const [, host = ''] = /\/media\/(@[^/]*)/.exec(address) ?? [];
    for (const path of ['private.pdf', 'forum/../private.pdf', 'forum/%2e%2e/private.pdf'])
      expect((await gateway.open(`/media/${host}/${path}`, mine)).status).toBe(404);
    expect([...storage.calls, ...provider.calls].filter(({ path }) => path === '/private.pdf')).toEqual([]);
  });
});

describe('a file whose address no setting allows', () => {
  it.each([
    [`${storage.url}/people/Primerov/a.pdf?token=secret`, `${storage.url}/people/Primerov/`],
    ['/forum/2025/primerov@example.org/a.pdf', `${provider.url}/forum/2025/…/`],
    ['ftp://files.example.org/a.pdf', null],
  ])('%s is logged once with its folder and the setting', async (link, folder) => {
    const gateway = await startGateway({ providerUrl });
    files[0]?.script(link);
    const answers = [
      await gateway.graphql(files[0]?.read ?? '', {}, mine),
      await gateway.graphql(files[0]?.read ?? '', {}, mine),
    ];
    await gateway.close();
    expect(answers.map(({ codes }) => codes)).toEqual([['PROVIDER_BAD_RESPONSE'], ['PROVIDER_BAD_RESPONSE']]);
    const lines = gateway.log.filter((line) => line.includes('"media_elsewhere"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ operation: 'getMedia', address: folder }]);
    if (folder !== null) expect(lines[0]).toContain('PROVIDER_MEDIA_URL');
    expect(gateway.log.join('')).not.toMatch(/secret|a\.pdf|primerov@/);
    expect(storage.calls).toEqual([]);
  });

  it.each([401, 403])('a storage that rejects a file with %i keeps the session and is logged', async (status) => {
    const gateway = await startGateway({ providerUrl, mediaUrls: [storage.url] });
    storage.on('GET /forum/2025/a.pdf', { status, body: '<Error>AccessDenied</Error>' });
    files[0]?.script(`${storage.url}/forum/2025/a.pdf`);
    const opened = await gateway.open(`/media/@${storageHost}/forum/2025/a.pdf`, mine);
    expect(opened.status).toBe(502);
    expect(
      gateway.log.filter((line) => line.includes('"media_refused"')).map((line) => JSON.parse(line)),
    ).toMatchObject([{ status, address: storage.url }]);
    expect((await gateway.graphql('{ viewer { id } }', {}, mine)).codes).toEqual([]);
    await gateway.close();
  });
});
