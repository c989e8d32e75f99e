import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addFallbackFonts, type Style } from './fallbackFonts.ts';

const require = createRequire(import.meta.url);
const font = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/onest/${file}`));

/** The page's typeface as TTF, which PDFKit needs; read for the first document. */
let fonts: Record<Style, Buffer> | null = null;

const STYLES: readonly Style[] = ['regular', 'bold', 'italic'];

export type Page = PDFKit.PDFDocument;

export const colours = {
  ink: '#1f1b2d',
  muted: '#5c5770',
  accent: '#5f3dc4',
  line: '#b8a9e6',
  ground: '#fdfcff',
  faint: '#ece6fa',
};

/** Breaks the text only between words: PDFKit would break a double name at its hyphen. Counts the space after a word. */
export function wholeWords(page: Page, text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || page.widthOfString(`${last} ${word} `) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

type Settings = { title: string; landscape?: boolean; createdAt: Date };

/** An A4 document with the fonts. */
async function openPdf({ title, landscape = false, createdAt }: Settings): Promise<Page> {
  // Loaded with the first document: it would add a fifth of a second to every start.
  const { default: PDFDocument } = await import('pdfkit');
  fonts ??= {
    regular: font('400Regular/Onest_400Regular.ttf'),
    bold: font('700Bold/Onest_700Bold.ttf'),
    // The typeface has no italic; a lighter weight marks a quotation.
    italic: font('300Light/Onest_300Light.ttf'),
  };
  const page = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    // The drawings set their own margins; with a bottom margin the last line would start a new page.
    margin: 0,
    lang: 'ru',
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt },
  });
  for (const style of STYLES) page.registerFont(style, fonts[style]);
  addFallbackFonts(page, STYLES);
  return page.font('regular').fillColor(colours.ink);
}

/** The bytes of an A4 document. */
export async function makePdf(settings: Settings, draw: (page: Page) => void): Promise<Buffer> {
  const page = await openPdf(settings);
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
    draw(page);
    page.end();
  });
}
