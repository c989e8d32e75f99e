/** The server that a team would write first: Apollo's standalone server and its REST data source. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { RestReader, readersByOurClient } from '../readers.ts';
import { type PeerContext, resolvers, typeDefs } from '../schema.ts';
import { readSettings } from './settings.ts';

const { port, providerUrl, hasOurClient } = readSettings();
const server = new ApolloServer<PeerContext>({ typeDefs, resolvers });
const ours = hasOurClient ? readersByOurClient(providerUrl) : null;

await startStandaloneServer(server, {
  listen: { port, host: '127.0.0.1' },
  context: async ({ req }) => {
    const authorization = req.headers.authorization ?? '';
    return { reader: ours?.(authorization) ?? new RestReader(providerUrl, authorization, server.cache) };
  },
});
