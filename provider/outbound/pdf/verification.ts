import { documentsTexts } from '../../texts/documents.ts';
import { colours, type Page } from './document.ts';
import type { DocumentFacts } from './facts.ts';

/** Each module of a readable QR code is at least a third of a millimetre. */
export const QR_SIZE = 66;

export type QrModules = { size: number; get(row: number, column: number): number | boolean };

/** Loads the library with the first document. */
export async function makeQr(text: string): Promise<QrModules> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
}

/** Draws vectors: neighbouring dark modules of a row are one rectangle. */
function drawQr(page: Page, { size, get }: QrModules, x: number, y: number): void {
  const side = QR_SIZE / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = column;
      while (column < size && get(row, column)) column += 1;
      // Slightly higher than its row, so that no viewer shows a gap between rows.
      if (column > from) page.rect(x + from * side, y + row * side, (column - from) * side, side + 0.05);
    }
  }
  page.fill(colours.ink);
}

/** Draws code and address, by which anyone can check the document, below its number if the document shows it nowhere else. */
export function drawVerification(
  page: Page,
  { qr, facts, hasNumber }: { qr: QrModules; facts: DocumentFacts; hasNumber: boolean },
  { x, y, width }: { x: number; y: number; width: number },
): void {
  drawQr(page, { size: qr.size, get: qr.get.bind(qr) }, x, y);
  page.link(x, y, QR_SIZE, QR_SIZE, facts.verifyUrl);
  const left = x + QR_SIZE + 12;
  const style = { width: width - QR_SIZE - 12, lineGap: 1.5 };
  page.font('regular').fontSize(9).fillColor(colours.ink);
  page.y = y + (hasNumber ? 10 : 18);
  if (hasNumber) page.text(`№ ${facts.number} от ${facts.issuedOn}`, left, page.y, style);
  page.fillColor(colours.muted).text(documentsTexts.verifyAt, left, page.y, style);
  page.fillColor(colours.accent).text(facts.verifyUrl.replace(/^https?:\/\//, ''), { ...style, link: facts.verifyUrl });
}

/** The largest size of the pictures, which overlap the line. */
const FACSIMILE: [number, number] = [110, 36];
const STAMP: [number, number] = [76, 76];

/** Draws a line for the signature, a place for the stamp, and the signatory's name. */
export function drawSignature(page: Page, facts: DocumentFacts, x: number, y: number, width: number): void {
  page.font('regular').fontSize(12).fillColor(colours.ink).text(facts.signatoryPost, x, y, { width });
  const line = page.y + 22;
  const nameWidth = facts.signatoryName === null ? 0 : page.widthOfString(facts.signatoryName) + 10;
  page
    .moveTo(x, line)
    .lineTo(x + width - nameWidth, line)
    .lineWidth(0.75)
    .stroke(colours.muted);
  if (facts.signatoryName !== null) {
    page.text(facts.signatoryName, x + width - nameWidth + 10, line - 12, { lineBreak: false });
  }
  const picture = (base64: string, left: number, top: number, fit: [number, number]) =>
    page.image(Buffer.from(base64, 'base64'), left, top, { fit });
  if (facts.facsimile !== null) picture(facts.facsimile, x + 12, line - 30, FACSIMILE);
  if (facts.stamp !== null) picture(facts.stamp, x + FACSIMILE[0], line - STAMP[1] / 2, STAMP);
  else
    page
      .fontSize(8)
      .fillColor(colours.muted)
      .text(documentsTexts.stampPlace, x, line + 3, { lineBreak: false });
}
