import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** CAB-02: formats by content; the name does not matter. Nothing else is given to the picture library. */
const FORMATS: Record<string, { extension: string; mediaType: string }> = {
  gif: { extension: 'gif', mediaType: 'image/gif' },
  jpg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
};

const LARGEST_SIDE = 512;
/** More than a telephone's camera takes; a small file that unpacks to more is not unpacked. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 5;

/** A picture as it is kept. */
export type Photo = { bytes: Buffer; extension: string; mediaType: string };

/**
 * A person's photo as it is kept: upright, at most 512 × 512, without what the camera wrote beside it (place, time,
 * device). Of an animation the first picture is kept.
 * @returns null where it is no picture that can be read
 */
export async function readPhoto(sent: Buffer): Promise<Photo | null> {
  const format = FORMATS[(await fileTypeFromBuffer(sent))?.ext ?? ''];
  if (!format) return null;
  try {
    // Metadata are left out unless they are asked for, and the colours become those of the web.
    const bytes = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer();
    return { bytes, ...format };
  } catch {
    return null;
  }
}
