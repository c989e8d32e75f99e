import { type GraphQLArgument, type GraphQLSchema, isEnumType } from 'graphql';
import { isDay } from '../../gateway/lib/dates.ts';

/** A part of a type that can be removed alone: `Type.field`, `Type.field.argument`, `Input.field`, `Enum.VALUE`. */
interface Member {
  path: string;
  deprecationReason: string | null | undefined;
}

/** All members of the types that the schema defines. */
export const membersOf = (schema: GraphQLSchema): Member[] =>
  Object.values(schema.getTypeMap()).flatMap((type): Member[] => {
    if (type.name.startsWith('__')) return [];
    const members = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : [];
    return members.flatMap((member) => {
      const path = `${type.name}.${member.name}`;
      const args: readonly GraphQLArgument[] = 'args' in member ? member.args : [];
      const named = args.map(({ name, deprecationReason }) => ({ path: `${path}.${name}`, deprecationReason }));
      return [{ path, deprecationReason: member.deprecationReason }, ...named];
    });
  });

/** What a deprecation announces to clients. */
export interface Announcement {
  /** The first day on which the member may be removed, YYYY-MM-DD. */
  until: string;
  /** The replacement: a member of the same type, a type, or `Type.member`. */
  replacement: string;
}

const announced = /(?:^|\s)until (\d{4}-\d{2}-\d{2}), use `([^`\s]+)`/;

/** Reads a reason of the form "… until 2027-06-01, use `x`"; null if the date or the replacement is missing. */
export function readAnnouncement(reason: string): Announcement | null {
  const [, until = '', replacement = ''] = announced.exec(reason) ?? [];
  return isDay(until) ? { until, replacement } : null;
}

/** Deprecations without a date, or without a replacement that exists. */
export function faultyDeprecations(schema: GraphQLSchema): string[] {
  const members = membersOf(schema);
  const known = new Set([...members.map(({ path }) => path), ...Object.keys(schema.getTypeMap())]);
  return members.flatMap(({ path, deprecationReason }) => {
    if (deprecationReason === null || deprecationReason === undefined) return [];
    const announcement = readAnnouncement(deprecationReason);
    if (announcement === null) return [`${path}: a deprecation reads "… until YYYY-MM-DD, use \`x\`"`];
    const { replacement } = announcement;
    const beside = `${path.slice(0, path.lastIndexOf('.'))}.${replacement}`;
    return known.has(replacement) || known.has(beside)
      ? []
      : [`${path}: there is no \`${replacement}\` to use instead`];
  });
}
