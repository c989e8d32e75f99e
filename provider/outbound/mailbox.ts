import type { FastifyInstance } from 'fastify';
import { toMoscowIso } from '../dates.ts';
import type { Services } from '../services.ts';
import { type Html, html } from './html.ts';

const MOST_LETTERS = 200;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f2f8;color:#1f1b2d}
main{max-width:760px;margin:0 auto;padding:24px 16px}h1{font-size:24px}
article{background:#fff;border-radius:8px;padding:16px 20px;margin:0 0 16px}
h2{font-size:18px;margin:0 0 4px}.meta{color:#5c5770;font-size:14px;margin:0 0 12px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#5f3dc4}`;

/** Plain text with clickable addresses. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const at = (created: Date) => toMoscowIso(created).replace('T', ' ').slice(0, 16);

/**
 * The letters of a demonstration, which has no mail server. Answers only a browser on this machine that uses a local host
 * name, so that no other site can read the letters through that browser.
 */
export function mailboxRoutes(app: FastifyInstance, { db }: Services): void {
  const listLetters = () => db.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(MOST_LETTERS).execute();
  const local = { config: { access: 'local' as const } };

  app.get('/mailbox/messages/', local, async () => ({
    data: (await listLetters()).map(({ recipient, created_at, ...letter }) => ({
      ...letter,
      to: recipient,
      created_at: toMoscowIso(created_at),
    })),
  }));

  app.get('/mailbox/', local, async (_request, reply) => {
    const letters = (await listLetters()).map(
      ({ recipient, subject, text, created_at }) => html`<article lang="ru">
<h2>${subject}</h2>
<p class="meta">To: ${recipient} · ${at(created_at)}</p>
<pre>${linked(text)}</pre>
</article>
`,
    );
    const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title><style>${{ html: STYLE }}</style></head>
<body><main>
<h1>Letters</h1>
<p>No mail server is set (SMTP_URL), so letters stay here, visible on this machine only. Newest first.</p>
${letters.length > 0 ? letters : html`<p>No letters yet.</p>`}</main></body>
</html>`;
    return reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(page.html);
  });
}
