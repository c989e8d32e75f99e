import { GatewayError, isSessionEnded } from '../../../errors.ts';
import type { CallLog } from '../../../provider/failures.ts';
import type { RequestTrace, StepTrace } from '../../../telemetry/tracing.ts';
import type { ListScope, ParticipantLists } from './lists.ts';
import type { Chunk, Question, Questions, ToWorker } from './protocol.ts';

/** Whose questions they are. */
export interface ListCaller {
  requestId: string;
  address: string;
  token(): string | null;
  /** The provider rejected this token. */
  tokenRefused(token: string): void;
  log: CallLog;
  trace: RequestTrace | null;
  /** How long a question may take, in milliseconds. */
  ms: number;
}

export type ListCacheName = 'moderatorLists' | 'publicLists';

/** What goes with a message besides the message: how long its answer may take, and where its log lines and calls go. */
export interface AskOptions {
  ms: number;
  log?: CallLog;
  trace?: StepTrace | null;
  cache?: ListCacheName;
}

export type NumberedMessage = Extract<ToWorker, { id: number }>;

/** The way to the list worker. */
export interface Line {
  nextId(): number;
  /** Sends a message and waits for its answer. */
  ask<Answer>(message: NumberedMessage, options: AskOptions): Promise<Answer>;
  closeStream(stream: number): void;
}

async function* readChunks<Row>(line: Line, stream: number, { ms }: ListCaller): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows, isLast } = await line.ask<Chunk>({ kind: 'next', id: line.nextId(), stream }, { ms });
    yield rows as Row[];
    if (isLast) return;
  }
}

/** The lists for one caller. The caller's token goes along with questions about moderators' lists alone. */
export function bindLists(line: Line, caller: ListCaller): ParticipantLists {
  const { requestId, address, log, ms } = caller;

  async function put<Name extends keyof Questions>(
    id: number,
    list: ListScope,
    name: Name,
    asked: Questions[Name]['ask'],
  ): Promise<Questions[Name]['answer']> {
    const trace = caller.trace?.step(`lists.${name}`) ?? null;
    const token = list.isModeratorList ? caller.token() : null;
    const traceparent = trace?.traceparent ?? null;
    const question = {
      name,
      ask: asked,
      list,
      caller: { requestId, address, token, traceparent, endsAt: Date.now() + ms },
    } as Question;
    const cache = list.isModeratorList ? 'moderatorLists' : 'publicLists';
    try {
      const answer = await line.ask<Questions[Name]['answer']>(
        { kind: 'question', id, question },
        { ms, log, trace, cache },
      );
      trace?.end('answered');
      return answer;
    } catch (error) {
      trace?.end(error instanceof GatewayError ? error.code : 'mistake');
      if (token !== null && isSessionEnded(error)) caller.tokenRefused(token);
      throw error;
    }
  }

  return {
    query: (list, query, page) => put(line.nextId(), list, 'page', { query, page }),
    revision: (list) => put(line.nextId(), list, 'revision', null),
    neighbours: (list, query, id) => put(line.nextId(), list, 'neighbours', { query, id }),
    async rowsFor(list, purpose, selection) {
      const id = line.nextId();
      const close = () => line.closeStream(id);
      try {
        const totalCount = await put(id, list, 'rows', { purpose, selection } as Questions['rows']['ask']);
        return { totalCount, chunks: () => readChunks(line, id, caller), close };
      } catch (error) {
        // A worker whose answer was late may have opened the stream after all.
        close();
        throw error;
      }
    },
  };
}
