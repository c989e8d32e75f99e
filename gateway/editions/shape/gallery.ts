import { z } from 'zod';
import { slug, words } from './values.ts';

const image = z.strictObject({
  /** Name of its files: `ring` has `ring-640.avif`, `ring-640.webp`, one of each for every width. */
  id: slug,
  title: words,
  /** What it shows, for those who do not see it. */
  alt: words,
  credit: words.nullable().default(null),
});

/** gallery/gallery.yaml: images in their order; the largest width and its height give the aspect of all. */
export const galleryShape = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  images: z.array(image).min(1),
});

export type GallerySource = z.infer<typeof galleryShape>;
