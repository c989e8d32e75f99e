import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { colours, openPdf, type Page } from '../../outbound/pdf/document.ts';
import { drawQrCode } from '../../outbound/pdf/qrCode.ts';
import { documentsTexts } from '../../texts/documents.ts';

export type BadgeRole = 'organizer' | 'speaker' | 'participant' | 'school';

export type Badge = {
  lastName: string;
  otherNames: string;
  organization: string;
  role: BadgeRole;
  /** The address in the QR code. */
  url: string;
};

const mm = (length: number) => (length * 72) / 25.4;

/** Common badge holders take 90 × 55 mm; ten badges fit on a sheet. */
const WIDTH = mm(90);
const HEIGHT = mm(55);
const COLUMNS = 2;
const ROWS = 5;
const PER_SHEET = COLUMNS * ROWS;
const SHEET = { width: mm(210), height: mm(297) };
const LEFT = (SHEET.width - COLUMNS * WIDTH) / 2;
const TOP = (SHEET.height - ROWS * HEIGHT) / 2;

const PADDING = mm(5);
const QR = mm(19);
const BAND = mm(4);
const INNER = WIDTH - 2 * PADDING;

const roles: Record<BadgeRole, { text: string; colour: string }> = {
  organizer: { text: documentsTexts.organizer, colour: '#9c2b5e' },
  speaker: { text: documentsTexts.speaker, colour: colours.accent },
  participant: { text: documentsTexts.participant, colour: '#1f6f8b' },
  school: { text: documentsTexts.schoolParticipant, colour: '#2f7a3f' },
};

/** Short lines outside the badges that show where to cut. */
function drawCropMarks(page: Page): void {
  const [gap, length] = [mm(1), mm(4)];
  const [right, bottom] = [LEFT + COLUMNS * WIDTH, TOP + ROWS * HEIGHT];
  page.lineWidth(0.4).strokeColor(colours.muted);
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = LEFT + column * WIDTH;
    page.moveTo(x, TOP - gap - length).lineTo(x, TOP - gap);
    page.moveTo(x, bottom + gap).lineTo(x, bottom + gap + length);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = TOP + row * HEIGHT;
    page.moveTo(LEFT - gap - length, y).lineTo(LEFT - gap, y);
    page.moveTo(right + gap, y).lineTo(right + gap + length, y);
  }
  page.stroke();
}

/** The largest of the sizes in which the text fits one line, else the smallest, in which it wraps. */
function fitLine(page: Page, text: string, sizes: readonly number[]): number {
  const fits = (size: number) => page.fontSize(size).widthOfString(text) <= INNER;
  return sizes.find(fits) ?? sizes.at(-1) ?? 10;
}

/** Draws a text of at most so many lines; an ellipsis replaces the rest. */
function drawText(page: Page, text: string, x: number, y: number, width: number, lines: number): void {
  page.text(text, x, y, { width, height: lines * page.currentLineHeight() + 1, ellipsis: true });
}

function drawBadge(page: Page, { lastName, otherNames, organization, role, url }: Badge, x: number, y: number): void {
  const { text: roleText, colour } = roles[role];
  const left = x + PADDING;
  page.rect(x, y + HEIGHT - BAND, WIDTH, BAND).fill(colour);

  page.font('bold').fillColor(colours.ink);
  const last = fitLine(page, lastName, [22, 20, 18, 16, 14, 12]);
  page.y = y + mm(10);
  if (lastName) drawText(page.fontSize(last), lastName, left, y + mm(10), INNER, last === 12 ? 2 : 1);
  page.font('regular');
  const others = fitLine(page, otherNames, [14, 13, 12, 11, 10]);
  if (otherNames) drawText(page.fontSize(others), otherNames, left, page.y + 1, INNER, others === 10 ? 2 : 1);

  const narrow = INNER - QR - mm(3);
  page.fillColor(colours.muted).fontSize(9);
  const top = Math.max(page.y + 4, y + mm(25));
  const bottom = y + HEIGHT - BAND - mm(7);
  const lines = Math.floor((bottom - top) / page.currentLineHeight());
  if (organization) drawText(page, organization, left, top, narrow, lines);
  page.font('bold').fontSize(11).fillColor(colour);
  page.text(roleText, left, bottom, { width: narrow, lineBreak: false });
  drawQrCode(page, url, { x: x + WIDTH - PADDING - QR, y: y + HEIGHT - BAND - mm(2) - QR, size: QR });
}

function drawSheet(page: Page, badges: Badge[], heading: string): void {
  drawCropMarks(page);
  for (const [index, badge] of badges.entries()) {
    const x = LEFT + (index % COLUMNS) * WIDTH;
    const y = TOP + Math.floor(index / COLUMNS) * HEIGHT;
    page.font('regular').fontSize(6.5).fillColor(colours.muted);
    drawText(page, heading, x + PADDING, y + mm(3.5), INNER, 2);
    drawBadge(page, badge, x, y);
  }
}

/** Draws sheets of badges while the client reads them: a thousand badges take more than a second of CPU. */
export function streamBadges(badges: Badge[], { heading, createdAt }: { heading: string; createdAt: Date }): Readable {
  const out = new PassThrough();
  const write = async () => {
    const page = await openPdf({ title: 'Бейджи', createdAt });
    page.on('error', (error: Error) => out.destroy(error));
    page.pipe(out);
    for (let at = 0; at < badges.length; at += PER_SHEET) {
      if (out.destroyed) return;
      if (at > 0) page.addPage();
      const sheet = badges.slice(at, at + PER_SHEET);
      const [first, last] = [sheet[0], sheet.at(-1)];
      page.outline.addItem(documentsTexts.sheetOf(at / PER_SHEET + 1, first?.lastName ?? '', last?.lastName ?? ''));
      drawSheet(page, sheet, heading);
      await nextTurn();
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    }
    page.end();
  };
  write().catch((error: Error) => out.destroy(error));
  return out;
}
