import { GraphQLError, Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** Root fields of an operation, those of its fragments too. Introspection fields do nothing and are not counted. */
function actionsIn(selections: SelectionSetNode, context: ValidationContext, seen: Set<string>): number {
  let actions = 0;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      if (!selection.name.value.startsWith('__')) actions += 1;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      actions += actionsIn(selection.selectionSet, context, seen);
    } else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) actions += actionsIn(fragment.selectionSet, context, seen);
    }
  }
  return actions;
}

/**
 * A mutation is one action. By aliases one request could be hundreds of them, logins with guessed passwords for
 * example, which limits that count requests would take for one.
 */
export const oneAction: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== 'mutation' || actionsIn(node.selectionSet, context, new Set()) <= 1) return;
    context.reportError(new GraphQLError('Only one action per request is allowed', { nodes: node }));
  },
});
