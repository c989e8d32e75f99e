import { type AugmentedRequest, RESTDataSource } from '@apollo/datasource-rest';
import type { ApolloServer } from '@apollo/server';
import { Pool } from 'undici';
import { Deadline } from '../../../gateway/lib/deadline.ts';
import { getAccountId } from '../../../gateway/provider/calls/accounts.ts';
import { connectProvider } from '../../../gateway/provider/http/client.ts';
import type { Schemas } from '../../../gateway/provider/http/contract.ts';
import { meetingId } from './operations.ts';

/** The provider's calls of one request; each is sent once. */
export interface ProviderReader {
  accountId(): Promise<number>;
  account(id: number): Promise<Schemas['Account']>;
  registrations(): Promise<Schemas['Registration'][]>;
  sections(): Promise<Schemas['Section'][]>;
  participations(): Promise<Schemas['Participation'][]>;
}

const paths = {
  profile: 'accounts/profile/',
  registrations: `api/users/user_meeting_reg/list/?meeting_id=${meetingId}`,
  sections: `api/users/user_meeting/sections/?id=${meetingId}`,
  participations: 'api/users/user_meeting/list/',
};
const listBody = { meeting_id: meetingId, is_moderator: true };

/** Follows Apollo's documentation: the class itself caches the reads of a request. */
export class RestReader extends RESTDataSource implements ProviderReader {
  readonly #authorization: string;

  constructor(providerUrl: string, authorization: string, cache: ApolloServer['cache']) {
    super({ cache });
    this.baseURL = `${providerUrl}/`;
    this.#authorization = authorization;
  }

  override willSendRequest(_path: string, request: AugmentedRequest): void {
    request.headers.authorization = this.#authorization;
  }

  async accountId() {
    return (await this.get<Schemas['AccountId']>(paths.profile)).id;
  }

  account(id: number) {
    return this.get<Schemas['Account']>(paths.profile, { params: { id: String(id) } });
  }

  async registrations() {
    return (await this.get<Schemas['RegistrationList']>(paths.registrations)).data;
  }

  async sections() {
    return (await this.get<Schemas['SectionList']>(paths.sections)).data;
  }

  async participations() {
    return (await this.post<Schemas['ParticipationList']>(paths.participations, { body: listBody })).data;
  }
}

/** Makes each read once. */
function once(reader: ProviderReader): ProviderReader {
  const made = new Map<string, Promise<unknown>>();
  const remember = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const found = (made.get(name) as Promise<T> | undefined) ?? read();
    made.set(name, found);
    return found;
  };
  return {
    accountId: () => remember('accountId', reader.accountId),
    account: (id) => remember(`account ${id}`, () => reader.account(id)),
    registrations: () => remember('registrations', reader.registrations),
    sections: () => remember('sections', reader.sections),
    participations: () => remember('participations', reader.participations),
  };
}

type ReadJson = <T>(path: string, body?: object) => Promise<T>;

/** Reads by a function that asks for JSON. */
function jsonReader(read: ReadJson): ProviderReader {
  return once({
    accountId: async () => (await read<Schemas['AccountId']>(paths.profile)).id,
    account: (id) => read<Schemas['Account']>(`${paths.profile}?id=${id}`),
    registrations: async () => (await read<Schemas['RegistrationList']>(paths.registrations)).data,
    sections: async () => (await read<Schemas['SectionList']>(paths.sections)).data,
    participations: async () => (await read<Schemas['ParticipationList']>(paths.participations, listBody)).data,
  });
}

const headersOf = (authorization: string, body?: object) => ({
  authorization,
  ...(body && { 'content-type': 'application/json' }),
});

/** Uses Node's own fetch. */
export const fetchReader = (providerUrl: string, authorization: string): ProviderReader =>
  jsonReader(async <T>(path: string, body?: object) => {
    const answer = await fetch(`${providerUrl}/${path}`, {
      headers: headersOf(authorization, body),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return (await answer.json()) as T;
  });

/** Uses a pool of undici. */
export function undiciReaders(providerUrl: string): (authorization: string) => ProviderReader {
  const { origin, pathname } = new URL(providerUrl);
  const pool = new Pool(origin, { connections: 64 });
  return (authorization) =>
    jsonReader(async <T>(path: string, body?: object) => {
      const answer = await pool.request({
        method: body === undefined ? 'GET' : 'POST',
        path: `${pathname}/${path}`,
        headers: headersOf(authorization, body),
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (answer.statusCode !== 200) throw new Error(`the provider answered ${answer.statusCode}`);
      return (await answer.body.json()) as T;
    });
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Uses our provider client, with all its checks. */
export function readersByOurClient(providerUrl: string): (authorization: string) => ProviderReader {
  const provider = connectProvider(providerUrl);
  return (authorization) => {
    const token = authorization.replace(/^Token /, '');
    const signal = new Deadline(8_000);
    const client = provider.bind({ requestId: 'bench', address: '127.0.0.1', token: () => token, signal, log: silent });
    return once({
      accountId: () => getAccountId(client),
      account: (id) => client.call('getAccount', 'Account', { query: { id } }),
      registrations: async () =>
        (await client.call('listRegistrations', 'RegistrationList', { query: { meeting_id: meetingId } })).data,
      sections: async () => (await client.call('listSections', 'SectionList', { query: { id: meetingId } })).data,
      participations: async () =>
        (await client.call('listParticipations', 'ParticipationList', { json: listBody, isList: true })).data,
    });
  };
}
