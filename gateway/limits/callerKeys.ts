import { hash } from 'node:crypto';

/** A hash, so that the shared store, which others may read, holds neither addresses nor tokens. */
export const keyOf = (...parts: string[]) => hash('sha256', parts.join('\n'), 'base64url');
