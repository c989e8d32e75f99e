import type { ApolloLink } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Kind } from 'graphql';
import { staticOperations } from '../generated/staticOperations.ts';

/** Hash of a static operation; undefined for every other. */
export const staticHash = ({ operationName = '' }: ApolloLink.Operation): string | undefined =>
  staticOperations[operationName];

/** Which answers the page was made with: named in an address, the answer may be kept for ever. */
function answersVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="answers-version"]')?.content ?? '';
}

/** Address of the gateway for an operation. */
export function gatewayUri(operation: ApolloLink.Operation): string {
  const version = staticHash(operation) === undefined ? '' : answersVersion();
  return version === '' ? '/graphql' : `/graphql?version=${encodeURIComponent(version)}`;
}

/** Asks for static operations by GET and hash. A gateway that does not know one is asked the long way from then on. */
export function askByHash(): ApolloLink {
  return new PersistedQueryLink({
    useGETForHashedQueries: true,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
    generateHash({ definitions }) {
      const operation = definitions.find((it) => it.kind === Kind.OPERATION_DEFINITION);
      return staticOperations[operation?.name?.value ?? ''] ?? '';
    },
  });
}
