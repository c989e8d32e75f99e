import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { callerOf } from '../../http/access.ts';
import { answerChange } from '../../participants/participation.ts';
import type { Services } from '../../services.ts';
import { withdrawDecision } from './withdraw.ts';

/** The end of a moderator's decision. */
export function withdrawalRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.withdrawDecision, { config: { access: 'moderator' } }, async (request) => {
    const changed = await withdrawDecision(services, callerOf(request).id, request.body);
    return answerChange(services.db, changed, originOf(request));
  });
}
