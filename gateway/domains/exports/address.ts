import { coerceInputValue, type GraphQLInputType, type GraphQLSchema, parseType, typeFromAST } from 'graphql';
import { z } from 'zod';
import type { ParticipantFilter, ParticipantOrder } from '../../generated/resolvers.ts';
import type { ListName, RowRequest } from '../participants/list/callerList.ts';
import type { Form } from './write.ts';

/** Where views are exported. */
export const exportPath = '/export/participants';

/** What an address names: a list, its rows and its columns. */
export interface ExportRequest {
  list: ListName;
  rows: RowRequest;
  columns: string[];
}

/** The longest query that every server on the way takes. */
export const longestQuery = 8_000;

const texts = z.string().max(longestQuery);
const query = z.strictObject({
  year: z.string().regex(/^\d{4}$/),
  project: texts.optional(),
  filter: texts.optional(),
  orderBy: texts.optional(),
  columns: texts.min(1),
});

/** The address of an export below the portal's. */
export function exportAddress({ list, rows, columns }: ExportRequest, form: Form): string {
  const parameters = new URLSearchParams({ year: String(list.year) });
  if (list.project) parameters.set('project', list.project);
  if (rows.filter) parameters.set('filter', JSON.stringify(rows.filter));
  if (rows.orderBy.length > 0) parameters.set('orderBy', JSON.stringify(rows.orderBy));
  parameters.set('columns', columns.join(','));
  return `${exportPath}.${form}?${parameters}`;
}

/** A part of the address as the schema's own input type takes it. */
function coerce(schema: GraphQLSchema, type: string, text: string | undefined): unknown {
  if (text === undefined) return null;
  const input = typeFromAST(schema, parseType(type) as never) as GraphQLInputType;
  return coerceInputValue(JSON.parse(text), input, () => {
    throw new SyntaxError('not of the type');
  });
}

/** Reads an address; null where it is none. */
export function readAddress(schema: GraphQLSchema, given: unknown): ExportRequest | null {
  const asked = query.safeParse(given);
  if (!asked.success) return null;
  const { year, project, filter, orderBy, columns } = asked.data;
  try {
    return {
      list: { year: Number(year), project: project ?? null },
      rows: {
        filter: coerce(schema, 'ParticipantFilter', filter) as ParticipantFilter | null,
        orderBy: (coerce(schema, '[ParticipantOrder!]', orderBy) ?? []) as ParticipantOrder[],
      },
      columns: columns.split(','),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
