import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** Folders with operations. The operations of one folder share fragments. */
const places = [
  { folder: 'web', leaveOut: /^explorer\// },
  { folder: 'web/explorer' },
  { folder: 'schema/operations' },
];

interface Found {
  operations: number;
  faults: string[];
}

/** Validates the operations of a folder against the schema; also reports unused fragments and deprecated fields. */
export function checkOperations(schema: GraphQLSchema, folder: string, leaveOut?: RegExp): Found {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && !name.includes('node_modules') && !leaveOut?.test(name))
    .sort();
  const document = concatAST(
    files.map((name) => {
      const path = join(folder, name);
      return parse(new Source(readFileSync(path, 'utf8'), path));
    }),
  );
  const errors = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]);
  return {
    operations: document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length,
    faults: errors.map(({ message, source, locations }) => `${source?.name}:${locations?.[0]?.line}: ${message}`),
  };
}

/** Checks all operations: of the page, the explorer, and those published for tools. */
export function checkAllOperations(schema: GraphQLSchema): Found[] {
  return places.map(({ folder, leaveOut }) => checkOperations(schema, folder, leaveOut));
}
