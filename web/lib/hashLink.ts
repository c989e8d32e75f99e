import { ApolloLink } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';

/** The hash that code generation wrote into an operation's document; undefined for a handwritten document. */
export const hashOf = (document: DocumentNode): string | undefined => (document as { hash?: string }).hash;

/** Whether an operation's answer is the same for all callers: it is then sent by GET and can be cached. */
const isStatic = ({ query: { definitions } }: ApolloLink.Operation): boolean =>
  definitions.some(
    (it) => it.kind === Kind.OPERATION_DEFINITION && it.directives?.some(({ name }) => name.value === 'static'),
  );

/** Version of the static answers that the page was built with: an address with it can be cached forever. */
function answersVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="answers-version"]')?.content ?? '';
}

/** Address of the gateway for an operation. */
export function gatewayUri(operation: ApolloLink.Operation): string {
  const version = isStatic(operation) ? answersVersion() : '';
  return version === '' ? '/graphql' : `/graphql?version=${encodeURIComponent(version)}`;
}

const byHash = (useGETForHashedQueries: boolean) =>
  new PersistedQueryLink({ useGETForHashedQueries, generateHash: (document) => hashOf(document) ?? '' });

/**
 * Sends operations by hash: static ones by GET, others by POST. A gateway of another release may not know the hash; the
 * text is then sent in a second request (decision 020).
 */
export function createHashLink(): ApolloLink {
  const others = ApolloLink.split(({ query }) => hashOf(query) !== undefined, byHash(false));
  return ApolloLink.split(isStatic, byHash(true), others);
}
