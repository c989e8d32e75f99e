import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Letter } from './letters/layout.ts';
import { RecipientRejected } from './recipientRejected.ts';

const AT_ONCE = 20;
/** Nearly three days with growing waits; then the letter is dropped. */
const MOST_ATTEMPTS = 12;

/**
 * Sends stored letters. A claim moves a letter's due time, so no transaction is open during delivery, two services do
 * not send a letter twice, and after a crash it goes out later: twice at worst, if a server accepted it and the answer
 * got lost.
 */
export function createOutbox({
  db,
  log,
  deliver,
  retrySeconds,
}: {
  db: Database;
  log: Log;
  deliver(to: string, letter: Letter): Promise<void>;
  retrySeconds: number;
}) {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const claim = async () => {
    const now = new Date();
    const { rows } = await sql<{ id: number; recipient: string; attempts: number } & Letter>`
      update messages set attempts = attempts + 1, due_at = ${now}::timestamptz + ${retrySeconds} * power(2, attempts) * interval '1 second'
      where id in (select id from messages where due_at <= ${now} order by id limit ${AT_ONCE} for update skip locked)
      returning id, recipient, subject, text, html, attempts`.execute(db);
    return rows;
  };
  const remove = (id: number) => db.deleteFrom('messages').where('id', '=', id).execute();

  async function sendDue(): Promise<void> {
    for (let rows = await claim(); rows.length > 0 && !closed; rows = await claim()) {
      for (const { id, recipient, attempts, subject, text, html } of rows) {
        if (closed) return;
        try {
          await deliver(recipient, { subject, text, html });
          await remove(id);
        } catch (error) {
          const given_up = error instanceof RecipientRejected || attempts >= MOST_ATTEMPTS;
          const { name, code } = error as Error & { code?: string };
          log.warn({ letter: id, name, code, attempts, given_up }, 'a letter could not be sent');
          if (given_up) await remove(id);
        }
      }
    }
  }

  const flush = () => {
    if (running) again = true;
    if (running || closed) return;
    running = sendDue()
      .catch((error: Error & { code?: string }) =>
        log.warn({ name: error.name, code: error.code }, 'sending from the outbox failed, it retries later'),
      )
      .finally(() => {
        running = null;
        if (again) {
          again = false;
          flush();
        }
      });
  };
  const timer = setInterval(flush, retrySeconds * 1000);
  timer.unref();
  flush();

  return {
    flush,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
