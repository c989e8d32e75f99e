import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../provider/outbound/pdf/document.ts';
import type { Style } from '../../provider/outbound/pdf/fallbackFonts.ts';

type Piece = { text: string; x: number; y: number; width: number };

/** The texts that a reader finds, with their places; a missing glyph has no text. */
async function print(text: string, style: Style = 'regular'): Promise<Piece[]> {
  const pdf = await makePdf({ title: 'Проверка', createdAt: new Date(0) }, (page) => {
    page.font(style).fontSize(12).text(text, 50, 50, { width: 400, align: 'center' });
  });
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
}

const printed = async (text: string, style?: Style) =>
  (await print(text, style)).map((piece) => piece.text.replaceAll(/\s/g, '')).join('');

describe('texts of documents', () => {
  it.each([
    ['Greek letters and indices', 'α-Fe₂O₃,β-Ga₂O₃,¹⁸F,10⁻³,ΔΨλω'],
    ['signs', '±×→⇌≤≥≈≠∞√∂∇∝⊥°Å№—…'],
    ['quotation marks', '«ёлочки„inner“»'],
    ['Latin letters of names', 'ŁukasiewiczĞülşenØyvindNguyễn'],
    ['Cyrillic letters of neighbours', 'Қазақстанўқїє'],
    ['Armenian and Georgian', 'Հայկქართული'],
  ])('hold %s in each style', async (_, text) => {
    for (const style of ['regular', 'bold', 'italic'] as const) expect(await printed(text, style)).toBe(text);
  });

  it('hold letters with combining accents, composed where a composed letter exists', async () => {
    expect(await printed('и\u0306 e\u0301')).toBe('йé');
  });

  it('show a box for a character that no font has, and the rest unchanged', async () => {
    expect(await printed('Ли 王小明 (Li)')).toBe('Ли□□□(Li)');
  });

  it('put the fonts of a centred line side by side on one base line', async () => {
    const pieces = await print('Рост α-Fe₂O₃ и γ-фазы при 10⁻³ Па');
    expect(new Set(pieces.map(({ y }) => y)).size).toBe(1);
    const ends = pieces.map(({ x, width }) => x + width);
    for (const [index, { x }] of pieces.slice(1).entries()) expect(x).toBeGreaterThan((ends[index] ?? 0) - 0.1);
    expect(((pieces[0]?.x ?? 0) + (ends.at(-1) ?? 0)) / 2).toBeCloseTo(250, 0);
  });
});
