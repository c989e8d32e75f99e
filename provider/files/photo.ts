import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Accepted formats (CAB-02), recognised by the content and not by the file's name; `sharp` reads no others. */
const FORMATS: Record<string, { extension: string; mediaType: string }> = {
  gif: { extension: 'gif', mediaType: 'image/gif' },
  jpg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
};

const LARGEST_SIDE = 512;
/** More pixels than a phone's camera takes. A small file that decodes to more is rejected. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 5;

export type Photo = { bytes: Buffer; extension: string; mediaType: string };

/**
 * Makes the photo that is stored: upright, at most 512 × 512, without camera metadata (place, time, device); of an animation
 * the first frame.
 * @returns null for an unreadable picture
 */
export async function readPhoto(sent: Buffer): Promise<Photo | null> {
  const format = FORMATS[(await fileTypeFromBuffer(sent))?.ext ?? ''];
  if (!format) return null;
  try {
    // sharp drops metadata by default and converts colours to sRGB.
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
