import type { GalleryImage, ImageSource } from '../generated/types.ts';
import type { Asset } from './assets.ts';
import type { GallerySource } from './shape/gallery.ts';
import { namesIn, reportDuplicates, type Source } from './source.ts';

/** In order of preference; browsers without AVIF use the second. */
const formats = ['avif', 'webp'] as const;

/** For browsers that choose no size: enough for a laptop. */
const plainWidth = 1280;

interface Size extends Asset {
  width: number;
}

/** Narrowest first. */
function sizesOf(id: string, extension: string, assets: Map<string, Asset>, used: Set<string>): Size[] {
  // biome-ignore lint/plugin: ids and extensions of edition data
  const name = new RegExp(`^${id}-(\\d+)\\.${extension}$`);
  return [...assets.values()]
    .flatMap((asset) => {
      const width = name.exec(asset.name)?.[1];
      if (width === undefined) return [];
      used.add(asset.name);
      return [{ ...asset, width: Number(width) }];
    })
    .sort((a, b) => a.width - b.width);
}

const toSource = (sizes: Size[]): ImageSource[] =>
  sizes.slice(0, 1).map(({ mediaType }) => ({
    type: mediaType,
    srcSet: sizes.map(({ path, width }) => `${path} ${width}w`).join(', '),
  }));

/** Reports images without files and files without an image (PUB-05). */
export function toGallery(year: number, source: Source<GallerySource>, assets: Map<string, Asset>): GalleryImage[] {
  const { images, width, height } = source.data;
  const used = new Set<string>();
  reportDuplicates(source, namesIn(images, ['images'], 'id'));
  const gallery = images.map(({ id, title, alt, credit }, index) => {
    const place = ['images', index, 'id'];
    const [best = [], plain = []] = formats.map((extension) => sizesOf(id, extension, assets, used));
    const src = plain.filter((size) => size.width <= plainWidth).at(-1) ?? plain[0];
    if (src === undefined) source.report(place, `${id} has no file ${id}-<width>.webp`);
    return {
      id: `${year}.${id}`,
      slug: id,
      title,
      alt,
      credit,
      url: src?.path ?? '',
      width,
      height,
      sources: [...toSource(best), ...toSource(plain)],
    };
  });
  for (const { name } of assets.values()) {
    if (!used.has(name)) source.report([], `${name} belongs to no image`);
  }
  return gallery;
}
