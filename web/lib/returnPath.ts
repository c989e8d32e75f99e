import { paths } from './paths.ts';

/** Where a person was on the way to /login: state of the router's history, which no link from outside can set. */
interface ReturnState {
  returnTo: string;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The exact address, with query and hash (CAB-04). */
export const toReturnState = ({ pathname, search, hash }: Place): ReturnState => ({
  returnTo: pathname + search + hash,
});

/** Coming back to these would end the new session or lead in circles. */
const noReturn: readonly string[] = [paths.login, paths.logout];

/** The address to come back to after the login; null where the person came to /login for itself. */
export function returnPath(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as Partial<ReturnState>;
  if (typeof returnTo !== 'string' || !/^\/(?!\/)/.test(returnTo)) return null;
  return noReturn.includes(returnTo.replace(/[?#].*$/, '')) ? null : returnTo;
}
