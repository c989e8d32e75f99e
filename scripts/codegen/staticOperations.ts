/**
 * The page's operations that are marked `@static`, by hash: for the gateway with their text, for the page by name.
 * The text is what Apollo Client would send, type names included, so that its cache can read the answer.
 */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';

const DIRECTIVE = 'static';
/** The variables that a static operation may have: a year and switches. Then all its answers are known beforehand. */
const YEAR = 'year';

type Side = 'gateway' | 'page';

function collect(documents: Types.DocumentFile[]) {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.flatMap(({ document }) => document?.definitions ?? [])) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const isStatic = ({ directives }: OperationDefinitionNode) => directives?.some((it) => it.name.value === DIRECTIVE);
  return { operations: operations.filter(isStatic), fragments };
}

/** An operation with every fragment it spreads, each once. */
function complete(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>) {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  follow(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] } as const;
}

/** The plugin as codegen calls it; `side` says for whom. */
export const plugin: PluginFunction<{ side: Side }> = (_, documents, { side }) => {
  const { operations, fragments } = collect(documents);
  const cache = new InMemoryCache();
  const rows = operations.map((operation) => {
    const name = operation.name?.value ?? '';
    const wrong = operation.variableDefinitions?.find(
      ({ variable, type }) => variable.name.value !== YEAR && print(type) !== 'Boolean!',
    );
    if (wrong) throw new Error(`${name}: a @static operation may have no variables but $${YEAR} and Boolean! ones`);
    const text = print(cache.transformDocument(complete(operation, fragments)));
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries = rows.map(({ name, text, hash }) =>
    side === 'page' ? `  ${name}: '${hash}',` : `  '${hash}': ${JSON.stringify(text)},`,
  );
  const meaning =
    side === 'page' ? 'Hashes of the @static operations by name' : 'Texts of the @static operations by hash';
  return [
    `/** ${meaning}; generated: npm run codegen */`,
    'export const staticOperations: Readonly<Record<string, string>> = {',
    ...entries,
    '};\n',
  ].join('\n');
};
