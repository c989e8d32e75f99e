import { GatewayError } from '../../lib/errors.ts';
import type { OperationId } from './contract.ts';

/** The call that every valid token may make, whatever rights its account has. It takes no query. */
export const sessionCall = 'getAccount' satisfies OperationId;

interface RejectedCall {
  id: OperationId;
  query?: object | undefined;
  token: string | null;
}

const isError = (error: unknown, code: GatewayError['code']) => error instanceof GatewayError && error.code === code;

/**
 * Decides whether a 403 means that the account lacks a right or that the token is no longer valid.
 * Some providers answer 403 to an expired token, too. `sessionCall` tells them apart; it is made once for each token.
 * @param callSession makes `sessionCall` with this token
 */
export function createSessionCheck(callSession: (token: string) => Promise<unknown>) {
  const checks = new Map<string, Promise<boolean>>();

  /** If the provider fails here, the token counts as valid: the caller then gets FORBIDDEN and stays signed in. */
  function isValid(token: string): Promise<boolean> {
    const check =
      checks.get(token) ??
      callSession(token).then(
        () => true,
        (error: unknown) => !isError(error, 'UNAUTHENTICATED'),
      );
    checks.set(token, check);
    return check;
  }

  return {
    /** The error of a call: UNAUTHENTICATED in place of FORBIDDEN if its token is no longer valid. */
    async errorOf(error: unknown, { id, query, token }: RejectedCall): Promise<unknown> {
      if (!isError(error, 'FORBIDDEN') || token === null) return error;
      const isSessionCall = id === sessionCall && query === undefined;
      if (!isSessionCall && (await isValid(token))) return error;
      return new GatewayError('UNAUTHENTICATED', { isFromProvider: true });
    },
  };
}
