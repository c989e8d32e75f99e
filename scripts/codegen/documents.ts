/** Documents as a client sends them: one operation with its fragments, always in the same order. */
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

/** The text that Apollo Client sends, with type names, so that its cache can read the answer. */
export const sentText = (document: DocumentNode): string => print(cache.transformDocument(document));

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Each fragment once, in the order of first use. */
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

/** Adds to each operation the fragments that it needs. */
export function completeOperations(documents: readonly DocumentNode[]): DocumentNode[] {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.flatMap(({ definitions }) => definitions)) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations.map((operation) => complete(operation, fragments));
}

export const documentsOf = (files: readonly Types.DocumentFile[]): DocumentNode[] =>
  files.flatMap(({ document }) => (document ? [document] : []));
