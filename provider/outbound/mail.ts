import { once } from 'node:events';
import type { Insertable } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { ProviderConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { MessagesTable } from '../database/tables.ts';
import type { Log } from '../log.ts';
import type { Letter } from '../texts/letters/layout.ts';
import { createOutbox, type StoredLetter } from './outbox.ts';
import { RecipientRejected } from './recipientRejected.ts';

/** Sends letters to people. Within a transaction call only `queue`, which writes a row. */
export type Mail = {
  /**
   * Sends a letter while the caller waits. If the mail server accepts nothing now, the letter is sent later.
   * @throws RecipientRejected
   */
  deliver(to: string, letter: Letter): Promise<void>;
  /** Stores a letter together with the change that it reports; `flush` sends it and retries later after a failure. */
  queue(trx: Database, to: string, letter: Letter): Promise<void>;
  /** Starts to send due letters; never throws, and callers need not wait. */
  flush(): void;
  /** Logs if the mail server cannot be used now; letters wait meanwhile. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const isRejection = ({ code, command, responseCode = 0 }: SmtpError) =>
  code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;

/** A calendar file that calendar programs open. */
const CALENDAR_FILE = { filename: 'forum.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };

/** The port of common programs that catch letters, such as the service `mail` of docker-compose.yml. */
const CATCHER_PORT = '1025';

/** Whether these settings deliver no letter: there is no mail server, or it only catches letters. */
const reachesNobody = ({ smtpUrl }: Pick<ProviderConfig, 'smtpUrl'>) =>
  !smtpUrl || new URL(smtpUrl).port === CATCHER_PORT;

/** Logs that a real portal delivers no letters. */
export function logCaughtLetters(config: Pick<ProviderConfig, 'smtpUrl' | 'demoData'>, log: Log): void {
  if (config.demoData || !reachesNobody(config)) return;
  const where = config.smtpUrl ? 'the mail catcher keeps them' : 'the provider keeps them';
  log.warn({ setting: 'SMTP_URL' }, `nobody receives letters, ${where}: set SMTP_URL to a mail server`);
}

/** Sends through the SMTP server if one is configured, else stores letters for the mailbox. */
export function createMail(
  config: Pick<ProviderConfig, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'limits'>,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): Mail {
  const write = (
    to: Database,
    recipient: string,
    { replyTo, ...letter }: Letter,
    times: Pick<Insertable<MessagesTable>, 'due_at' | 'sent_at'>,
  ) =>
    to
      .insertInto('messages')
      .values({
        recipient,
        ...letter,
        reply_to: replyTo,
        created_at: clock.now(),
        ...times,
      })
      .execute();
  if (!config.smtpUrl) {
    const store = async (to: Database, recipient: string, letter: Letter) =>
      void (await write(to, recipient, letter, { due_at: null, sent_at: clock.now() }));
    return {
      deliver: (recipient, letter) => store(db, recipient, letter),
      queue: store,
      flush: () => undefined,
      check: async () => undefined,
      close: async () => undefined,
    };
  }

  const timeoutMs = config.limits.mailTimeoutMs;
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const { hostname } = new URL(config.publicUrl);
  const deliver = async ({ id, recipient, replyTo, calendar, ...letter }: StoredLetter) => {
    const sent = transport.sendMail({
      from: config.mailFrom,
      to: { name: '', address: recipient },
      messageId: `<letter-${id}@${hostname}>`,
      ...(replyTo === null ? {} : { replyTo }),
      ...(calendar === null ? {} : { attachments: [{ ...CALENDAR_FILE, content: calendar }] }),
      ...letter,
    });
    // The library limits only single steps; a slow server can answer each in time and exceed the total.
    const late = once(AbortSignal.timeout(timeoutMs), 'abort').then(() => {
      throw new Error('the mail server did not answer in time');
    });
    try {
      await Promise.race([sent, late]);
    } catch (error) {
      throw isRejection(error as SmtpError) ? new RecipientRejected() : error;
    }
  };
  const outbox = createOutbox({ db, log, deliver, retrySeconds: config.limits.mailRetrySeconds, timeoutMs });
  return {
    deliver: (to, letter) => outbox.sendFirst(to, letter, clock.now()),
    // Uses real time: a demonstration's clock starts again with every process.
    queue: async (trx, to, letter) => void (await write(trx, to, letter, { due_at: new Date() })),
    flush: outbox.flush,
    check: () =>
      transport.verify().then(
        () => undefined,
        ({ code }: SmtpError) =>
          log.warn(
            { code },
            code === 'EAUTH' ? 'SMTP_URL: the server rejects the login' : 'SMTP_URL: no server takes letters',
          ),
      ),
    async close() {
      await outbox.close();
      transport.close();
    },
  };
}
