import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { measureFragmentsOnce, operationsOf, toSafeInteger } from './fragments.ts';

/** Figures of a document, as if its fragments were expanded; with several operations, those of the largest. */
export interface Shape {
  /** Nested fields; introspection counts as one level. */
  depth: number;
  aliases: number;
  rootAliases: number;
  directives: number;
}

const nothing: Shape = { depth: 0, aliases: 0, rootAliases: 0, directives: 0 };

/** Validation has its own limit for introspection. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type';

/** Also measures invalid documents. */
export function shapeOf(document: DocumentNode): Shape {
  const ofFragment = measureFragmentsOnce(document, nothing);

  function ofSelections({ selections }: SelectionSetNode): Shape {
    const sum = { ...nothing };
    for (const node of selections) {
      sum.directives += node.directives?.length ?? 0;
      if (node.kind === Kind.FIELD) {
        const below = node.selectionSet === undefined ? nothing : ofSelections(node.selectionSet);
        const alias = node.alias === undefined ? 0 : 1;
        sum.depth = Math.max(sum.depth, isIntrospection(node.name.value) ? 1 : below.depth + 1);
        sum.aliases += below.aliases + alias;
        sum.rootAliases += alias;
        sum.directives += below.directives;
      } else {
        const inner =
          node.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(node.selectionSet)
            : ofFragment(node, '', ({ selectionSet, directives = [] }) => {
                const shape = ofSelections(selectionSet);
                return { ...shape, directives: shape.directives + directives.length };
              });
        sum.depth = Math.max(sum.depth, inner.depth);
        sum.aliases += inner.aliases;
        sum.rootAliases += inner.rootAliases;
        sum.directives += inner.directives;
      }
    }
    return {
      depth: sum.depth,
      aliases: toSafeInteger(sum.aliases),
      rootAliases: toSafeInteger(sum.rootAliases),
      directives: toSafeInteger(sum.directives),
    };
  }

  return operationsOf(document).reduce<Shape>(
    (largest, { selectionSet, directives = [], variableDefinitions = [] }) => {
      const shape = ofSelections(selectionSet);
      const own = variableDefinitions.reduce((count, it) => count + (it.directives?.length ?? 0), directives.length);
      return {
        depth: Math.max(largest.depth, shape.depth),
        aliases: Math.max(largest.aliases, shape.aliases),
        rootAliases: Math.max(largest.rootAliases, shape.rootAliases),
        directives: Math.max(largest.directives, shape.directives + own),
      };
    },
    nothing,
  );
}
