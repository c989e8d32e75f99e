import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../../gateway/context.ts';
import { participantResolvers } from '../../../gateway/domains/participants/resolvers.ts';
import { registrationResolvers } from '../../../gateway/domains/registrations/resolvers.ts';
import { GatewayError } from '../../../gateway/lib/errors.ts';
import type { Database } from '../../../provider/database/open.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Types = Record<string, Record<string, Resolver> | undefined>;
type Args = Parameters<Resolver>;
/** Spoils the honest answer of a field. */
type Leak = {
  type: string;
  field: string;
  spoil(honest: () => Promise<unknown>, database: Database, ...given: Args): unknown;
};

const count = async (database: Database, isActive: boolean) =>
  (await database.selectFrom('participations').select('id').where('is_active', '=', isActive).execute()).length;

const keyOf = (id: unknown) => Number(String(id).split(':').at(-1)) || 0;

/** Five ways in which hidden data come out: as a value, a count, a code, an order, a cursor. */
export const leaks: Record<string, Leak> = {
  'a value: the phone behind the name': {
    type: 'Participant',
    field: 'fullName',
    async spoil(honest, database, parent) {
      const row = await database
        .selectFrom('participations')
        .innerJoin('individuals', 'individuals.account_id', 'participations.account_id')
        .select('phone_number')
        .where('participations.id', '=', keyOf((parent as { id: unknown }).id))
        .executeTakeFirst();
      return `${await honest()}${row?.phone_number ?? ''}`;
    },
  },
  'a count: with the cancelled registrations': {
    type: 'ParticipantConnection',
    field: 'totalCount',
    spoil: async (honest, database) => Number(await honest()) + (await count(database, false)),
  },
  'a code: FORBIDDEN for what exists': {
    type: 'Query',
    field: 'registration',
    async spoil(honest, database, _parent, { id }) {
      const found = await database.selectFrom('participations').select('id').where('id', '=', keyOf(id)).execute();
      return honest().catch((error: unknown) => {
        throw found.length > 0 ? new GatewayError('FORBIDDEN') : error;
      });
    },
  },
  'an order: people with a decision first': {
    type: 'ParticipantConnection',
    field: 'nodes',
    async spoil(honest, database) {
      const rows = await database.selectFrom('participations').select(['id', 'confirm_type']).execute();
      const typeOf = new Map(rows.map(({ id, confirm_type }) => [id, confirm_type]));
      const nodes = [...((await honest()) as { id: unknown }[])];
      return nodes.sort((a, b) => (typeOf.get(keyOf(b.id)) ?? 0) - (typeOf.get(keyOf(a.id)) ?? 0));
    },
  },
  'a cursor: the number of the last change': {
    type: 'PageInfo',
    field: 'endCursor',
    async spoil(honest, database) {
      const [last] = await database.selectFrom('history').select('id').orderBy('id', 'desc').limit(1).execute();
      return `${await honest()}.${last?.id}`;
    },
  },
};

/**
 * Puts the leaks into the resolvers, each asleep until it is named. To call before the gateways start: a schema takes its
 * resolvers when it is made.
 * @param databaseOf the database behind the world that a request id names
 */
export function plantLeaks(databaseOf: (requestId: string) => Database) {
  let awake: string | null = null;
  const undo: (() => void)[] = [];
  for (const [name, { type, field, spoil }] of Object.entries(leaks)) {
    const resolvers = (type === 'Query' ? registrationResolvers : participantResolvers) as Types;
    const ofType = resolvers[type] ?? {};
    const honest = ofType[field];
    undo.push(() => {
      if (honest === undefined) delete ofType[field];
      else ofType[field] = honest;
      if (Object.keys(ofType).length === 0) delete resolvers[type];
    });
    resolvers[type] = ofType;
    ofType[field] = (...given) => {
      const resolve = async () => (honest ?? defaultFieldResolver)(...given);
      return awake === name
        ? spoil(resolve, databaseOf(given[2].requestId), ...given)
        : (honest ?? defaultFieldResolver)(...given);
    };
  }
  return {
    wake(name: string | null) {
      awake = name;
    },
    /** Other tests of the process use the same resolvers. */
    remove: () => undo.forEach((one) => void one()),
  };
}
