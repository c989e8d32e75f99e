import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../lib/errors.ts';
import type { ExtensionName } from '../provider/http/extensionNames.ts';
import type {
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
  RegistrationResolvers,
} from './generated/resolvers.ts';

type Names<Fields> = { [Field in keyof Fields]?: ExtensionName };

/** The fields that only an extension of the provider can answer. */
const extensionOf: {
  Query: Names<QueryResolvers>;
  Mutation: Names<MutationResolvers>;
  Profile: Names<ProfileResolvers>;
  Registration: Names<RegistrationResolvers>;
} = {
  Query: { documentVerification: 'verification' },
  Mutation: {
    changePassword: 'accountChanges',
    confirmEmailChange: 'accountChanges',
    deletePhoto: 'accountChanges',
    requestEmailChange: 'accountChanges',
    requestVerificationLetter: 'verificationLetters',
    endOtherSessions: 'sessions',
    createPersonalDataDownload: 'archive',
    endAllSessions: 'sessions',
  },
  Profile: { isListed: 'publicity' },
  Registration: { history: 'history' },
};

/** @throws GatewayError NOT_SUPPORTED without the extension, PROVIDER_UNAVAILABLE before the provider's first answer */
export async function requireExtension(
  { extensions }: Pick<Context, 'extensions'>,
  name: ExtensionName,
): Promise<void> {
  if (!(await extensions.has(name))) throw new GatewayError('NOT_SUPPORTED');
}

/** Rejects root fields whose extension the provider lacks; such a field of a record is null. */
export function applyExtensions(schema: GraphQLSchema): GraphQLSchema {
  for (const [typeName, names] of Object.entries(extensionOf) as [string, Record<string, ExtensionName>][]) {
    const isRoot = typeName === 'Query' || typeName === 'Mutation';
    const type = schema.getType(typeName);
    const fields = isObjectType(type) ? type.getFields() : {};
    for (const [fieldName, name] of Object.entries(names)) {
      const field = fields[fieldName];
      if (field === undefined) throw new Error(`The schema has no field ${typeName}.${fieldName}`);
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (parent, args, context: Context, info) => {
        if (isRoot) await requireExtension(context, name);
        else if (!(await context.extensions.has(name))) return null;
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}
