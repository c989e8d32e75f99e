import { beforeEach } from 'vitest';
import { extensionNames } from '../../gateway/provider/http/extensionNames.ts';
import { type AttemptRates, attemptRates } from '../../schema/limits.ts';
import { atEnd } from './atEnd.ts';
import { type Caller, startGateway, type TestGateway } from './gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from './misbehavingProvider.ts';
import { startProvider, type TestProvider } from './provider.ts';

type GatewayOptions = Omit<Parameters<typeof startGateway>[0], 'providerUrl'>;

/** A gateway until the end of the test, or of the file or `describe` outside a test. */
export async function openGateway(options: Parameters<typeof startGateway>[0]): Promise<TestGateway> {
  const gateway = await startGateway(options);
  atEnd(() => gateway.close());
  return gateway;
}

/**
 * A gateway in front of a provider that answers by script, for all tests of a file. Each test begins with the answers of
 * `scriptAccount` for an account with these rights, and without calls. The provider has every extension unless the
 * options say otherwise.
 */
export async function scriptedPortal({
  rights = 'user',
  ...options
}: GatewayOptions & { rights?: string } = {}): Promise<{ provider: MisbehavingProvider; gateway: TestGateway }> {
  const provider = await scriptedProvider(rights);
  const gateway = await openGateway({ providerExtensions: extensionNames, ...options, providerUrl: provider.url });
  return { provider, gateway };
}

/** Only the provider, for tests that start their own gateways or clients. */
export async function scriptedProvider(rights = 'user'): Promise<MisbehavingProvider> {
  const provider = await startMisbehavingProvider();
  beforeEach(() => {
    provider.reset();
    scriptAccount(provider, rights);
  });
  atEnd(() => provider.close());
  return provider;
}

/** Limits of attempts for tests that make more of them than a person. */
export const unlimited = Object.fromEntries(
  Object.entries(attemptRates).map(([name, { seconds }]) => [name, { times: 100_000, seconds }]),
) as AttemptRates;

/** The people of the sample data that tests sign in. */
type SignedIn = Caller & { token: string };
type People = { moderator: SignedIn; admin: SignedIn; person: SignedIn; signIn(name: string): Promise<SignedIn> };

/** A gateway in front of the reference provider with its sample data, for all tests of a file. */
export async function samplePortal(
  options: GatewayOptions = {},
): Promise<{ provider: TestProvider; gateway: TestGateway } & People> {
  const provider = await startProvider();
  const gateway = await startGateway({
    clock: provider.clock,
    ...options,
    providerUrl: provider.url,
  });
  atEnd(async () => {
    await gateway.close();
    await provider.close();
  });
  const signIn = async (name: string) => ({ token: await provider.login(`${name}@example.org`) });
  return {
    provider,
    gateway,
    signIn,
    moderator: await signIn('moderator'),
    admin: await signIn('admin'),
    person: await signIn('participant'),
  };
}
