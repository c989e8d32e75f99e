import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient, ApolloLink } from '@apollo/client/core';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import possible from '../generated/possibleTypes.ts';
import { sessionLink } from './sessionLink.ts';
import { uploadFetch } from './uploadFetch.ts';

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
  /** Ends the chain instead of HTTP, for tests. */
  transport?: ApolloLink;
}

/** A person's name and profile are never taken away: null in the place of what was known is a read that failed. */
const kept = { merge: (known: unknown, read: unknown) => read ?? known ?? null };

/** The cache as the page uses it. */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Viewer: { fields: { profile: kept, displayName: kept } },
      // What has no id: a year names its edition, and there is one clock.
      Edition: { keyFields: ['year'] },
      ServiceClock: { keyFields: [] },
    },
  });
}

/** The page's only way to the gateway. */
export function createApolloClient({ transport }: ApolloOptions = {}): ApolloClient {
  const http =
    transport ??
    new UploadHttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      fetch: uploadFetch,
    });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([sessionLink, http]),
    // A deed that was done must not be told as failed because of what was read after it: payloadOf judges.
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
}
