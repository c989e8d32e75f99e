import { html } from '../../outbound/html.ts';
import { type ForumFacts, greetingOf, type Person } from './facts.ts';

/** The same text as plain text and as simple HTML. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; null leaves it to the sender's address. */
  replyTo: string | null;
};

type Content = {
  subject: string;
  /** Null where the letter must not name the person. */
  person: Person | null;
  /** Null before the first forum. */
  forum: ForumFacts | null;
  paragraphs: string[];
  /** The one button. */
  link?: { label: string; url: string };
  closing?: string[];
  /** Reason for the letter: continues «Вы получили это письмо, потому что». */
  because: string;
};

const SIGNATURE = 'Оргкомитет форума';

export function layOut({ subject, person, forum, paragraphs, link, closing = [], because }: Content): Letter {
  const greeting = greetingOf(person);
  const contact = forum?.contact ?? null;
  const signature = [SIGNATURE, ...(forum ? [forum.title, `${forum.dates}, ${forum.place}`] : [])];
  const reason = [
    `Вы получили это письмо, потому что ${because}.`,
    ...(contact === null ? [] : [`Есть вопросы? Ответьте на это письмо или напишите на ${contact}.`]),
  ].join(' ');
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...closing,
    signature.join('\n'),
    `—\n${reason}`,
  ].join('\n\n');
  const body = html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f4f2f8;font:16px/1.5 Arial,sans-serif;color:#1f1b2d">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}${
  link
    ? html`<p><a href="${link.url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#5f3dc4;color:#fff;text-decoration:none">${link.label}</a></p>
<p style="font-size:14px;color:#5c5770">Если кнопка не нажимается, скопируйте адрес в браузер:<br><a href="${link.url}" style="color:#5f3dc4;word-break:break-all">${link.url}</a></p>
`
    : html``
}${closing.map((paragraph) => html`<p style="color:#5c5770">${paragraph}</p>\n`)}<p>${signature.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e3deef;font-size:14px;color:#5c5770">${reason}</p>
</div>
</body>
</html>`;
  return { subject, text, html: body.html, replyTo: contact };
}
