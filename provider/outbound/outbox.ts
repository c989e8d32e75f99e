import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Letter } from '../texts/letters/layout.ts';
import { RecipientRejected } from './recipientRejected.ts';

const AT_ONCE = 20;
/** The attempts take nearly three days with growing pauses; then the outbox gives the letter up. */
const MOST_ATTEMPTS = 12;

/** A letter with its row's id, which is also its permanent id for mail servers. */
export type StoredLetter = Letter & { id: number; recipient: string };

/**
 * Sends stored letters. A claim moves a letter's due time, so no transaction stays open during delivery and two services do
 * not send a letter twice. After a crash the letter is sent later, at worst twice: if a server accepted it but the answer got
 * lost. Its Message-ID then stays the same.
 */
export function createOutbox({
  db,
  log,
  deliver,
  retrySeconds,
  timeoutMs,
}: {
  db: Database;
  log: Log;
  deliver(letter: StoredLetter): Promise<void>;
  retrySeconds: number;
  /** The longest delivery. */
  timeoutMs: number;
}) {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const claim = async () => {
    const now = new Date();
    const { rows } = await sql<StoredLetter & { attempts: number }>`
      update messages set attempts = attempts + 1, due_at = ${now}::timestamptz + ${retrySeconds} * power(2, attempts) * interval '1 second'
      where id in (select id from messages where due_at <= ${now} order by id limit ${AT_ONCE} for update skip locked)
      returning id, recipient, subject, text, html, reply_to as "replyTo", calendar, attempts`.execute(db);
    return rows;
  };
  const remove = (id: number) => db.deleteFrom('messages').where('id', '=', id).execute();

  /** Deletes the text, because a sent link must not stay readable. */
  const noteSent = (id: number) =>
    db
      .updateTable('messages')
      .set({ due_at: null, sent_at: new Date(), text: '', html: '', calendar: null })
      .where('id', '=', id)
      .execute();

  const giveUp = (id: number, failure: string) =>
    db.updateTable('messages').set({ due_at: null, given_up_at: new Date(), failure }).where('id', '=', id).execute();

  /** Sends a claimed letter. @returns whether it was sent @throws RecipientRejected, without giving the letter up */
  async function send({ attempts, ...letter }: StoredLetter & { attempts: number }): Promise<boolean> {
    try {
      await deliver(letter);
      await noteSent(letter.id);
      return true;
    } catch (error) {
      if (error instanceof RecipientRejected) throw error;
      const { name, code } = error as Error & { code?: string };
      const given_up = attempts >= MOST_ATTEMPTS;
      log.warn({ letter: letter.id, name, code, attempts, given_up }, 'a letter could not be sent');
      if (given_up) await giveUp(letter.id, code ?? name);
      return false;
    }
  }

  async function sendDue(): Promise<void> {
    for (let rows = await claim(); rows.length > 0 && !closed; rows = await claim()) {
      for (const letter of rows) {
        if (closed) return;
        await send(letter).catch(async (error) => {
          if (!(error instanceof RecipientRejected)) throw error;
          log.warn({ letter: letter.id, name: error.name, given_up: true }, 'a letter could not be sent');
          await giveUp(letter.id, error.name);
        });
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
    /**
     * Sends a new letter immediately; if the mail server does not accept it now, it waits in the outbox.
     * @throws RecipientRejected; then no letter waits
     */
    async sendFirst(recipient: string, letter: Letter, createdAt: Date): Promise<void> {
      // Due only after the first attempt has ended; otherwise the letter would be sent twice.
      const { replyTo, ...rest } = letter;
      const due_at = new Date(Date.now() + timeoutMs + retrySeconds * 1000);
      const { id } = await db
        .insertInto('messages')
        .values({ recipient, ...rest, reply_to: replyTo, created_at: createdAt, due_at, attempts: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await send({ id, recipient, ...letter, attempts: 1 }).catch(async (error) => {
        await remove(id);
        throw error;
      });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
