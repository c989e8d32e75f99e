import { describe, expect, it, onTestFinished } from 'vitest';
import { createExtensions } from '../../../gateway/provider/extensions/knownExtensions.ts';
import { connectProvider } from '../../../gateway/provider/http/client.ts';
import { type ExtensionName, extensionNames } from '../../../gateway/provider/http/extensionNames.ts';
import { extensionNames as providersNames } from '../../../provider/extensions/names.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Answer, startMisbehavingProvider } from '../../testkit/misbehavingProvider.ts';
import { openGateway } from '../../testkit/portal.ts';

const question = `GET ${callPaths.listExtensions}`;
const list = `GET ${callPaths.listOrganizations}`;
const listed = { body: { data: [{ id: 1, name: 'Институт образцовых исследований' }] } };

/** Asks a provider that gives these answers one after another, repeating the last one. */
async function asking(answers: Answer[], given: readonly ExtensionName[] | null = null) {
  const provider = await startMisbehavingProvider();
  provider.on(question, (_, count) => answers[Math.min(count, answers.length) - 1] ?? {});
  provider.on(list, listed);
  // Only a call that hangs ends by its limit; on a busy machine the others need time.
  const callMs = answers.some(({ hangs }) => hangs) ? 1_000 : 60_000;
  const connected = connectProvider(provider.url, { limits: { callMs } });
  const lines: object[] = [];
  const log = { info: (fields: object) => void lines.push(fields), warn: () => undefined };
  const asker = { requestId: 'extensions', address: '127.0.0.1', log };
  const extensions = createExtensions({ given, ask: () => connected.askExtensions(asker), log });
  onTestFinished(async () => {
    extensions.close();
    await connected.close();
    await provider.close();
  });
  return { provider, extensions, lines };
}

describe('the provider’s extensions', () => {
  it('are unknown before the first answer, and those that the provider names after it', async () => {
    const { provider, extensions } = await asking([{ body: ['history', 'letterPreviews', 'somethingNewer'] }]);
    const gateway = await openGateway({ providerUrl: provider.url });
    expect(await gateway.read('{ extensions }')).toEqual({ extensions: null });
    await gateway.gateway.extensions.ask();
    expect(await gateway.read('{ extensions }')).toEqual({ extensions: ['HISTORY', 'LETTER_PREVIEWS'] });
    expect([extensions.known(), await extensions.has('history'), await extensions.has('cancelled')]).toEqual([
      null,
      true,
      false,
    ]);
  });

  it.each<[string, Answer]>([
    ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
    ['404 in JSON', { status: 404, body: { detail: 'Не найдено.' } }],
    ['400', { status: 400, body: { detail: 'x' } }],
    ['401', { status: 401, body: { detail: 'x' } }],
    ['403', { status: 403, body: { status: 403, detail: 'x' } }],
    ['405', { status: 405, body: { detail: 'x' } }],
    ['HTML with 200', { body: '<h1>Forum</h1>' }],
    ['another object', { body: { data: [] } }],
    ['a list of objects', { body: [{ id: 1 }] }],
  ])('are none after %s from a provider that answers a list, with one log line', async (_, answer) => {
    const { extensions, lines } = await asking([answer]);
    expect(await extensions.has('history')).toBe(false);
    await extensions.ask();
    expect(extensions.known()).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ check: expect.stringContaining('PROVIDER_EXTENSIONS') })]);
  });

  it.each<[string, Answer]>([
    ['a refused connection', { reset: 'before' }],
    ['a time-out', { hangs: true }],
    ['500', { status: 500, body: '<h1>Error</h1>' }],
    ['503', { status: 503, body: { error: 'x' } }],
  ])('stay unchanged after %s', async (_, answer) => {
    const { extensions } = await asking([{ body: ['sessions'] }, answer]);
    await extensions.ask();
    await extensions.ask();
    expect(extensions.known()).toEqual(['sessions']);
    const unanswered = (await asking([answer])).extensions;
    await expect(unanswered.has('sessions')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(unanswered.known()).toBeNull();
  });

  it('stay unchanged after a 404 from a provider that answers no list', async () => {
    const { provider, extensions } = await asking([
      { body: ['sessions'] },
      { status: 404, body: '<h1>Not Found</h1>' },
    ]);
    await extensions.ask();
    provider.on(list, { status: 502, body: '<h1>Bad Gateway</h1>' });
    await extensions.ask();
    expect(extensions.known()).toEqual(['sessions']);
  });

  it('are those of the setting, which replaces the question', async () => {
    const { provider, extensions } = await asking([{ body: ['sessions'] }], ['history']);
    extensions.watch();
    await extensions.ask();
    expect([extensions.known(), provider.calls]).toEqual([['history'], []]);
  });

  it('of the reference provider are in the contract', () => {
    expect(extensionNames).toEqual(expect.arrayContaining([...providersNames]));
  });
});
