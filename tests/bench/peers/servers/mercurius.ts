/** Mercurius on Fastify with graphql-jit, with a pool of undici: the fastest combination for Node. */
import Fastify from 'fastify';
import mercurius, { type IResolvers } from 'mercurius';
import { undiciReaders } from '../readers.ts';
import { resolvers, typeDefs } from '../schema.ts';
import { readSettings } from './settings.ts';

const { port, providerUrl } = readSettings();
const readers = undiciReaders(providerUrl);

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: resolvers as unknown as IResolvers,
  // Compiles an operation at its first use.
  jit: 1,
  context: ({ headers }) => ({ reader: readers(headers.authorization ?? '') }),
});
await app.listen({ port, host: '127.0.0.1' });
