import { gatewayOptions } from '../../../scripts/processes.ts';
import { freePort } from '../../testkit/ports.ts';
import { type MeasuredService, startMeasured } from '../services.ts';
import { type PeerOperation, requests } from './operations.ts';
import { tokens } from './samples.ts';

const folder = 'tests/bench/peers/servers';

/** A server that answers an operation, in a separate process. */
export interface Peer {
  name: string;
  server: 'proxy' | 'apollo' | 'yoga' | 'mercurius' | 'ours';
  /** The part of the stub that it calls. */
  provider?: 'still' | 'changing' | 'plain';
  env?: { PROVIDER_CLIENT?: 'ours'; LISTS?: 'cached' | 'checked' };
}

/** The limit for comparison with all others. */
export const proxy: Peer = { name: 'plain undici proxy', server: 'proxy' };

const others: Peer[] = [
  { name: 'Apollo standalone, @apollo/datasource-rest', server: 'apollo' },
  { name: 'Apollo standalone, our provider client', server: 'apollo', env: { PROVIDER_CLIENT: 'ours' } },
  { name: 'GraphQL Yoga, fetch', server: 'yoga' },
  { name: 'GraphQL Yoga, our provider client', server: 'yoga', env: { PROVIDER_CLIENT: 'ours' } },
  { name: 'Mercurius, graphql-jit, undici', server: 'mercurius' },
];

const ours = (name: string, provider: NonNullable<Peer['provider']>, lists: 'cached' | 'checked'): Peer => ({
  name: `this gateway${name}`,
  server: 'ours',
  provider,
  env: { LISTS: lists },
});

/** The peers and their operations. */
export const peersOf: Record<PeerOperation, Peer[]> = {
  cabinet: [proxy, ...others, ours('', 'still', 'cached')],
  list: [
    proxy,
    ...others,
    ours(', list warm', 'still', 'cached'),
    ours(', list just changed', 'changing', 'checked'),
    ours(', list read whole', 'plain', 'checked'),
  ],
};

/** A peer that runs. */
export interface RunningPeer extends Peer {
  service: MeasuredService;
  /** Address of the operation. */
  url: string;
}

/** The n-th request of an operation: every token asks everything. */
export function requestOf(operation: PeerOperation, n: number): { name: string; token: string; body: string } {
  const { query, kinds, variables } = requests[operation];
  const token = tokens[n % tokens.length] ?? '';
  const kind = Math.floor(n / tokens.length) % kinds;
  const body = JSON.stringify({ query, variables: variables(kind) });
  return { name: `${operation} ${kind} as ${token}`, token, body };
}

/** Headers of a tool's request. */
export const headersOf = (token: string) => ({ 'content-type': 'application/json', authorization: `Token ${token}` });

/** Starts the stub provider with a list of this size. */
export async function startStub(participations: number): Promise<{ url: string; service: MeasuredService }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), PARTICIPATIONS: String(participations) };
  return { url, service: await startMeasured(`${folder}/stub.ts`, env, `${url}/ready`) };
}

/** Starts a peer before the stub at this address, and waits for its first answer to the operation. */
export async function startPeer(peer: Peer, stubUrl: string, operation: PeerOperation): Promise<RunningPeer> {
  const port = await freePort();
  const providerUrl = `${stubUrl}/${peer.provider ?? 'still'}`;
  // The proxy knows nothing of GraphQL: the address names the operation.
  const url = `http://127.0.0.1:${port}/${peer.server === 'proxy' ? operation : 'graphql'}`;
  const env = {
    ...process.env,
    ...peer.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PROVIDER_URL: providerUrl,
  };
  const { token, body } = requestOf(operation, 0);
  const first = new Request(url, { method: 'POST', headers: headersOf(token), body });
  const options = peer.server === 'ours' ? gatewayOptions : [];
  return { ...peer, url, service: await startMeasured(`${folder}/${peer.server}.ts`, env, first, options) };
}
