/**
 * Draws the sample pictures of editions: every image that a gallery.yaml names, the picture of link previews and the
 * drawing of the home page. `node --import tsx scripts/editions/drawGallery.ts [year …]`; what it writes is committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { HEIGHT, WIDTH } from './drawings/canvas.ts';
import { drawings } from './drawings/catalogue.ts';
import { hero } from './drawings/hero.ts';

const editions = 'gateway/editions';
const avifWidths = [400, 800, 1280, 1920];
/** For browsers that do not know AVIF. */
const webpWidth = 800;

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/pt-sans/package.json'));
const regular = join(fonts, '400Regular/PTSans_400Regular.ttf');
const bold = join(fonts, '700Bold/PTSans_700Bold.ttf');

/** The drawing as pixels, once for all its sizes. */
async function render(id: string): Promise<Buffer> {
  const draw = drawings[id];
  if (draw === undefined) throw new Error(`There is no drawing ${id}; there are ${Object.keys(drawings).join(', ')}`);
  return sharp(Buffer.from(draw())).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

async function writeSizes(pixels: Buffer, folder: string, id: string): Promise<void> {
  for (const width of avifWidths) {
    const height = (width * HEIGHT) / WIDTH;
    const image = sharp(pixels).resize(width, Math.round(height));
    await image.avif({ quality: 48, effort: 3 }).toFile(join(folder, `${id}-${width}.avif`));
  }
  await sharp(pixels)
    .resize(webpWidth)
    .webp({ quality: 66 })
    .toFile(join(folder, `${id}-${webpWidth}.webp`));
}

const words = (text: string, size: number, colour: string, fontfile: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `PT Sans ${fontfile === bold ? 'Bold ' : ''}${size}`,
      fontfile,
      width: 700,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * 0.22),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

type Named = {
  title: string;
  place: string;
  startsOn: string;
  endsOn: string;
  openGraphImage?: string;
  heroImage?: string;
};

/** 1200×630: the year's first picture, its name, dates and place. */
async function writeLinkPreview(
  pixels: Buffer,
  file: string,
  { title, place, startsOn, endsOn }: Named,
): Promise<void> {
  const dates = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const when = dates.formatRange(new Date(startsOn), new Date(endsOn));
  const name = await words(title, 50, '#ffffff', bold);
  const line = await words(`${when} · ${place}`, 33, '#b9e6ff', regular);
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="s"><stop offset=".15" stop-color="#0b0c2a" stop-opacity=".92"/><stop offset=".62" stop-color="#0b0c2a" stop-opacity=".62"/><stop offset="1" stop-color="#0b0c2a" stop-opacity=".05"/></linearGradient></defs><rect width="1200" height="630" fill="url(#s)"/><rect x="72" y="96" width="96" height="8" rx="4" fill="#66e3ff"/></svg>`;
  await sharp(pixels)
    .resize(1200, 630, { fit: 'cover' })
    .composite([
      { input: Buffer.from(shade) },
      { input: name.data, left: 72, top: 136 },
      { input: line.data, left: 72, top: Math.max(136 + name.info.height + 44, 500) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

async function drawEdition(year: string): Promise<void> {
  const at = (...parts: string[]) => join(editions, year, ...parts);
  if (!existsSync(at('gallery', 'gallery.yaml'))) return;
  mkdirSync(at('files'), { recursive: true });
  const edition = parse(readFileSync(at('edition.yaml'), 'utf8')) as Named;
  const { images } = parse(readFileSync(at('gallery', 'gallery.yaml'), 'utf8')) as { images: { id: string }[] };
  for (const [index, { id }] of images.entries()) {
    const pixels = await render(id);
    await writeSizes(pixels, at('gallery'), id);
    if (index === 0 && edition.openGraphImage)
      await writeLinkPreview(pixels, at('files', edition.openGraphImage), edition);
  }
  if (edition.heroImage) writeFileSync(at('files', edition.heroImage), hero());
}

const asked = process.argv.slice(2);
for (const year of readdirSync(editions).filter((name) => /^\d{4}$/.test(name))) {
  if (asked.length === 0 || asked.includes(year)) await drawEdition(year);
}
