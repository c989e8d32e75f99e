import { expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();
const withoutExtension = await scriptedPortal({ providerExtensions: [] });
const call = `GET ${callPaths.getPersonalArchive}`;
const query = 'mutation { createPersonalDataDownload { download { url fileName } userErrors { code message } } }';
const ask = () => gateway.graphql(query, {}, { token: 't' });

it('createPersonalDataDownload opens below the gateway’s media path, for this account alone', async () => {
  provider.on(call, { body: { url: 'http://inner.host:8000/media/personal/7/my-data.zip' } });
  const url = expect.stringMatching(
    /^http:\/\/portal\.example\.org\/media\/personal\/7\/my-data\.zip\?portal-mark=\d+\.[\w-]{43}$/,
  );
  expect((await ask()).data).toEqual({
    createPersonalDataDownload: { download: { url, fileName: 'my-data.zip' }, userErrors: [] },
  });
});

it('createPersonalDataDownload is NOT_SUPPORTED if the provider makes no archive', async () => {
  expect((await withoutExtension.gateway.graphql(query, {}, { token: 't' })).codes).toEqual(['NOT_SUPPORTED']);
});
