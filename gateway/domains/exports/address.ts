import { coerceInputValue, type GraphQLInputType, type GraphQLSchema, parseType, typeFromAST } from 'graphql';
import { z } from 'zod';
import type { ParticipantFilter, ParticipantOrder } from '../../generated/types.ts';
import type { ListName, RowRequest } from '../shared/callerList.ts';
import type { Form } from './write.ts';

export const exportPath = '/export/participants';

export interface ExportRequest {
  list: ListName;
  rows: RowRequest;
  columns: string[];
}

/** The name under which a browser saves an export. */
export const fileNameOf = (year: number, form: Form): string => `participants-${year}.${form}`;

/** The longest query that common proxies accept. */
export const longestQuery = 8_000;

const texts = z.string().max(longestQuery);
const query = z.strictObject({
  year: z.string().regex(/^\d{4}$/),
  project: texts.optional(),
  filter: texts.optional(),
  orderBy: texts.optional(),
  columns: texts.min(1),
});

export function exportAddress({ list, rows, columns }: ExportRequest, form: Form): string {
  const parameters = new URLSearchParams({ year: String(list.year) });
  if (list.project) parameters.set('project', list.project);
  if (rows.filter) parameters.set('filter', JSON.stringify(rows.filter));
  if (rows.orderBy.length > 0) parameters.set('orderBy', JSON.stringify(rows.orderBy));
  parameters.set('columns', columns.join(','));
  return `${exportPath}.${form}?${parameters}`;
}

/** Checks a part of the address against an input type of the schema. */
function coerce(schema: GraphQLSchema, type: string, text: string | undefined): unknown {
  if (text === undefined) return null;
  const input = typeFromAST(schema, parseType(type) as never) as GraphQLInputType;
  return coerceInputValue(JSON.parse(text), input, () => {
    throw new SyntaxError('the value does not match the type');
  });
}

/** Null for an invalid address. */
export function readAddress(schema: GraphQLSchema, given: unknown): ExportRequest | null {
  const parsed = query.safeParse(given);
  if (!parsed.success) return null;
  const { year, project, filter, orderBy, columns } = parsed.data;
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
