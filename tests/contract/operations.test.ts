import { parse } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { trustedTexts } from '../../gateway/generated/trustedTexts.ts';
import { startGateway } from '../testkit/gateway.ts';
import { startPlainProxy } from '../testkit/plainProxy.ts';
import { unlimited } from '../testkit/portal.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { operations, type World } from './trustedOperations.ts';

/** Runs every operation of the page and of tools, against a provider with all extensions and against one with none. */

/** The operations by name; two of one name are two texts of it. */
const texts = Object.values(trustedTexts).map((text) => {
  const [first] = parse(text, { noLocation: true }).definitions;
  return { name: (first?.kind === 'OperationDefinition' && first.name?.value) || '', text };
});
const textOf = (name: string) => texts.find((it) => it.name === name)?.text ?? '';

async function startWorld(isPlain: boolean): Promise<World> {
  const provider = await sampleProvider();
  const proxy = isPlain ? await startPlainProxy(provider.url) : null;
  const gateway = await startGateway({
    clock: provider.clock,
    providerUrl: proxy?.url ?? provider.url,
    attemptRates: unlimited,
  });
  afterAll(async () => {
    await gateway.close();
    await proxy?.close();
  });
  const { id } = await provider.database
    .selectFrom('participations')
    .select('id')
    .where('meeting_id', '=', 3)
    .where('is_active', '=', true)
    .where('is_school', '=', false)
    .where('confirm_type', '=', 2)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const tokens = {
    person: await provider.login('participant@example.org'),
    moderator: await provider.login('moderator@example.org'),
  };
  return { gateway, provider, lacked: proxy?.lacked ?? [], tokens, record: `Registration:${id}` };
}

async function ask(world: World, name: string) {
  const { by = 'visitor', variables = {}, file } = operations[name] ?? {};
  const given = typeof variables === 'function' ? await variables(world) : variables;
  const caller = by === 'visitor' ? {} : { token: world.tokens[by] };
  return file
    ? world.gateway.upload(textOf(name), given, file, caller)
    : world.gateway.graphql(textOf(name), given, caller);
}

const at = (data: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data);

const names = Object.keys(operations);

describe('the table of operations', () => {
  it('has exactly one row for every trusted document', () => {
    expect([...new Set(texts.map(({ name }) => name))].sort()).toEqual([...names].sort());
  });
});

describe('before a provider with all extensions', async () => {
  const world = await startWorld(false);

  it.each(names)('%s answers without errors', async (name) => {
    expect((await ask(world, name)).errors).toEqual([]);
  });
});

describe('before a provider without extensions', async () => {
  const world = await startWorld(true);

  it.each(names)('%s answers without errors, or says that an extension is missing', async (name) => {
    const { data, errors, codes } = await ask(world, name);
    const plain = operations[name]?.plain ?? { codes: [] };
    expect(codes, JSON.stringify(errors)).toEqual('codes' in plain ? plain.codes : []);
    if ('empty' in plain) expect(at(data, plain.empty)).toBeNull();
  });

  it('answers UNAUTHENTICATED before NOT_SUPPORTED', async () => {
    const { codes } = await world.gateway.graphql('mutation { endAllSessions { isTokenEnded } }');
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });

  it('no operation calls a missing extension', () => {
    expect(world.lacked.filter((operationId) => operationId !== 'listExtensions')).toEqual([]);
  });
});
