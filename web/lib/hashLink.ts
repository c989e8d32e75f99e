import { ApolloLink } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';

/** The hash that code generation wrote into an operation's document; undefined for a document written elsewhere. */
export const hashOf = (document: DocumentNode): string | undefined => (document as { hash?: string }).hash;

/** Whether an operation's answer is the same for everybody: then it is asked for by GET, and may be kept on the way. */
const isStatic = ({ query: { definitions } }: ApolloLink.Operation): boolean =>
  definitions.some(
    (it) => it.kind === Kind.OPERATION_DEFINITION && it.directives?.some(({ name }) => name.value === 'static'),
  );

/** Which answers the page was made with: named in an address, the answer may be kept for ever. */
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
 * Asks by hash alone: static operations by GET, all others by POST. A gateway of another release does not know every hash:
 * it is asked a second time with the text, which another one may get by then (decision 020).
 */
export function askByHash(): ApolloLink {
  const others = ApolloLink.split(({ query }) => hashOf(query) !== undefined, byHash(false));
  return ApolloLink.split(isStatic, byHash(true), others);
}
