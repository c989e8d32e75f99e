import { colours, makePdf, nbsp, type Page } from './document.ts';
import { bySex, type DocumentFacts, shorten } from './facts.ts';

const SIDE = 104;
/** The text stands between the mark and the line for a signature. */
const TOP = 132;
const FOOT = 128;
const LONGEST_TITLE = 180;
const SMALLEST = 0.7;
const SCALES = [1, 0.9, 0.8];

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

function drawGround(page: Page): void {
  const { width, height } = page.page;
  page
    .save()
    .rect(24, 24, width - 48, height - 48)
    .clip();
  page
    .fillOpacity(1)
    .rect(24, 24, width - 48, height - 48)
    .fill(colours.ground);
  // Rings that leave the sheet at two corners, faint enough for text above them.
  for (const radius of [110, 150, 190, 230]) {
    page
      .circle(24, height - 24, radius)
      .lineWidth(1)
      .stroke(colours.faint);
    page
      .circle(width - 24, 24, radius)
      .lineWidth(1)
      .stroke(colours.faint);
  }
  page.restore();
  page
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(3)
    .stroke(colours.accent);
  page
    .rect(32, 32, width - 64, height - 64)
    .lineWidth(0.75)
    .stroke(colours.line);
}

function participation({ format, isFemale }: DocumentFacts): string {
  const took = bySex(isFemale, 'принял участие', 'приняла участие', 'принял(а) участие');
  const how = {
    listener: `в${nbsp}качестве слушателя`,
    speaker: `с${nbsp}устным докладом`,
    poster: `со${nbsp}стендовым докладом`,
    school: `в${nbsp}качестве слушателя школы молодых учёных`,
  };
  return `${took} ${how[format]}`;
}

function linesOf(facts: DocumentFacts): Line[] {
  const { ink, muted, accent } = colours;
  return [
    { text: 'СЕРТИФИКАТ', font: 'bold', size: 50, colour: accent, gap: 0 },
    { text: 'участника форума', font: 'regular', size: 16, colour: muted, gap: 0 },
    { text: 'Настоящим подтверждается, что', font: 'regular', size: 15, colour: muted, gap: 24 },
    { text: facts.fullName, font: 'bold', size: 31, colour: ink, gap: 6 },
    { text: participation(facts), font: 'regular', size: 17, colour: ink, gap: 10 },
    ...(facts.talk
      ? [{ text: `«${shorten(facts.talk, LONGEST_TITLE)}»`, font: 'italic', size: 18, colour: ink, gap: 4 } as const]
      : []),
    { text: `в${nbsp}мероприятии «${facts.forum}»`, font: 'regular', size: 17, colour: ink, gap: 12 },
  ];
}

/** Centres the lines vertically, scaled down if they do not fit. */
function drawLines(page: Page, lines: Line[]): void {
  const { width, height } = page.page;
  const style = { width: width - 2 * SIDE, align: 'center' as const, lineGap: 3 };
  const room = height - FOOT - TOP;
  const measure = (scale: number) => {
    const heights = lines.map(
      ({ text, font, size, gap }) =>
        gap * scale +
        page
          .font(font)
          .fontSize(size * scale)
          .heightOfString(text, style),
    );
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
    page.text(text, SIDE, y + gap * scale, style);
    y += heights[index] ?? 0;
  });
}

function drawFoot(page: Page, { dates, place }: DocumentFacts): void {
  const { width, height } = page.page;
  const top = height - 106;
  page.font('regular').fontSize(13).fillColor(colours.ink).text(dates, 76, top, { width: 300 });
  page.fillColor(colours.muted).text(place, 76, page.y + 2, { width: 340 });
  page
    .moveTo(width - 312, top + 18)
    .lineTo(width - 76, top + 18)
    .lineWidth(0.75)
    .stroke(colours.muted);
  page.text('Председатель оргкомитета', width - 312, top + 23, { width: 236, align: 'center' });
}

/** DOC-02 */
export function makeCertificate(facts: DocumentFacts): Promise<Buffer> {
  const settings = { title: `Сертификат: ${facts.fullName}`, landscape: true, createdAt: facts.createdAt };
  return makePdf(settings, (page) => {
    drawGround(page);
    drawMark(page, page.page.width / 2, 92);
    drawLines(page, linesOf(facts));
    drawFoot(page, facts);
  });
}
