import { readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { costOf } from '../../gateway/limits/cost.ts';
import { table } from './table.ts';

const folder = 'schema/operations';

/** The operations for callers without a token, each with its first line and what the gateway charges for it. */
export function operationTable(schema: GraphQLSchema): string[] {
  const rows = readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const document = parse(text);
      const name = getOperationAST(document)?.name?.value;
      if (name === undefined) throw new Error(`${folder}/${file} has no named operation`);
      const { cost } = costOf(schema, document, {}, name);
      return [`[\`${name}\`](../${folder}/${file})`, /^# (.*)/.exec(text)?.[1] ?? '', String(cost)];
    });
  return [
    '## published operations',
    '',
    'In production a caller without a token may run these. The cost is that of the operation with the default values of its variables.',
    '',
    ...table(['name', 'what', 'cost'], rows),
  ];
}
