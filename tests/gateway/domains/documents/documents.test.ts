import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { startGateway, testClock } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const clock = testClock();
const { provider, gateway } = await scriptedPortal({ clock });

const selection = 'download { url fileName } userErrors { code message }';
const ask = (field: string, registrationId = 'Registration:12', from = gateway) =>
  from.mutate(field, { registrationId }, selection, { token: 't' });

/** An address below the gateway's media path, with a mark for this account. */
const marked = (path: string) =>
  expect.stringMatching(new RegExp(`^http://portal\\.example\\.org/media/${path}\\?portal-mark=\\d+\\.[\\w-]{43}$`));

describe.each([
  ['API-17 DOC-01', 'createInvitationDownload', `GET ${callPaths.getInvitation}`],
  ['API-18 DOC-02', 'createCertificateDownload', `GET ${callPaths.getCertificate}`],
])('%s', (rows, field, call) => {
  it(`${rows} the ${field} opens below the gateway’s own media path`, async () => {
    provider.on(call, { body: { url: 'http://inner.host:8000/media/documents/12/%D0%B4.pdf' } });
    provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    const answer = await ask(field);
    const download = { url: marked('documents/12/%D0%B4.pdf'), fileName: 'д.pdf' };
    expect(answer.data).toEqual({ [field]: { download, userErrors: [] } });
    expect(provider.callsAfterCheck()[0]).toMatchObject({ query: { id: '12' }, headers: { authorization: 'Token t' } });
  });

  it.each([
    ['200', { body: { error: 'Станет доступно позже' } }],
    ['400', { status: 400, body: { detail: 'Станет доступно позже' } }],
  ])(`DOC-03 a rejected ${field} with %s shows the provider’s reason`, async (_, script) => {
    provider.on(call, script);
    expect((await ask(field)).data).toEqual({
      [field]: { download: null, userErrors: [{ code: 'REFUSED', message: 'Станет доступно позже' }] },
    });
  });

  it.each([
    [403, 12, 'REFUSED', 'Выдают после 1 октября.'],
    [404, 12, 'REFUSED', 'Выдают после 1 октября.'],
    [403, 13, 'NOT_FOUND', 'Запись не найдена'],
    [404, 13, 'NOT_FOUND', 'Запись не найдена'],
  ])(`DOC-03 a ${field} rejected with %i for registration %i, where 12 is the caller’s, is %s`, async (...row) => {
    const [status, id, code, message] = row;
    provider.on(call, { status, body: { detail: 'Выдают после 1 октября.' } });
    provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    expect((await ask(field, `Registration:${id}`)).data).toEqual({
      [field]: { download: null, userErrors: [{ code, message }] },
    });
  });

  it.each([
    'http://inner.host/admin/secret.pdf',
    'http://inner.host/media/../admin/',
    'http://inner.host/media/%2e%2e/admin/',
    'http://inner.host/media/a%2f..%2fadmin',
    'javascript:alert(1)',
    'ftp://inner.host/media/a.pdf',
    '',
  ])(`the ${field} is never an address like %s`, async (url) => {
    provider.on(call, { body: { url } });
    const answer = await ask(field);
    expect(answer.codes).toEqual(['PROVIDER_BAD_RESPONSE']);
    expect(answer.text).not.toContain('inner.host');
  });

  it(`the ${field} opens from a provider below a base path`, async () => {
    const [method, path] = call.split(' ');
    provider.on(`${method} /base${path}`, { body: { url: 'http://inner.host/base/media/documents/12/a.pdf' } });
    provider.on(`GET /base${callPaths.getAccount}`, { body: { id: 7 } });
    const below = await startGateway({ providerUrl: `${provider.url}/base` });
    const answer = await ask(field, 'Registration:12', below);
    await below.close();
    const url = expect.stringContaining('http://portal.example.org/media/documents/12/a.pdf?portal-mark=');
    expect(answer.data).toMatchObject({ [field]: { download: { url } } });
  });

  it(`the ${field} with a malformed id causes no call`, async () => {
    expect((await ask(field, '12; DROP')).data).toMatchObject({
      [field]: { download: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    expect(provider.callsAfterCheck()).toEqual([]);
  });
});

it('the createPersonalDataDownload opens below the gateway’s own media path', async () => {
  provider.on(`GET ${callPaths.getPersonalArchive}`, {
    body: { url: 'http://inner.host/media/personal/7/my-data.zip' },
  });
  const query = `mutation { createPersonalDataDownload { ${selection} } }`;
  const download = { url: marked('personal/7/my-data.zip'), fileName: 'my-data.zip' };
  expect(await gateway.read(query, {}, { token: 't' })).toEqual({
    createPersonalDataDownload: { download, userErrors: [] },
  });
});

it('DOC-02 the provider decides when it gives a certificate, because it knows the meeting of the registration', async () => {
  const call = `GET ${callPaths.getCertificate}`;
  provider.on(call, { body: { url: 'http://inner.host/media/documents/12/a.pdf' } });
  for (const now of ['2025-09-15T12:00:00+03:00', '2025-10-26T23:59:59+03:00']) {
    clock.set(now);
    expect((await ask('createCertificateDownload')).data).toMatchObject({
      createCertificateDownload: { userErrors: [] },
    });
  }
  expect(provider.callsTo(call).map(({ query }) => query)).toEqual([{ id: '12' }, { id: '12' }]);
});
