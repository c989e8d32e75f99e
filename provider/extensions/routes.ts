import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { Services } from '../services.ts';
import { accountChangeRoutes } from './accountChanges/routes.ts';
import { archiveRoutes } from './archive/routes.ts';
import { cancelledRoutes } from './cancelled/routes.ts';
import { fileReplacementRoutes } from './fileReplacement/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { letterPreviewRoutes } from './letterPreviews/routes.ts';
import { meetingRoutes } from './meetings/routes.ts';
import type { ExtensionName } from './names.ts';
import { verificationRoutes } from './verification/routes.ts';
import { verificationLetterRoutes } from './verificationLetters/routes.ts';

/** The calls of each extension; those that only add to calls of the base have none. */
const routesOf: { [Name in ExtensionName]?: (app: FastifyInstance, services: Services) => void } = {
  history: historyRoutes,
  letterPreviews: letterPreviewRoutes,
  verification: verificationRoutes,
  archive: archiveRoutes,
  cancelled: cancelledRoutes,
  meetings: meetingRoutes,
  fileReplacement: fileReplacementRoutes,
  accountChanges: accountChangeRoutes,
  verificationLetters: verificationLetterRoutes,
};

/** Names the extensions to callers, and answers only the calls of these extensions. */
export function extensionRoutes(app: FastifyInstance, services: Services, names: readonly ExtensionName[]): void {
  app.get(callPaths.listExtensions, { config: { access: 'open' } }, async () => names);
  for (const name of names) routesOf[name]?.(app, services);
}
