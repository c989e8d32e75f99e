import type { Provider, ProviderClient } from '../../gateway/provider/http/client.ts';

/** A client of the provider for tests that need no gateway around it. */
export const clientOf = (
  provider: Provider,
  signal: AbortSignal = new AbortController().signal,
  address = '127.0.0.1',
  token = 'secret-token',
): ProviderClient =>
  provider.bind({
    requestId: 'calls-of-a-test',
    address,
    token: () => token,
    signal,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  });
