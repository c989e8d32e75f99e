import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, type Observable, of, throwError } from 'rxjs';
import { isUnauthenticated } from './failures.ts';
import { hasSession, loseSession, proveSession, sessionRenewals, sessionRenewed } from './session.ts';

/** Whether the session has ended: a signed-in person's answer has no viewer, although no field failed. */
function hasNobody({ data, errors = [] }: ApolloLink.Result): boolean {
  return hasSession() && data?.viewer === null && errors.every(({ path }) => path?.[0] !== 'viewer');
}

function isLost(result: ApolloLink.Result): boolean {
  return hasNobody(result) || (result.errors !== undefined && isUnauthenticated(new CombinedGraphQLErrors(result)));
}

/** Whether a mutation was executed: its root field exists, even if later reads failed. */
function isDone({ operationType }: ApolloLink.Operation, { data }: ApolloLink.Result): boolean {
  return operationType === OperationTypeNode.MUTATION && Object.values(data ?? {}).some((payload) => payload !== null);
}

function send(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
  // A logout that waited for the next login would end the new session.
  if (operation.operationName === 'Logout') return forward(operation);
  const renewalsBefore = sessionRenewals();
  /** Repeats the operation once the person has renewed the session; otherwise keeps the answer. */
  const recover = (answer: Observable<ApolloLink.Result>) => {
    // The session was renewed while this answer was on its way.
    if (sessionRenewals() !== renewalsBefore) return send(operation, forward);
    loseSession();
    return from(sessionRenewed()).pipe(mergeMap((isRenewed) => (isRenewed ? send(operation, forward) : answer)));
  };
  return forward(operation).pipe(
    mergeMap((result) => {
      if (result.data?.viewer) proveSession();
      if (!isLost(result)) return of(result);
      if (!isDone(operation, result)) return recover(of(result));
      loseSession();
      return of(result);
    }),
    catchError((error: unknown) => {
      const failed = throwError(() => error);
      return isUnauthenticated(error) ? recover(failed) : failed;
    }),
  );
}

/**
 * Detects a lost session in every answer (ACC-17). With unsaved work the operation waits for the person to log in again
 * and is then repeated.
 */
export const sessionLink = new ApolloLink(send);
