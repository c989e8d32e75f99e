import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';

/** Validation accepts a subscription although the schema has none, and its execution would fail. */
export const noSubscriptionRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('The schema has no subscriptions', { nodes: node }));
  },
});
