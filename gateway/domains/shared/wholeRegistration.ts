import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import type { Participation } from '../../provider/records/participants.ts';

const isWhole = (registration: Registration): registration is Participation => 'fullName' in registration;

/** The full record, read once per request if the caller's own list holds only a part of it. */
export const wholeRegistration = async (registration: Registration, { loaders }: Context) =>
  isWhole(registration) ? registration : loaders.participation(registration.id);

/** A resolver of a field that only the full record has. */
export const fromFullRecord =
  <Value>(read: (record: Participation, context: Context) => Value) =>
  (registration: Registration, _: unknown, context: Context): Value | Promise<Value> =>
    // A page of a list has a thousand of these fields: a promise for each would double its cost.
    isWhole(registration)
      ? read(registration, context)
      : context.loaders.participation(registration.id).then((record) => read(record, context));

/** Fields of a registration without a resolver: those that the caller's own list lacks come from the full record. */
export function applyFullRecords(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values((schema.getType('Registration') as GraphQLObjectType).getFields())) {
    const name = field.name as keyof Registration;
    const readFull = fromFullRecord((record) => record[name]);
    field.resolve ??= (registration, args, context) =>
      name in registration ? registration[name] : readFull(registration, args, context);
  }
  return schema;
}
