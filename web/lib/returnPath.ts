import { paths } from './paths.ts';

/** The place that sent a person to /login, in the state of the router's history, which no outside link can set. */
interface ReturnState {
  returnTo: string;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The complete address, with query and hash (CAB-04). */
export const toReturnState = ({ pathname, search, hash }: Place): ReturnState => ({
  returnTo: pathname + search + hash,
});

/** Returning to these would end the new session or redirect in circles. */
const noReturn: readonly string[] = [paths.login, paths.logout];

/** The address to return to after the login; null if the person came to /login directly. */
export function returnPath(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as Partial<ReturnState>;
  if (typeof returnTo !== 'string' || !/^\/(?!\/)/.test(returnTo)) return null;
  return noReturn.includes(returnTo.replace(/[?#].*$/, '')) ? null : returnTo;
}
