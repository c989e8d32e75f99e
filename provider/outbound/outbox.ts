import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Log } from '../services.ts';
import type { Letter } from './letters/layout.ts';
import { RecipientRefused } from './recipientRefused.ts';

const AT_ONCE = 20;
/** Nearly three days with growing waits; then the letter is given up. */
const MOST_ATTEMPTS = 12;

/**
 * Sends the letters that were written down with a change. A letter is claimed by moving its due time on, so that no
 * transaction is open while a mail server is spoken to, two services do not send it twice, and a killed one sends it later:
 * twice at worst, where a server took a letter and could not say so.
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
  const forget = (id: number) => db.deleteFrom('messages').where('id', '=', id).execute();

  async function sendDue(): Promise<void> {
    for (let rows = await claim(); rows.length > 0 && !closed; rows = await claim()) {
      for (const { id, recipient, attempts, subject, text, html } of rows) {
        if (closed) return;
        try {
          await deliver(recipient, { subject, text, html });
          await forget(id);
        } catch (error) {
          const given_up = error instanceof RecipientRefused || attempts >= MOST_ATTEMPTS;
          const { name, code } = error as Error & { code?: string };
          log.warn({ letter: id, name, code, attempts, given_up }, 'a letter could not be sent');
          if (given_up) await forget(id);
        }
      }
    }
  }

  const flush = () => {
    if (running) again = true;
    if (running || closed) return;
    running = sendDue()
      .catch((error: Error & { code?: string }) => log.warn({ name: error.name, code: error.code }, 'the outbox waits'))
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
