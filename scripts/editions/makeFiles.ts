/**
 * Makes the sample files of editions: the template of theses and the collections of earlier years.
 * `node --import tsx scripts/editions/makeFiles.ts`; what it writes is committed.
 */
import { createWriteStream, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AlignmentType, Document, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx';
import PdfDocument from 'pdfkit';

const editions = 'gateway/editions';
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/pt-sans/package.json'));

const forum = 'Форум по исследованиям с\u00a0использованием синхротронного излучения, нейтронов и\u00a0электронов';

/** PUB-03: Times New Roman 14 pt, one page, at most 2000 characters. */
async function writeTemplate(file: string): Promise<void> {
  const run = (text: string, style: { bold?: boolean; italics?: boolean; superScript?: boolean } = {}) =>
    new TextRun({ text, font: 'Times New Roman', size: 28, ...style });
  const paragraph = (alignment: 'center' | 'both', children: ParagraphChild[]) =>
    new Paragraph({
      alignment: alignment === 'center' ? AlignmentType.CENTER : AlignmentType.BOTH,
      spacing: { after: 140, line: 240 },
      ...(alignment === 'both' ? { indent: { firstLine: 567 } } : {}),
      children,
    });
  const document = new Document({
    title: 'Образец оформления тезисов',
    creator: 'Организационный комитет форума',
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } },
        },
        children: [
          paragraph('center', [run('НАЗВАНИЕ ДОКЛАДА ПРОПИСНЫМИ БУКВАМИ', { bold: true })]),
          paragraph('center', [
            run('П.\u00a0П.\u00a0Примеров', { bold: true }),
            run('1', { superScript: true }),
            run(', О.\u00a0О.\u00a0Образцова'),
            run('2', { superScript: true }),
          ]),
          paragraph('center', [
            run('1', { superScript: true }),
            run('Институт образцовых исследований, Москва', { italics: true }),
          ]),
          paragraph('center', [
            run('2', { superScript: true }),
            run('Объединённый центр примерных исследований, Образцовск', { italics: true }),
          ]),
          paragraph('center', [run('e-mail: primerov@example.org')]),
          paragraph('both', [
            run(
              'Текст тезисов набирается шрифтом Times New Roman, 14\u00a0пт, с\u00a0одинарным интервалом, на\u00a0одной странице формата А4; все поля по\u00a02\u00a0см. Объём\u00a0— не\u00a0более 2000\u00a0знаков с\u00a0пробелами. Фамилия докладчика выделяется полужирным шрифтом.',
            ),
          ]),
          paragraph('both', [
            run(
              'Укажите цель работы, метод исследования и\u00a0установку (источник излучения, станцию), главный результат и\u00a0вывод. Рисунок или таблица допускаются, если текст остаётся на\u00a0одной странице. Ссылки на\u00a0литературу даются в\u00a0квадратных скобках\u00a0[1].',
            ),
          ]),
          paragraph('both', [run('Работа выполнена при поддержке … (если нужно).')]),
          paragraph('both', [
            run(
              '1. Примеров\u00a0П.\u00a0П., Образцова\u00a0О.\u00a0О. Название статьи // Журнал. 2025. Т.\u00a01. №\u00a01. С.\u00a01–5.',
            ),
          ]),
        ],
      },
    ],
  });
  writeFileSync(file, await Packer.toBuffer(document));
}

const theses = [
  ['Рентгеновская дифракция модельных сплавов при нагреве', 'П.\u00a0П.\u00a0Примеров, О.\u00a0О.\u00a0Образцова'],
  ['Малоугловое рассеяние нейтронов на\u00a0образцовых белках', 'Ш.\u00a0Ш.\u00a0Шаблонов'],
  ['Электронная микроскопия типовых плёнок', 'Т.\u00a0Т.\u00a0Тестова, М.\u00a0М.\u00a0Макетов'],
] as const;

/** A small collection that is plainly a sample. */
function writeCollection(year: number, dates: string, file: string): Promise<void> {
  const page = new PdfDocument({
    size: 'A4',
    margin: 64,
    lang: 'ru-RU',
    displayTitle: true,
    info: {
      Title: `Сборник тезисов ${year} (образец)`,
      Author: 'Организационный комитет форума',
      CreationDate: new Date(Date.UTC(year, 10, 1)),
    },
  });
  page.registerFont('text', join(fonts, '400Regular/PTSans_400Regular.ttf'));
  page.registerFont('bold', join(fonts, '700Bold/PTSans_700Bold.ttf'));
  page.rect(0, 0, page.page.width, 12).fill('#4a5cf0').fillColor('#1b1e50');
  page.font('bold').fontSize(28).text('Сборник тезисов', 64, 250);
  page.font('text').fontSize(16).moveDown(0.6).text(forum).moveDown(0.6).text(dates);
  page.moveDown(2).fillColor('#666666').text('Образец: организаторы заменят этот файл сборником.');
  for (const [index, [title, authors]] of theses.entries()) {
    page.addPage().fillColor('#1b1e50').font('bold').fontSize(16).text(title);
    page
      .fillColor('#333333')
      .font('text')
      .fontSize(12)
      .moveDown(0.4)
      .text(`${authors}\nИнститут образцовых исследований`);
    page
      .moveDown()
      .text(
        `Пример тезисов №\u00a0${index + 1}. Здесь стоит одна страница текста: цель работы, метод, станция, результат и\u00a0вывод. Имена, названия и\u00a0результаты вымышлены и\u00a0показывают только оформление.`,
        { align: 'justify' },
      );
  }
  return new Promise((resolve, reject) => {
    page.pipe(createWriteStream(file)).on('finish', resolve).on('error', reject);
    page.end();
  });
}

await writeTemplate(join(editions, '2025/files/thesis-template.docx'));
await writeCollection(2024, 'Москва, 21–23\u00a0октября 2024\u00a0года', join(editions, '2024/files/theses-2024.pdf'));
await writeCollection(2023, 'Москва, 24–27\u00a0октября 2023\u00a0года', join(editions, '2023/files/theses-2023.pdf'));
