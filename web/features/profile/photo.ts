/** Reads and crops a chosen photo. Loaded with the dialog only. */
import { fileTypeFromBlob } from 'file-type/core';
import { mostFileBytes } from '../../../schema/limits.ts';

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A photo that can be shown; `url` is valid on this page until it is revoked. */
export interface ChosenPhoto {
  name: string;
  type: string;
  url: string;
}

/** The longest useful edge: the service stores no larger photo. */
const EDGE = 512;
const QUALITY = 0.92;
/** The type of the cropped image: PNG keeps a drawing's sharp edges and transparency. */
const sentAs: Record<string, { type: string; extension: string }> = {
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image/png', extension: 'png' },
  'image/gif': { type: 'image/png', extension: 'png' },
};

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Reads a file as a photo by its content (CAB-02), or returns the reason why not. */
export async function readPhoto(file: File): Promise<ChosenPhoto | 'tooLarge' | 'wrongFormat' | 'unreadable'> {
  if (file.size > mostFileBytes) return 'tooLarge';
  const type = (await fileTypeFromBlob(file))?.mime ?? '';
  if (!(type in sentAs)) return 'wrongFormat';
  const url = URL.createObjectURL(file);
  try {
    await decode(url);
  } catch {
    URL.revokeObjectURL(url);
    return 'unreadable';
  }
  return { name: file.name, type, url };
}

function middleSquare({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  const edge = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - edge) / 2, y: (naturalHeight - edge) / 2, width: edge, height: edge };
}

/** The square as a new file without the camera's metadata; the middle of the photo if no square is chosen. */
export async function cropSquare(photo: ChosenPhoto, chosen: Area | null): Promise<File> {
  const image = await decode(photo.url);
  const { x, y, width, height } = chosen ?? middleSquare(image);
  const edge = Math.max(1, Math.min(EDGE, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, edge, edge);
  const { type, extension } = sentAs[photo.type] ?? { type: 'image/png', extension: 'png' };
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (blob === null) throw new Error('the browser made no picture of the canvas');
  return new File([blob], `${photo.name.replace(/\.[^.]*$/, '')}.${extension}`, { type });
}
