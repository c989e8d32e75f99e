import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Answer } from '../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

/** Texts of providers that do not write UTF-8. */
const { provider, gateway } = await scriptedPortal();
const call = `GET ${callPaths.listOrganizations}`;
const name = 'Институт образцовых исследований';

/** The JSON text in windows-1251, in which Russian letters are one byte. */
const cp1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );
const body = JSON.stringify({ data: [{ id: 5, name }] });

const read = async (answer: Answer) => {
  provider.on(call, answer);
  gateway.log.length = 0;
  const { data, codes } = await gateway.graphql('{ organizations { name } }', {}, { token: `t${Math.random()}` });
  return { data, codes };
};
const type = (charset: string) => ({ 'content-type': `application/json; charset=${charset}` });
const organizations = { organizations: [{ name }] };

describe('a text of the provider', () => {
  it.each<[string, Answer]>([
    ['windows-1251', { body: cp1251(body), headers: type('windows-1251') }],
    ['"Windows-1251" in quotes', { body: cp1251(body), headers: type('"Windows-1251"') }],
    ['UTF-8 with a byte order mark', { body: Buffer.from(`\uFEFF${body}`), headers: type('utf-8') }],
    ['UTF-16', { body: Buffer.from(body, 'utf16le'), headers: type('utf-16le') }],
  ])('is read in the charset that its header declares: %s', async (_, answer) => {
    expect(await read(answer)).toEqual({ data: organizations, codes: [] });
  });

  it.each<[string, Answer]>([
    ['windows-1251 without a word of it', { body: cp1251(body), headers: { 'content-type': 'application/json' } }],
    ['windows-1251 declared as UTF-8', { body: cp1251(body), headers: type('utf-8') }],
    ['a charset that does not exist', { body: Buffer.from(body), headers: type('cp-none') }],
  ])('that cannot be decoded is PROVIDER_BAD_RESPONSE, and the log names the charset: %s', async (_, answer) => {
    expect(await read(answer)).toEqual({ data: { organizations: null }, codes: ['PROVIDER_BAD_RESPONSE'] });
  });

  it('of a rejection is read in its charset too', async () => {
    const text = cp1251(JSON.stringify({ detail: 'Рано' }));
    provider.on(`POST ${callPaths.login}`, { status: 400, body: text, headers: type('windows-1251') });
    const login =
      'mutation { login(input: { email: "a@example.org", password: "Primer2025" }) { userErrors { message } } }';
    expect((await gateway.graphql(login)).data).toEqual({ login: { userErrors: [{ message: 'Рано' }] } });
  });
});
