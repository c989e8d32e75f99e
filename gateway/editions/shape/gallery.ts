import { z } from 'zod';
import { slug, words } from './values.ts';

const image = z.strictObject({
  /** Prefix of its files: `ring` has `ring-640.avif` and `ring-640.webp`, one of each for every width. */
  id: slug,
  title: words,
  alt: words,
  credit: words.nullable().default(null),
});

/** gallery/gallery.yaml: ordered images; the largest width and its height give the aspect ratio of all. */
export const galleryShape = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  images: z.array(image).min(1),
});

export type GallerySource = z.infer<typeof galleryShape>;
