import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Counts the root fields of an operation and of its fragments; introspection fields do nothing and do not count. */
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
 * Allows one root field per mutation: with aliases, one request could try hundreds of passwords and count once against
 * the rate limits.
 */
export const singleMutationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== 'mutation' || actionsIn(node.selectionSet, context, new Set()) <= 1) return;
    context.reportError(new GraphQLError('Only one action per request is allowed', { nodes: node }));
  },
});

/** Validation accepts a subscription although the schema has none, and its execution would fail. */
export const noSubscriptionRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('The schema has no subscriptions', { nodes: node }));
  },
});
