import type { FastifyInstance } from 'fastify';

/** The extensions of the contract that this provider has. */
export const extensionNames: readonly string[] = [
  'history',
  'changes',
  'batches',
  'letterPreviews',
  'letterLog',
  'views',
  'badges',
  'abstracts',
  'verification',
  'archive',
  'sessions',
  'cancelled',
  'exportLog',
  'consent',
  'olderCabinet',
  'meetings',
  'fileReplacement',
];

export function extensionRoutes(app: FastifyInstance, names: readonly string[]): void {
  app.get('/api/portal/extensions/', { config: { access: 'open' } }, async () => names);
}
