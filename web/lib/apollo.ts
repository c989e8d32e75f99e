import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient, ApolloLink } from '@apollo/client/core';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import possible from '../generated/possibleTypes.ts';
import { isUnauthenticated } from './failures.ts';
import { endSession } from './session.ts';
import { uploadFetch } from './uploadFetch.ts';

interface ApolloOptions {
  /** Ends the chain instead of HTTP, for tests. */
  transport?: ApolloLink;
}

/** The cache as the page uses it. */
function createCache(): InMemoryCache {
  return new InMemoryCache({ possibleTypes: possible.possibleTypes });
}

/** The page's only way to the gateway. An UNAUTHENTICATED answer ends the session (ACC-17); the shell leads to /login. */
export function createApolloClient({ transport }: ApolloOptions = {}): ApolloClient {
  const watchSession = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) endSession('expired');
  });
  const http =
    transport ??
    new UploadHttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      fetch: uploadFetch,
    });
  return new ApolloClient({ cache: createCache(), link: ApolloLink.from([watchSession, http]) });
}
