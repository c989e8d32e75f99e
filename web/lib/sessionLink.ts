import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, type Observable, of, throwError } from 'rxjs';
import { isUnauthenticated } from './failures.ts';
import { hasSession, loseSession, sessionGoesOn, sessionRenewals } from './session.ts';

/** A signed-in person's answer in which there is nobody, though nothing failed: the session is gone. */
function hasNobody({ data, errors = [] }: ApolloLink.Result): boolean {
  return hasSession() && data?.viewer === null && errors.every(({ path }) => path?.[0] !== 'viewer');
}

function isLost(result: ApolloLink.Result): boolean {
  return hasNobody(result) || (result.errors !== undefined && isUnauthenticated(new CombinedGraphQLErrors(result)));
}

/** A mutation with its root field was done, whatever became of the reads for the rest of its answer. */
function isDone({ operationType }: ApolloLink.Operation, { data }: ApolloLink.Result): boolean {
  return operationType === OperationTypeNode.MUTATION && Object.values(data ?? {}).some((payload) => payload !== null);
}

function send(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
  const renewalsBefore = sessionRenewals();
  /** Repeats the operation once the session goes on; where it does not, the answer stands. */
  const recover = (answer: Observable<ApolloLink.Result>) => {
    // An answer that was on its way while the session was taken up again only comes late.
    if (sessionRenewals() !== renewalsBefore) return send(operation, forward);
    loseSession();
    return from(sessionGoesOn()).pipe(mergeMap((goesOn) => (goesOn ? send(operation, forward) : answer)));
  };
  return forward(operation).pipe(
    mergeMap((result) => {
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
 * Watches every answer for a session that is gone (ACC-17). Where something is being typed the operation is held until
 * the person logged in again, and then repeated.
 */
export const sessionLink = new ApolloLink(send);
