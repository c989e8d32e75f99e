import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

export function operationsOf({ definitions }: DocumentNode, name?: string | null): OperationDefinitionNode[] {
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const named = name ? operations.filter((it) => it.name?.value === name) : [];
  return named.length > 0 ? named : operations;
}

/**
 * Measures each fragment of a document once, however often it is spread, so that nested fragments cannot make measuring
 * itself expensive. A fragment that spreads itself, which validation rejects later, measures `nothing`.
 */
export function measureFragmentsOnce<T>(
  { definitions }: DocumentNode,
  nothing: T,
): (spread: FragmentSpreadNode, about: string, measure: (fragment: FragmentDefinitionNode) => T) => T {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const it of definitions) if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it);
  const measured = new Map<string, T>();
  return ({ name }, about, measure) => {
    const fragment = fragments.get(name.value);
    if (fragment === undefined) return nothing;
    const key = `${name.value} ${about}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    measured.set(key, nothing);
    const result = measure(fragment);
    measured.set(key, result);
    return result;
  };
}

/** Keeps a product finite. */
export const toSafeInteger = (figure: number): number => Math.min(figure, Number.MAX_SAFE_INTEGER);
