import { connectProvider, type Provider, type ProviderClient } from '../../gateway/provider/http/client.ts';
import { atEnd } from './atEnd.ts';

type Caller = Parameters<Provider['bind']>[0];
type Warning = { check?: string; fault?: string };

const ignore = () => undefined;

/** A client of the provider for tests that need no gateway around it. */
export const clientOf = (provider: Provider, caller: Partial<Caller> = {}): ProviderClient =>
  provider.bind({
    requestId: 'calls-of-a-test',
    address: '127.0.0.1',
    token: () => 'secret-token',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...caller,
  });

/** A client with a separate connection to the provider, until the end of the test, and its warnings and errors. */
export function openClient(
  url: string,
  {
    token = () => 'secret-token',
    ...options
  }: Parameters<typeof connectProvider>[1] & Partial<Pick<Caller, 'token'>> = {},
) {
  const connection = connectProvider(url, options);
  atEnd(() => connection.close());
  const warnings: Warning[] = [];
  const note = (fields: Warning) => void warnings.push(fields);
  const client = clientOf(connection, { token, log: { debug: ignore, info: ignore, warn: note, error: note } });
  return { connection, client, warnings };
}
