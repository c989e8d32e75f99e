import { quoted, tied } from '../typography.ts';
import { colours, makePdf, nbsp, type Page, wholeWords } from './document.ts';
import { bySex, type DocumentFacts, shorten } from './facts.ts';
import { drawSignature, drawVerification, makeQr, QR_SIZE } from './verification.ts';

const LEFT = 64;
const LABEL_WIDTH = 130;
const LONGEST_TITLE = 240;
const SIGNATURE_WIDTH = 320;
/** With the words above it and a gap below. */
const SIGNATURE_HEIGHT = 72;

const FORMATS = {
  listener: 'слушатель',
  speaker: 'устный доклад',
  poster: 'стендовый доклад',
  school: 'слушатель школы',
};

function drawHeader(page: Page, facts: DocumentFacts): void {
  const width = page.page.width - 2 * LEFT;
  page.rect(0, 0, page.page.width, 12).fill(colours.accent);
  page.fillColor(colours.ink).font('bold').fontSize(15).text(tied(facts.forum), LEFT, 48, { width, lineGap: 2 });
  page
    .fillColor(colours.muted)
    .font('regular')
    .fontSize(11)
    .text(`${facts.dates} · ${facts.place}`, LEFT, page.y + 4, { width });
  const line = page.y + 12;
  page
    .moveTo(LEFT, line)
    .lineTo(LEFT + width, line)
    .lineWidth(1)
    .stroke(colours.line);
  page.y = line;
}

function drawFacts(page: Page, rows: [string, string | null][]): void {
  const width = page.page.width - 2 * LEFT - LABEL_WIDTH;
  for (const [label, value] of rows) {
    if (!value) continue;
    const top = page.y + 8;
    page.fillColor(colours.muted).fontSize(11).text(label, LEFT, top, { width: LABEL_WIDTH });
    page.fillColor(colours.ink).text(value, LEFT + LABEL_WIDTH, top, { width, lineGap: 2 });
  }
}

const where = ({ place, address }: DocumentFacts) =>
  address === null ? `${place}, точный адрес сообщат организаторы` : address;

/** What the person is invited to, as it continues «принять участие». */
const event = ({ school, dates }: DocumentFacts) =>
  school === null
    ? `в${nbsp}форуме, который пройдёт ${dates}`
    : `в${nbsp}школе ${quoted(school)}, которая пройдёт в${nbsp}рамках форума ${dates}`;

/** DOC-01 */
export async function makeInvitation(facts: DocumentFacts): Promise<Buffer> {
  const qr = await makeQr(facts.verifyUrl);
  return makePdf({ title: `Приглашение: ${facts.fullName}`, createdAt: facts.issuedAt }, (page) => {
    const width = page.page.width - 2 * LEFT;
    const style = { width, lineGap: 4 };
    drawHeader(page, facts);
    page
      .fillColor(colours.accent)
      .font('bold')
      .fontSize(26)
      .text('ПРИГЛАШЕНИЕ', LEFT, page.y + 36, { width, characterSpacing: 2 });
    page
      .fillColor(colours.muted)
      .font('regular')
      .fontSize(11)
      .text(`№ ${facts.number} от ${facts.issuedOn}`, LEFT, page.y + 2, { width });
    page.fillColor(colours.ink).font('bold').fontSize(17);
    page.text(wholeWords(page, facts.fullName, width), LEFT, page.y + 14, { width });
    const greeting = bySex(facts.isFemale, 'Уважаемый', 'Уважаемая', 'Уважаемый(ая)');
    page
      .font('regular')
      .fontSize(12)
      .text(`${greeting} ${facts.addressed}!`, LEFT, page.y + 22, style);
    page.text(
      tied(
        `Организационный комитет приглашает Вас принять участие ${event(facts)}. Ваша заявка рассмотрена, участие подтверждено:`,
      ),
      LEFT,
      page.y + 12,
      style,
    );
    page.y += 4;
    drawFacts(page, [
      ['Формат участия', FORMATS[facts.format]],
      ['Школа', facts.school && tied(facts.school)],
      ['Название', facts.talk && tied(quoted(shorten(facts.talk, LONGEST_TITLE)))],
      ['Секция', facts.section && tied(facts.section)],
      ['Дата доклада', facts.talkDate],
      ['Место проведения', tied(where(facts))],
    ]);
    page
      .fontSize(12)
      .text(
        tied(
          'Участие только очное, организационный взнос не взимается. Пожалуйста, возьмите с собой документ, удостоверяющий личность.',
        ),
        LEFT,
        page.y + 22,
        style,
      );
    const foot = page.page.height - 44 - QR_SIZE;
    page.text(`С${nbsp}уважением,`, LEFT, Math.min(page.y + 30, foot - SIGNATURE_HEIGHT), { width });
    drawSignature(page, facts, LEFT, page.y + 2, SIGNATURE_WIDTH);
    drawVerification(page, { qr, facts, hasNumber: false }, { x: LEFT, y: foot, width });
    page.rect(0, page.page.height - 12, page.page.width, 12).fill(colours.accent);
  });
}
