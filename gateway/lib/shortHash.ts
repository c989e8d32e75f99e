import { createHash } from 'node:crypto';

/** Names a content: 16 characters of its SHA-256. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);
