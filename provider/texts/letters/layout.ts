import { type Html, html } from '../../outbound/html.ts';
import { type Fact, type ForumFacts, greetingOf, type Person } from './facts.ts';

/** The same text as plain text and as simple HTML. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; null leaves it to the sender's address. */
  replyTo: string | null;
  /** A calendar file (.ics) that goes with the letter. */
  calendar: string | null;
};

type Content = {
  subject: string;
  /** Null where the letter must not name the person. */
  person: Person | null;
  /** Null before the first forum. */
  forum: ForumFacts | null;
  paragraphs: string[];
  /** Below the paragraphs, a row each. */
  facts?: Fact[];
  /** Paragraphs below the facts. */
  after?: string[];
  /** The one button. */
  link?: { label: string; url: string };
  closing?: string[];
  /** Reason for the letter: continues «Вы получили это письмо, потому что». */
  because: string;
  calendar?: string | null;
};

const PORTAL = 'Портал научного форума';
const SIGNATURE = 'Оргкомитет форума';

/** Programs that know no style sheets show the letter by the styles of its elements alone. */
const PHONE =
  '@media (max-width:480px){.body{padding:0!important}.sheet{border-radius:0!important}.part{padding:20px 16px!important}.facts th,.facts td{display:block!important;padding:0!important;width:auto!important}.facts td{padding-bottom:10px!important}}';

const table = (facts: Fact[]): Html =>
  facts.length === 0
    ? html``
    : html`<table role="presentation" class="facts" style="width:100%;margin:16px 0;border-collapse:collapse">
${facts.map(([name, value]) => html`<tr><th scope="row" style="width:160px;padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#5c5770">${name}</th><td style="padding:6px 0;vertical-align:top">${value}</td></tr>\n`)}</table>
`;

export function layOut({
  subject,
  person,
  forum,
  paragraphs,
  facts = [],
  after = [],
  link,
  closing = [],
  because,
  calendar = null,
}: Content): Letter {
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
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...after,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...closing,
    signature.join('\n'),
    `—\n${reason}`,
  ].join('\n\n');
  const body = html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title><style>${{ html: PHONE }}</style></head>
<body class="body" style="margin:0;padding:24px;background:#f4f2f8;font:16px/1.5 Arial,sans-serif;color:#1f1b2d">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#fff;border-radius:8px;overflow:hidden">
<div class="part" style="padding:16px 32px;background:#5f3dc4;color:#fff;font-size:14px"><strong style="font-size:16px">${PORTAL}</strong>${forum ? html`<br>${forum.dates}, ${forum.place}` : html``}</div>
<div class="part" style="padding:24px 32px 32px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subject}</h1>
<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}${table(facts)}${after.map((paragraph) => html`<p>${paragraph}</p>\n`)}${
  link
    ? html`<p><a href="${link.url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#5f3dc4;color:#fff;text-decoration:none">${link.label}</a></p>
<p style="font-size:14px;color:#5c5770">Если кнопка не нажимается, скопируйте адрес в браузер:<br><a href="${link.url}" style="color:#5f3dc4;word-break:break-all">${link.url}</a></p>
`
    : html``
}${closing.map((paragraph) => html`<p style="color:#5c5770">${paragraph}</p>\n`)}<p>${signature.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e3deef;font-size:14px;color:#5c5770">${reason}</p>
</div>
</div>
</body>
</html>`;
  return { subject, text, html: body.html, replyTo: contact, calendar };
}
