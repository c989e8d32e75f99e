import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const text = 'GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n';
/** Shorter than a gateway leaves an open connection for one more request. */
const pauseMs = 20;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** One request by an open connection; returns the answer's head. */
async function ask(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let received = '';
    const read = (part: Buffer) => {
      received += part;
      // If the body is empty, the head is the answer; these answers are short and come in one piece.
      if (received.includes('\r\n\r\n')) finish(() => resolve(received));
    };
    const fail = (error: Error) => finish(() => reject(error));
    const close = () => finish(() => reject(new Error('closed without an answer')));
    const finish = (settle: () => void) => {
      socket.off('data', read).off('error', fail).off('close', close);
      settle();
    };
    socket.on('data', read).once('error', fail).once('close', close);
  });
  socket.write(text);
  return answer;
}

/**
 * Starts clients that keep a connection, and clients that open one for each request. They write HTTP themselves, so that no
 * library hides a reset connection or repeats a request.
 */
export function startRawClients(url: string, keeping: number, opening: number) {
  const { hostname, port } = new URL(url);
  /** What a client saw besides answers, a rejected connection and an orderly end. */
  const failures: string[] = [];
  let answered = 0;
  /** Connects; null when the port is closed. */
  const open = async () => {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (codeOf(error) !== 'ECONNREFUSED') failures.push(`connect: ${codeOf(error)}`);
      return null;
    }
  };
  const run = async (keeps: boolean) => {
    for (;;) {
      const socket = await open();
      if (socket === null) return;
      try {
        let head: string;
        do {
          head = await ask(socket);
          if (!head.startsWith('HTTP/1.1 200')) failures.push(head.split('\r\n')[0] ?? '');
          answered += 1;
          await sleep(pauseMs);
        } while (keeps && !/^connection: close/im.test(head));
      } catch (error) {
        failures.push(codeOf(error));
      }
      socket.on('error', (error) => failures.push(codeOf(error))).destroy();
    }
  };
  const clients = [...Array(keeping).fill(true), ...Array(opening).fill(false)].map(run);
  return {
    /** How many requests were answered. */
    answered: () => answered,
    failures,
    /** Resolves when the port rejects connections and every client has ended. */
    ended: Promise.all(clients),
  };
}

/** Opens a connection that sends nothing; resolves to null after an orderly end, and to the code of an error otherwise. */
export async function openSilent(url: string): Promise<{ ended: Promise<string | null> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const ended = new Promise<string | null>((resolve) => {
    socket.resume().once('close', () => resolve(null));
    socket.once('error', (error) => resolve(codeOf(error)));
  });
  return { ended };
}
