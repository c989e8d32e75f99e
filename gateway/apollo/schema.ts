import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { gql } from 'graphql-tag';
import { accountResolvers } from '../domains/accounts/resolvers.ts';
import { attendanceResolvers } from '../domains/attendance/resolvers.ts';
import { documentResolvers } from '../domains/documents/resolvers.ts';
import { editionResolvers } from '../domains/editions/resolvers.ts';
import { extensionResolvers } from '../domains/extensions/resolvers.ts';
import { fileResolvers } from '../domains/files/resolvers.ts';
import { mailingResolvers } from '../domains/mailings/resolvers.ts';
import { participantResolvers } from '../domains/participants/resolvers.ts';
import { peopleResolvers } from '../domains/people/resolvers.ts';
import { posterResolvers } from '../domains/posters/resolvers.ts';
import { profileResolvers } from '../domains/profile/resolvers.ts';
import { referenceResolvers } from '../domains/references/resolvers.ts';
import { registrationResolvers } from '../domains/registrations/resolvers.ts';
import { applyFullRecords } from '../domains/shared/wholeRegistration.ts';
import { applyExtensions } from '../graphql/extensionFields.ts';
import { applyPermissions } from '../graphql/permissions.ts';
import { createScalars } from '../lib/scalars.ts';
import { applyNodeIds } from './nodeIds.ts';
import { nodeResolvers } from './nodes.ts';

/** The file of the merged schema, with all directives. */
export const schemaFile = new URL('../../schema/schema.graphql', import.meta.url);

/** @param publicUrl the portal's address; the URLs in answers begin with it */
export function createSchema(publicUrl: string): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: gql(readFileSync(schemaFile, 'utf8')),
    resolvers: [
      createScalars(publicUrl),
      nodeResolvers,
      accountResolvers,
      attendanceResolvers,
      documentResolvers,
      editionResolvers,
      extensionResolvers,
      fileResolvers,
      mailingResolvers,
      participantResolvers,
      peopleResolvers,
      posterResolvers,
      profileResolvers,
      referenceResolvers,
      registrationResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyPermissions(applyExtensions(applyNodeIds(applyFullRecords(schema))));
}
