import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return isoDay.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function stringScalar(name: string, accepts: (value: string) => boolean): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`Not a ${name}`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
    serialize: (value) => String(value),
  });
}

/** Strings on the wire and in the code; only input is checked. */
export const scalars = {
  Date: stringScalar('Date', isDay),
  DateTime: stringScalar('DateTime', (value) => !Number.isNaN(Date.parse(value))),
  EmailAddress: stringScalar('EmailAddress', (value) => value.includes('@')),
  HTML: stringScalar('HTML', () => false),
  URL: stringScalar('URL', (value) => URL.canParse(value)),
};
