import { colours, makePdf, nbsp, type Page } from './document.ts';
import { bySex, type DocumentFacts, shorten } from './facts.ts';

const SIDE = 110;
const LONGEST_TITLE = 180;

function drawFrame(page: Page): void {
  const { width, height } = page.page;
  page
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(3)
    .stroke(colours.accent);
  page
    .rect(32, 32, width - 64, height - 64)
    .lineWidth(0.75)
    .stroke(colours.line);
}

function participation({ format, isFemale, forum }: DocumentFacts): string {
  const took = bySex(isFemale, 'принял участие', 'приняла участие', 'принял(а) участие');
  const how = {
    listener: `в${nbsp}качестве слушателя`,
    speaker: `с${nbsp}устным докладом`,
    poster: `со${nbsp}стендовым докладом`,
    school: `в${nbsp}качестве слушателя школы молодых учёных`,
  };
  return `${took} ${how[format]} в${nbsp}мероприятии «${forum}»`;
}

/** DOC-02: the certificate of a person who took part. */
export function makeCertificate(facts: DocumentFacts): Promise<Buffer> {
  const settings = { title: `Сертификат: ${facts.fullName}`, landscape: true, createdAt: facts.createdAt };
  return makePdf(settings, (page) => {
    const { width: full, height } = page.page;
    const style = { width: full - 2 * SIDE, align: 'center' as const, lineGap: 3 };
    drawFrame(page);
    page
      .fillColor(colours.accent)
      .font('bold')
      .fontSize(44)
      .text('СЕРТИФИКАТ', SIDE, 76, { ...style, characterSpacing: 2 });
    page
      .fillColor(colours.muted)
      .font('regular')
      .fontSize(14)
      .text('участника форума', SIDE, page.y + 2, style);
    page.text('Настоящим подтверждается, что', SIDE, page.y + 24, style);
    page
      .fillColor(colours.ink)
      .font('bold')
      .fontSize(28)
      .text(facts.fullName, SIDE, page.y + 10, style);
    page
      .moveTo(full / 2 - 170, page.y + 6)
      .lineTo(full / 2 + 170, page.y + 6)
      .lineWidth(1)
      .stroke(colours.line);
    page
      .font('regular')
      .fontSize(15)
      .text(participation(facts), SIDE, page.y + 20, style);
    if (facts.talk) page.font('italic').text(`«${shorten(facts.talk, LONGEST_TITLE)}»`, SIDE, page.y + 8, style);
    const bottom = height - 104;
    page.font('regular').fontSize(12).fillColor(colours.muted);
    page.text(facts.dates, 72, bottom, { width: 240 }).text(facts.place, 72, page.y, { width: 280 });
    page
      .moveTo(full - 300, bottom + 16)
      .lineTo(full - 72, bottom + 16)
      .lineWidth(0.75)
      .stroke(colours.muted);
    page.text('Председатель оргкомитета', full - 300, bottom + 20, { width: 228, align: 'center' });
  });
}
