/** Documents as they are sent: one operation with its fragments, in one order wherever it is written down. */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';

const cache = new InMemoryCache();

/** The text that Apollo Client sends for a document, type names included, so that its cache can read the answer. */
export const sentText = (document: DocumentNode): string => print(cache.transformDocument(document));

/** Names a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An operation with every fragment it spreads, each once, as they are met. */
function complete(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
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
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
}

/** Each operation of these documents with the fragments it needs of them. */
export function completeOperations(documents: readonly DocumentNode[]): DocumentNode[] {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.flatMap(({ definitions }) => definitions)) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations.map((operation) => complete(operation, fragments));
}

/** The documents of codegen's files. */
export const documentsOf = (files: readonly Types.DocumentFile[]): DocumentNode[] =>
  files.flatMap(({ document }) => (document ? [document] : []));
