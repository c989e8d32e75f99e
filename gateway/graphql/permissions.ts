import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import type { AccessRole } from '../generated/types.ts';
import { GatewayError } from '../lib/errors.ts';

export async function moderatorsOnly(context: Context): Promise<void> {
  if (!context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
  if (!(await context.isModerator())) throw new GatewayError('FORBIDDEN');
}

/** The provider checks finer rights of SIGNED_IN fields, because it knows the records. */
export async function allow(role: AccessRole, context: Context): Promise<void> {
  if (role === 'MODERATOR') return moderatorsOnly(context);
  if (role === 'SIGNED_IN' && !context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
}

/** The right that a field's `@access` names; null without one. */
export function accessOf(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>): AccessRole | null {
  const directive = schema.getDirective('access');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return (values?.role as AccessRole | undefined) ?? null;
}

/** Wraps every field that has `@access`. @throws if a root field has none */
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const role = accessOf(schema, field);
      if (role === null && roots.includes(type)) throw new Error(`${type.name}.${name} has no @access`);
      if (role === null || role === 'EVERYONE') continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (parent, args, context: Context, info) => {
        await allow(role, context);
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}
