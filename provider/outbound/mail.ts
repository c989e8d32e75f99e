import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { ProviderConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Letter } from './letters/layout.ts';

/**
 * Sends letters. It takes the caller's transaction: what belongs to a letter that could not be sent is rolled back,
 * and the kept letters of the mailbox are written with it.
 */
export type Mail = { send(db: Database, to: string, letter: Letter): Promise<void>; close(): void };

/** A mail server that does not answer must not hold a person's request for minutes, as the library's defaults do. */
const PATIENCE_MS = 10_000;

/** Letters through the SMTP server where one is set, else into the mailbox's table. */
export function createMail(config: Pick<ProviderConfig, 'smtpUrl' | 'mailFrom'>, clock: Clock): Mail {
  if (!config.smtpUrl) return keepLetters(clock);
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(_db, to, letter) {
      await transport.sendMail({ from: config.mailFrom, to: { name: '', address: to }, ...letter });
    },
    close: () => transport.close(),
  };
}

function keepLetters(clock: Clock): Mail {
  return {
    async send(db, to, { subject, text, html }) {
      await db.insertInto('messages').values({ recipient: to, subject, text, html, created_at: clock.now() }).execute();
    },
    close: () => undefined,
  };
}
