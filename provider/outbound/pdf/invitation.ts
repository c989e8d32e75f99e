import { documentsTexts } from '../../texts/documents.ts';
import { quoted, tieShortWords } from '../typography.ts';
import { colours, makePdf, type Page, wholeWords } from './document.ts';
import { bySex, type DocumentFacts } from './facts.ts';
import { drawSignature, drawVerification, makeQr, QR_SIZE } from './verification.ts';

const LEFT = 64;
const LABEL_WIDTH = 130;
const FACT_SIZES = [11, 10, 9, 8, 7, 6];
/** The last paragraph, with the gaps around it. */
const ENDING_HEIGHT = 90;
const SIGNATURE_WIDTH = 320;
/** With the words above it and a gap below. */
const SIGNATURE_HEIGHT = 72;

const FORMATS = documentsTexts.formats;

function drawHeader(page: Page, facts: DocumentFacts): void {
  const width = page.page.width - 2 * LEFT;
  page.rect(0, 0, page.page.width, 12).fill(colours.accent);
  page
    .fillColor(colours.ink)
    .font('bold')
    .fontSize(15)
    .text(tieShortWords(facts.forum), LEFT, 48, { width, lineGap: 2 });
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

/** Draws the rows in the largest size that fits the room, so that even a long title is complete. */
function drawFacts(page: Page, rows: [string, string][], room: number): void {
  const style = { width: page.page.width - 2 * LEFT - LABEL_WIDTH, lineGap: 2 };
  const gap = 8;
  const heightAt = (size: number) => {
    page.fontSize(size);
    return rows.reduce((sum, [, value]) => sum + gap + page.heightOfString(value, style), 0);
  };
  const size = FACT_SIZES.find((candidate) => heightAt(candidate) <= room) ?? FACT_SIZES.at(-1) ?? 0;
  for (const [label, value] of rows) {
    const top = page.y + gap;
    page.fillColor(colours.muted).fontSize(size).text(label, LEFT, top, { width: LABEL_WIDTH });
    page.fillColor(colours.ink).text(value, LEFT + LABEL_WIDTH, top, style);
  }
}

const where = ({ place, address }: DocumentFacts) => (address === null ? documentsTexts.addressLater(place) : address);

function rowsOf(facts: DocumentFacts): [string, string][] {
  const rows: [string, string | null][] = [
    [documentsTexts.formatLabel, FORMATS[facts.format]],
    [documentsTexts.schoolLabel, facts.school && tieShortWords(facts.school)],
    [documentsTexts.titleLabel, facts.talk && tieShortWords(quoted(facts.talk))],
    [documentsTexts.sectionLabel, facts.section && tieShortWords(facts.section)],
    [documentsTexts.talkDateLabel, facts.talkDate],
    [documentsTexts.placeLabel, tieShortWords(where(facts))],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** The event that the person is invited to, as a continuation of «принять участие». */
const event = ({ school, dates }: DocumentFacts) =>
  school === null ? documentsTexts.toForum(dates) : documentsTexts.toSchool(quoted(school), dates);

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
      .text(documentsTexts.invitation, LEFT, page.y + 36, { width, characterSpacing: 2 });
    page
      .fillColor(colours.muted)
      .font('regular')
      .fontSize(11)
      .text(`№ ${facts.number} от ${facts.issuedOn}`, LEFT, page.y + 2, { width });
    page.fillColor(colours.ink).font('bold').fontSize(17);
    page.text(wholeWords(page, facts.fullName, width), LEFT, page.y + 14, { width });
    const greeting = bySex(facts.isFemale, documentsTexts.dearMale, documentsTexts.dearFemale, documentsTexts.dear);
    page
      .font('regular')
      .fontSize(12)
      .text(`${greeting} ${facts.addressed}!`, LEFT, page.y + 22, style);
    page.text(tieShortWords(documentsTexts.invites(event(facts))), LEFT, page.y + 12, style);
    page.y += 4;
    const foot = page.page.height - 44 - QR_SIZE;
    drawFacts(page, rowsOf(facts), foot - SIGNATURE_HEIGHT - ENDING_HEIGHT - page.y);
    page
      .fontSize(12)
      .text(
        tieShortWords([facts.note, documentsTexts.bringIdentity].filter(Boolean).join(' ')),
        LEFT,
        page.y + 22,
        style,
      );
    page.text(documentsTexts.respectfully, LEFT, Math.min(page.y + 30, foot - SIGNATURE_HEIGHT), { width });
    drawSignature(page, facts, LEFT, page.y + 2, SIGNATURE_WIDTH);
    drawVerification(page, { qr, facts, hasNumber: false }, { x: LEFT, y: foot, width });
    page.rect(0, page.page.height - 12, page.page.width, 12).fill(colours.accent);
  });
}
