import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { gql } from 'graphql-tag';
import { accountResolvers } from './accounts/resolvers.ts';
import { attendanceResolvers } from './attendance/resolvers.ts';
import { applyChanges } from './changes.ts';
import { documentResolvers } from './documents/resolvers.ts';
import { editionResolvers } from './editions/resolvers.ts';
import { exportResolvers } from './exports/resolvers.ts';
import { fileResolvers } from './files/resolvers.ts';
import { mailingResolvers } from './mailings/resolvers.ts';
import { participantResolvers } from './participants/resolvers.ts';
import { applyPermissions } from './permissions.ts';
import { posterResolvers } from './posters/resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { referenceResolvers } from './references/resolvers.ts';
import { registrationResolvers } from './registrations/resolvers.ts';
import { scalars } from './scalars.ts';
import { uploadScalar } from './uploads.ts';

const mergedSchema = new URL('../schema/schema.graphql', import.meta.url);

/** The executable schema: the merged contract, the resolvers of every domain, and the permissions before them. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: gql(readFileSync(mergedSchema, 'utf8')),
    resolvers: [
      { ...scalars, Upload: uploadScalar },
      accountResolvers,
      attendanceResolvers,
      documentResolvers,
      editionResolvers,
      exportResolvers,
      fileResolvers,
      mailingResolvers,
      participantResolvers,
      posterResolvers,
      profileResolvers,
      referenceResolvers,
      registrationResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyPermissions(applyChanges(schema));
}
