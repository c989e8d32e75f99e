import { hash } from 'node:crypto';

/** A hash, because others may read the shared store: it holds neither addresses nor tokens. */
export const keyOf = (...parts: string[]) => hash('sha256', parts.join('\n'), 'base64url');
