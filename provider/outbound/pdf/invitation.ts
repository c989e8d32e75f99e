import { colours, makePdf, nbsp, type Page } from './document.ts';
import { bySex, type DocumentFacts, shorten } from './facts.ts';

const LEFT = 64;
const LABEL_WIDTH = 130;
const LONGEST_TITLE = 300;

const FORMATS = {
  listener: 'слушатель',
  speaker: 'устный доклад',
  poster: 'стендовый доклад',
  school: 'слушатель школы',
};

function drawHeader(page: Page, facts: DocumentFacts): void {
  const width = page.page.width - 2 * LEFT;
  page.rect(0, 0, page.page.width, 12).fill(colours.accent);
  page.fillColor(colours.ink).font('bold').fontSize(15).text(facts.forum, LEFT, 48, { width, lineGap: 2 });
  page
    .fillColor(colours.muted)
    .font('regular')
    .fontSize(11)
    .text(`${facts.dates} · ${facts.place}`, { width })
    .moveDown(0.8);
  page
    .moveTo(LEFT, page.y)
    .lineTo(LEFT + width, page.y)
    .lineWidth(1)
    .stroke(colours.line);
}

function drawFacts(page: Page, rows: [string, string | null][]): void {
  const width = page.page.width - 2 * LEFT - LABEL_WIDTH;
  for (const [label, value] of rows) {
    if (!value) continue;
    const top = page.y + 7;
    page.fillColor(colours.muted).fontSize(11).text(label, LEFT, top, { width: LABEL_WIDTH });
    page.fillColor(colours.ink).text(value, LEFT + LABEL_WIDTH, top, { width });
  }
}

/** DOC-01 */
export function makeInvitation(facts: DocumentFacts): Promise<Buffer> {
  return makePdf({ title: `Приглашение: ${facts.fullName}`, createdAt: facts.createdAt }, (page) => {
    const width = page.page.width - 2 * LEFT;
    drawHeader(page, facts);
    page
      .fillColor(colours.accent)
      .font('bold')
      .fontSize(26)
      .text('ПРИГЛАШЕНИЕ', LEFT, page.y + 36, { width, characterSpacing: 2 });
    page
      .fillColor(colours.ink)
      .fontSize(17)
      .text(facts.fullName, LEFT, page.y + 10, { width });
    const greeting = bySex(facts.isFemale, 'Уважаемый', 'Уважаемая', 'Уважаемый(ая)');
    page
      .font('regular')
      .fontSize(12)
      .text(`${greeting} ${facts.addressed}!`, LEFT, page.y + 22, { width });
    const style = { width, lineGap: 4, align: 'justify' as const };
    page.text(
      `Организационный комитет приглашает Вас принять участие в${nbsp}форуме, который пройдёт ${facts.dates}. Ваша заявка рассмотрена, участие подтверждено:`,
      LEFT,
      page.y + 12,
      style,
    );
    page.y += 4;
    drawFacts(page, [
      ['Формат участия', FORMATS[facts.format]],
      ['Название', facts.talk && `«${shorten(facts.talk, LONGEST_TITLE)}»`],
      ['Секция', facts.section],
      ['Дата доклада', facts.talkDate],
      ['Место проведения', facts.place],
    ]);
    page
      .fontSize(12)
      .text(
        `Участие в${nbsp}форуме только очное, организационный взнос не взимается. Пожалуйста, возьмите с${nbsp}собой документ, удостоверяющий личность.`,
        LEFT,
        page.y + 22,
        style,
      );
    page.text(`С${nbsp}уважением,`, LEFT, page.y + 36, { width });
    page.font('bold').text('организационный комитет форума', { width });
    page.rect(0, page.page.height - 12, page.page.width, 12).fill(colours.accent);
  });
}
