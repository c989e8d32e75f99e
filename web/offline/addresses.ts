import { editionPath, parseTalkPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';

/** Pages that open without a network. They are the same for all visitors: a person's name appears after hydration. */
export const programmePage = editionPath('program', null);
export const offlinePages: readonly string[] = [paths.home, programmePage, paths.contacts];

export const isOfflinePage = (pathname: string): boolean => offlinePages.includes(pathname);

export const isTalkPage = (pathname: string): boolean => parseTalkPath(pathname)?.programme === programmePage;

/** The version of a static answer, which the gateway gives to every caller; null for other addresses. */
export const publicAnswer = ({ pathname, searchParams }: URL): string | null =>
  (pathname === '/graphql' && searchParams.get('version')) || null;

export interface Query {
  name: string;
  hash: string;
  variables: object;
}

/** The address at which the page requests a static answer. */
export function staticAddress({ name, hash, variables }: Query, version: string): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const query = {
    version,
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  };
  return `/graphql?${new URLSearchParams(query)}`;
}

interface Parts {
  variables?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

const parse = (text: string | null): unknown => JSON.parse(text ?? '{}');

/** The key of an answer in the store: the operation's hash and its variables, whether sent by GET or POST. */
export async function answerKey(request: Request): Promise<string> {
  const { searchParams } = new URL(request.url);
  const { variables, extensions } =
    request.method === 'POST'
      ? ((await request.json()) as Parts)
      : ({
          variables: parse(searchParams.get('variables')),
          extensions: parse(searchParams.get('extensions')),
        } as Parts);
  const hash = extensions?.persistedQuery?.sha256Hash ?? '';
  return `/graphql?${new URLSearchParams({ hash, variables: JSON.stringify(variables ?? {}) })}`;
}
