/** A browser draws no larger picture reliably; a page of A4 twice as sharp as the screen has 4 million pixels. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8_192;
/** Height to width of a shown page; a thesis has 1.4. */
const MOST_RATIO = 4;

/** The scale to draw a page of this size at `wanted` pixels of width, and its shown height to width; a giant page is bounded. */
export function pageScale({ width, height }: { width: number; height: number }, wanted: number) {
  const scale = Math.min(
    wanted / width,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  return { scale, ratio: Math.min(height / width, MOST_RATIO) };
}
