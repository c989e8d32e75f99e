import { documentsTexts } from '../../texts/documents.ts';
import { quoted, tieShortWords } from '../typography.ts';
import { colours, makePdf, type Page, wholeWords } from './document.ts';
import { bySex, type DocumentFacts } from './facts.ts';
import { drawSignature, drawVerification, makeQr, QR_SIZE } from './verification.ts';

const SIDE = 104;
/** The text lies between the mark at the top and the foot. */
const TOP = 118;
const FOOT = 142;
/** A longer title is set smaller, so that the person's name keeps its size. */
const LONG_TITLE = 180;
const SMALLEST = 0.4;
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45];

/** A paragraph; `gap` is the space above it. */
type Line = { text: string; font: 'regular' | 'bold' | 'italic'; size: number; colour: string; gap: number };

/** The forum's mark: a storage ring, its electrons, and the light that leaves it. */
function drawMark(page: Page, x: number, y: number): void {
  page.circle(x, y, 21).lineWidth(4).stroke(colours.accent);
  page.circle(x, y, 7).fill(colours.accent);
  page
    .moveTo(x + 2, y - 21)
    .lineTo(x + 46, y - 32)
    .lineWidth(3)
    .stroke(colours.line);
}

/** Draws rings that run off the sheet at its upper corners, where there is no text. */
function drawGround(page: Page): void {
  const { width, height } = page.page;
  const inner = { x: 32, y: 32, width: width - 64, height: height - 64 };
  page.rect(24, 24, width - 48, height - 48).fill(colours.ground);
  page.save().rect(inner.x, inner.y, inner.width, inner.height).clip();
  for (const radius of [40, 62, 84]) {
    for (const x of [inner.x, inner.x + inner.width]) {
      page.circle(x, inner.y, radius).lineWidth(1).stroke(colours.faint);
    }
  }
  page.restore();
  page
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(3)
    .stroke(colours.accent);
  page.rect(inner.x, inner.y, inner.width, inner.height).lineWidth(0.75).stroke(colours.line);
}

function participation({ format, isFemale }: DocumentFacts): string {
  const took = bySex(isFemale, documentsTexts.tookPartMale, documentsTexts.tookPartFemale, documentsTexts.tookPart);
  const how = {
    listener: documentsTexts.asListener,
    speaker: documentsTexts.asSpeaker,
    poster: documentsTexts.asPoster,
    school: documentsTexts.asListener,
  };
  return `${took} ${how[format]}`;
}

function linesOf(facts: DocumentFacts): Line[] {
  const { ink, muted, accent } = colours;
  const event = facts.school ?? facts.forum;
  const ofEvent = facts.school === null ? documentsTexts.ofForum : documentsTexts.ofSchool;
  return [
    { text: documentsTexts.certificate, font: 'bold', size: 46, colour: accent, gap: 0 },
    { text: ofEvent, font: 'regular', size: 16, colour: muted, gap: 0 },
    { text: documentsTexts.herebyConfirmed, font: 'regular', size: 14, colour: muted, gap: 20 },
    { text: facts.fullName, font: 'bold', size: 30, colour: ink, gap: 4 },
    { text: participation(facts), font: 'regular', size: 16, colour: ink, gap: 8 },
    ...(facts.talk
      ? [
          {
            text: tieShortWords(quoted(facts.talk)),
            font: 'italic',
            size: facts.talk.length > LONG_TITLE ? 13 : 18,
            colour: ink,
            gap: 4,
          } as const,
        ]
      : []),
    { text: documentsTexts.atEvent(tieShortWords(quoted(event))), font: 'regular', size: 16, colour: ink, gap: 10 },
    { text: `${facts.place}, ${facts.dates}`, font: 'regular', size: 13, colour: muted, gap: 8 },
  ];
}

/** Centres the lines vertically, scaled down if they do not fit. */
function drawLines(page: Page, lines: Line[]): void {
  const { width, height } = page.page;
  const style = { width: width - 2 * SIDE, align: 'center' as const, lineGap: 3 };
  const room = height - FOOT - TOP;
  const measure = (scale: number) => {
    const heights = lines.map(({ text, font, size, gap }) => {
      page.font(font).fontSize(size * scale);
      return gap * scale + page.heightOfString(wholeWords(page, text, style.width), style);
    });
    return { scale, heights, total: heights.reduce((sum, each) => sum + each, 0) };
  };
  const fitting = SCALES.map(measure).find(({ total }) => total <= room);
  const { scale, heights, total } = fitting ?? measure(SMALLEST);
  let y = TOP + (room - total) / 2;
  lines.forEach(({ text, font, size, colour, gap }, index) => {
    page
      .font(font)
      .fontSize(size * scale)
      .fillColor(colour);
    page.text(wholeWords(page, text, style.width), SIDE, y + gap * scale, style);
    y += heights[index] ?? 0;
  });
}

/** DOC-02 */
export async function makeCertificate(facts: DocumentFacts): Promise<Buffer> {
  const qr = await makeQr(facts.verifyUrl);
  const settings = { title: `Сертификат: ${facts.fullName}`, landscape: true, createdAt: facts.issuedAt };
  return makePdf(settings, (page) => {
    const { width, height } = page.page;
    const foot = height - 60 - QR_SIZE;
    drawGround(page);
    drawMark(page, width / 2, 88);
    drawLines(page, linesOf(facts));
    drawVerification(page, { qr, facts, hasNumber: true }, { x: 64, y: foot, width: 340 });
    drawSignature(page, facts, width - 64 - 250, foot + 14, 250);
  });
}
