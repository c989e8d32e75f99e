import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** CAB-02: formats by content, whatever the name. The picture library gets no others. */
const FORMATS: Record<string, { extension: string; mediaType: string }> = {
  gif: { extension: 'gif', mediaType: 'image/gif' },
  jpg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
};

const LARGEST_SIDE = 512;
/** More than a phone's camera makes; a small file that unpacks to more is rejected. */
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
