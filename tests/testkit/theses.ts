import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { makePdf } from '../../provider/outbound/pdf/document.ts';

interface Part {
  name: string;
  bytes: Buffer;
  /** What the archive says the part unpacks to, where that is a lie. */
  announced?: number;
}

/** A zip archive of these parts. */
function zip(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, announced = bytes.length } of parts) {
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(announced, 18);
    facts.writeUInt16LE(label.length, 22);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    facts.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    locals.push(Buffer.from('PK\x03\x04'), facts, label, packed);
    directory.push(central, label);
    offset += 4 + facts.length + label.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const office = 'http://schemas.openxmlformats.org';
const word = `${office}/wordprocessingml/2006/main`;

/** A .docx of these paragraphs, counted by the program that wrote it where `pages` is given. */
export function thesisDocx({
  paragraphs,
  pages,
  application = 'Microsoft Office Word',
  more = [],
  markup = '',
}: {
  paragraphs: string[];
  /** Inserted unchanged before the paragraphs. */
  markup?: string;
  pages?: number;
  application?: string;
  more?: Part[];
}): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  const counted = pages === undefined ? '' : `<Pages>${pages}</Pages>`;
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zip([
    {
      name: '[Content_Types].xml',
      bytes: xml(
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      bytes: xml(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/document.xml',
      bytes: xml(`<w:document xmlns:w="${word}"><w:body>${markup}${body}</w:body></w:document>`),
    },
    {
      name: 'docProps/app.xml',
      bytes: xml(
        `<Properties xmlns="${office}/officeDocument/2006/extended-properties">${counted}<Application>${application}</Application></Properties>`,
      ),
    },
    ...more,
  ]);
}

/** A PDF with real text, one of these on each page. */
export const thesisPdf = (...texts: string[]): Promise<Buffer> =>
  makePdf({ title: 'Образец тезисов', createdAt: new Date('2025-09-15T09:00:00Z') }, (page) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) page.addPage();
      page.fontSize(9).text(text, 40, 40, { width: 500 });
    }
  });

/** A part that is small in the file and this large when it is unpacked. */
export const hugePart = (bytes: number, announced = bytes): Part => ({
  name: 'word/media/image1.png',
  bytes: Buffer.alloc(bytes, ' '),
  announced,
});

/** A PDF of one page with an additional stream that unpacks to this many bytes. */
export async function hugePdf(bytes: number): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(bytes, ' '));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n9999 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
    await thesisPdf('Тезисы'),
  ]);
}

/** A PDF of this size that consists of empty packed streams. */
export function emptyStreamsPdf(bytes: number): Buffer {
  const stream = Buffer.concat([
    Buffer.from('1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.alloc(0)),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...Array.from({ length: Math.floor(bytes / stream.length) }, () => stream),
    Buffer.from('%%EOF\n'),
  ]);
}

/** A PDF that opens with a password or, where only its owner has one, without; `1.3` has the oldest encryption. */
export async function protectedPdf(passwords: { userPassword?: string; ownerPassword?: string }, pdfVersion = '1.3') {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ ...passwords, pdfVersion: pdfVersion as '1.3', permissions: { copying: false } });
  page.text('Thesis').end();
  return Buffer.concat(await page.toArray());
}

/** A PDF that opens with a password. */
export const lockedPdf = () => protectedPdf({ userPassword: 'secret', ownerPassword: 'other' });

/** As much of a .doc with a password as is looked at: the entry of its text's stream, and the stream's beginning. */
export function lockedDoc(): Buffer {
  const bytes = Buffer.alloc(3072);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.write('WordDocument', 1024, 'utf16le');
  bytes.writeUInt32LE(3, 1024 + 116);
  bytes.writeUInt16LE(0xa5ec, 2048);
  bytes[2048 + 11] = 1;
  return bytes;
}

/** A PDF of one page with this packed content. */
function packedPdf(content: Buffer): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${written}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

/** A PDF of some kilobytes with millions of letters on its page, which take longer to read than any reader has. */
export const slowPdf = (): Buffer => packedPdf(deflateSync(Buffer.from(`BT /F 9 Tf ${'(a)Tj '.repeat(9_000_000)} ET`)));
