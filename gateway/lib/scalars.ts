import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { isDay } from './dates.ts';

/** A file of a multipart request: it may still be on its way. */
export type IncomingUpload = Promise<FileUpload>;

function stringScalar(
  name: string,
  accepts: (value: string) => boolean,
  serialize: (value: unknown) => string = String,
): GraphQLScalarType<string, string> {
  /** `nodes` is the literal; the error names its argument by it. */
  const parse = (value: unknown, nodes?: ValueNode): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`Not a ${name}`, { ...(nodes && { nodes }), extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: (value: unknown) => parse(value),
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null, node),
    serialize,
  });
}

/**
 * Scalars are strings in transport and in code; only input is checked. `Upload` is a file. Inside the gateway the portal's
 * own addresses are paths; in answers they begin with the portal's public address.
 */
export const createScalars = (publicUrl: string) => ({
  Date: stringScalar('Date', isDay),
  DateTime: stringScalar('DateTime', (value) => !Number.isNaN(Date.parse(value))),
  EmailAddress: stringScalar('EmailAddress', (value) => value.includes('@')),
  HTML: stringScalar('HTML', () => false),
  Upload: GraphQLUpload,
  URL: stringScalar(
    'URL',
    (value) => URL.canParse(value),
    (value) => (String(value).startsWith('/') ? publicUrl : '') + String(value),
  ),
});
