import { GraphQLError } from 'graphql';

/** A field that fails with this code. */
export const failed = (code: string): Error => new GraphQLError('failed', { extensions: { code } });
