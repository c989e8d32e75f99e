import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Page = PDFKit.PDFDocument;
export type Style = 'regular' | 'bold' | 'italic';

/** In the order of search: Greek, indices, signs and Latin letters; formulas; names of neighbours. */
const FAMILIES: Record<Style, string>[] = [
  {
    regular: 'inter/400Regular/Inter_400Regular',
    bold: 'inter/700Bold/Inter_700Bold',
    italic: 'inter/300Light/Inter_300Light',
  },
  onlyWeight('noto-sans-math/400Regular/NotoSansMath_400Regular'),
  twoWeights('noto-sans-armenian', 'NotoSansArmenian'),
  twoWeights('noto-sans-georgian', 'NotoSansGeorgian'),
];

function onlyWeight(file: string): Record<Style, string> {
  return { regular: file, bold: file, italic: file };
}

function twoWeights(folder: string, family: string): Record<Style, string> {
  return { ...onlyWeight(`${folder}/400Regular/${family}_400Regular`), bold: `${folder}/700Bold/${family}_700Bold` };
}

/** Each file is read for the first text that needs it. */
const files = new Map<string, Buffer>();
function readFont(name: string): Buffer {
  const file = files.get(name) ?? readFileSync(require.resolve(`@expo-google-fonts/${name}.ttf`));
  files.set(name, file);
  return file;
}

/** PDFKit's font object; its types leave it out. */
type Font = { ascender: number; font: { hasGlyphForCodePoint(code: number): boolean } };
type LineOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number };

/** The part of PDFKit that draws each line of a text, however it was wrapped; its types leave it out. */
type Internals = Page & {
  _font: Font;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
};

type Run = { text: string; font: Font };

const clusters = new Intl.Segmenter('ru');
/** PDFKit draws no glyph for these characters, but measures the end of a line with the line's font. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\n]/u;
/** Replaces a character that no font has; it is as dark as the text, unlike a font's own faint box. */
const MISSING = '□';

const canShow = (font: Font, text: string) =>
  Array.from(text).every((char) => font.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) || INVISIBLE.test(char));

/**
 * Draws each character that a text's font lacks with the next font that has it: PDFKit alone prints a box. A letter and its
 * accents stay in one font; a character that no font has becomes a box.
 */
export function addFallbackFonts(document: Page, styles: readonly Style[]): void {
  const page = document as Internals;
  const styleOf = new Map(styles.map((style) => [page.font(style) && page._font, style]));
  const opened = new Map<string, Font>();

  function openFont(name: string): Font {
    const known = opened.get(name);
    if (known) return known;
    const before = page._font;
    page.registerFont(name, readFont(name));
    page.font(name);
    const font = page._font;
    page._font = before;
    opened.set(name, font);
    return font;
  }

  function runOf(text: string, main: Font): Run {
    if (canShow(main, text)) return { text, font: main };
    const style = styleOf.get(main) ?? 'regular';
    for (const family of FAMILIES) {
      const font = openFont(family[style]);
      if (canShow(font, text)) return { text, font };
    }
    return runOf(MISSING, main);
  }

  function runsOf(text: string): Run[] {
    const main = page._font;
    const composed = text.normalize('NFC').replace(/[\t\r]/g, ' ');
    if (canShow(main, composed)) return [{ text: composed, font: main }];
    const runs: Run[] = [];
    for (const { segment } of clusters.segment(composed)) {
      const run = runOf(segment, main);
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  function each(runs: Run[], act: (text: string) => void): void {
    const main = page._font;
    for (const { text, font } of runs) {
      page._font = font;
      act(text);
    }
    page._font = main;
  }

  const measure = page.widthOfString.bind(page);
  const draw = page._fragment.bind(page);

  // A line break has no width; PDFKit measures it with its line, and centres the line by that.
  page.widthOfString = (text, options) => {
    let width = 0;
    each(runsOf(text.replaceAll('\n', '')), (part) => {
      width += measure(part, options);
    });
    return width;
  };

  page._fragment = (text, x, y, options) => {
    const runs = runsOf(`${text}`.replaceAll('\n', ''));
    const centred = options.width && options.align === 'center';
    let at = centred ? x + ((options.lineWidth ?? 0) - (options.textWidth ?? 0)) / 2 : x;
    const { align: _, textWidth: __, width: ___, ...rest } = options;
    // All fonts share the base line of the main one.
    const baseline = (-page._font.ascender / 1000) * page._fontSize;
    each(runs, (part) => {
      draw(part, at, y, { ...rest, baseline });
      at += measure(part, options);
    });
  };
}
