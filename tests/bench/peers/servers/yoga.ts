/** GraphQL Yoga on Node's own server, with Node's own fetch. */
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { fetchReader, readersByOurClient } from '../readers.ts';
import { type PeerContext, resolvers, typeDefs } from '../schema.ts';
import { readSettings } from './settings.ts';

const { port, providerUrl, hasOurClient } = readSettings();
const ours = hasOurClient ? readersByOurClient(providerUrl) : null;

const yoga = createYoga<object, PeerContext>({
  schema: createSchema<PeerContext>({ typeDefs, resolvers }),
  context: ({ request }) => {
    const authorization = request.headers.get('authorization') ?? '';
    return { reader: ours?.(authorization) ?? fetchReader(providerUrl, authorization) };
  },
  logging: false,
});
const server = createServer(yoga);
server.keepAliveTimeout = 60_000;
server.listen(port, '127.0.0.1');
