/** Where a person was on the way to /login: state of the router's history, which no link from outside can set. */
interface ReturnState {
  returnTo: string;
}

export const toReturnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState => ({
  returnTo: pathname + search,
});

/** The address to come back to after the login; null where the person came to /login for itself. */
export function returnPath(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as Partial<ReturnState>;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : null;
}
