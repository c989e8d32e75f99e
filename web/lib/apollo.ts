import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client/cache';
import { ApolloClient, ApolloLink } from '@apollo/client/core';
import { BaseHttpLink } from '@apollo/client/link/http';
import { from, mergeMap } from 'rxjs';
import possible from '../generated/possibleTypes.ts';
import { busyLink } from './busyLink.ts';
import { createHashLink, gatewayUri } from './hashLink.ts';
import { sessionLink } from './sessionLink.ts';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Mutate {
        errorPolicy?: 'all';
      }
    }
  }
}

interface ApolloOptions {
  /** Replaces HTTP at the end of the chain: while the service renders, and in tests. */
  transport?: ApolloLink;
  /** The cache of a prerendered page. */
  known?: Record<string, unknown>;
}

/** Keeps a known value if a later read of it fails with null. */
const keepKnown = { merge: (known: unknown, read: unknown) => read ?? known ?? null };

/** The cache as the page uses it. */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      // A gateway that has just started does not know the extensions yet.
      Query: { fields: { extensions: keepKnown } },
      Viewer: {
        fields: {
          profile: keepKnown,
          displayName: keepKnown,
          isModerator: keepKnown,
          registrations: keepKnown,
        },
      },
      // A section keeps its name if a later read has no list of sections.
      Section: { fields: { name: keepKnown, isListed: keepKnown } },
      // Objects without an id: a year identifies an edition, and there is only one clock.
      Edition: { keyFields: ['year'] },
      ServiceClock: { keyFields: [] },
      // Queries for some of the fields keep the other fields.
      EditionPage: { merge: true },
      Window: { merge: true },
      Programme: { merge: true },
      ProgrammeDetail: { keyFields: ['key'] },
    },
  });
}

const httpOptions: BaseHttpLink.Options = {
  uri: gatewayUri,
  credentials: 'same-origin',
  headers: { 'apollo-require-preflight': 'true' },
};

/** Whether an operation sends a file with progress. */
const carriesFile = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().fetchOptions?.onUploadProgress !== undefined;

/** Sends over HTTP, by hash; loads the link for files with the first file. */
function httpLink(): ApolloLink {
  const uploads = new ApolloLink((operation, forward) =>
    from(import('./uploadLink.ts')).pipe(
      mergeMap(({ createUploadLink }) => createUploadLink(httpOptions).request(operation, forward)),
    ),
  );
  return createHashLink().split(carriesFile, uploads, new BaseHttpLink(httpOptions));
}

/** The page's only way to the gateway. */
export function createApolloClient({ transport, known = {} }: ApolloOptions = {}): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(known as NormalizedCacheObject),
    link: ApolloLink.from([sessionLink, busyLink, transport ?? httpLink()]),
    // A mutation that succeeded must not count as failed because a later read failed: payloadOf decides.
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
}
