import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, type Observable, of, throwError, timer } from 'rxjs';
import { commonTexts } from '#texts/common.ts';
import { isBusy } from './failures.ts';
import { notifyError } from './notify.ts';

/** Milliseconds before each repeat; each pause is up to half as long again, so that pages do not come back together. */
const pauses = [1_000, 2_000, 4_000, 8_000] as const;

let shownUntil = 0;

/** Says once that the page tries again, for all operations that wait meanwhile. */
function notice(ms: number): void {
  const now = performance.now();
  if (now >= shownUntil) notifyError(commonTexts.failures.busy, { autoClose: ms });
  shownUntil = Math.max(shownUntil, now + ms);
}

/** Whether a part of a query was rejected. A change may have happened before its rejected part, so it is not repeated. */
const isRepeatable = ({ operationType }: ApolloLink.Operation, { errors }: ApolloLink.Result) =>
  operationType === OperationTypeNode.QUERY &&
  errors !== undefined &&
  isBusy(new CombinedGraphQLErrors({ data: null, errors }));

/** Repeats what a busy service has rejected. It has not begun a request that it rejects, so a change repeats too. */
export const busyLink = new ApolloLink((operation, forward) => {
  const send = (repeats: number): Observable<ApolloLink.Result> => {
    const pause = pauses[repeats];
    if (pause === undefined) return forward(operation);
    return forward(operation).pipe(
      catchError((error: unknown) => (isBusy(error) ? of(null) : throwError(() => error))),
      mergeMap((result) => {
        if (result !== null && !isRepeatable(operation, result)) return of(result);
        const ms = pause * (1 + Math.random() / 2);
        notice(ms);
        return timer(ms).pipe(mergeMap(() => send(repeats + 1)));
      }),
    );
  };
  return send(0);
});
