import type { TestGateway } from '../../testkit/gateway.ts';
import type { TestProvider } from '../../testkit/provider.ts';
import { accountSteps } from './accounts.ts';
import { decisionSteps, listSteps } from './moderators.ts';
import { fileSteps, registrationSteps } from './registrations.ts';
import { startJourney } from './step.ts';

/** The journeys of the specifications through the gateway, in order: each step needs the previous ones. */
export function specifiedJourney(provider: TestProvider, gateway: TestGateway) {
  const journey = startJourney(provider, gateway);
  const parts = [accountSteps, registrationSteps, fileSteps, decisionSteps, listSteps];
  return { callers: journey.callers, steps: parts.flatMap((part) => part(journey)) };
}
