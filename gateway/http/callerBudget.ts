import type { FastifyRequest } from 'fastify';
import { countAttempts } from '../limits/attempts.ts';
import type { Verification } from '../limits/tokenVerifier.ts';
import type { Services } from '../services.ts';

export function createCallerBudget(services: Pick<Services, 'attemptLimiters' | 'sessionOf' | 'budget'>) {
  /** Verifies the request's token; counts by address the tokens that the provider does not know. */
  function verify(request: FastifyRequest): Promise<Verification> {
    const attempts = countAttempts(services.attemptLimiters, request.ip);
    return services.sessionOf(request).verify(attempts.verifyToken);
  }
  return {
    verify,
    /** Charges the request's address and its valid token. */
    charge(request: FastifyRequest, cost: number) {
      const session = services.sessionOf(request);
      const validToken = async () => ((await verify(request)).state === 'valid' ? session.token() : null);
      const knownToken = session.isKnown() ? session.token() : null;
      return services.budget.charge({ address: request.ip, knownToken, validToken }, cost);
    },
  };
}
