import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, type Observable, of, throwError, timer } from 'rxjs';
import { commonTexts } from '#texts/common.ts';
import { isBusy } from './failures.ts';
import { notifyError } from './notify.ts';

/** Milliseconds before each repeat; each pause is up to half as long again, so that pages do not repeat together. */
const pauses = [1_000, 2_000, 4_000, 8_000] as const;

let shownUntil = 0;

/** Shows one notice that the page tries again, for all waiting operations. */
function notice(ms: number): void {
  const now = performance.now();
  if (now >= shownUntil) notifyError(commonTexts.failures.busy, { autoClose: ms });
  shownUntil = Math.max(shownUntil, now + ms);
}

/** Whether a partly rejected query may be repeated. A mutation may not: a part of it may have happened. */
const isRepeatable = ({ operationType }: ApolloLink.Operation, { errors }: ApolloLink.Result) =>
  operationType === OperationTypeNode.QUERY &&
  errors !== undefined &&
  isBusy(new CombinedGraphQLErrors({ data: null, errors }));

/** Repeats operations that a busy service rejected. It rejects before it begins, so even a mutation can be repeated. */
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
