import { expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal({ isProduction: true });

it('the same id is in the answer, its errors, the log and the calls', async () => {
  provider.on(`GET ${callPaths.listOrganizations}`, { status: 500, body: '' });
  const answer = await gateway.graphql('{ organizations { id } positions { id } }', {}, { token: 't' });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(answer.errors.map(({ extensions }) => extensions.requestId)).toEqual([id]);
  const ofOperation = [callPaths.listOrganizations, callPaths.listPositions].map((path) =>
    provider.callsTo(`GET ${path}`),
  );
  expect(ofOperation.map(([call]) => call?.headers['x-request-id'])).toEqual([id, id]);
  const lines = gateway.log.filter((line) => line.includes(`"reqId":"${id}"`));
  expect(lines.some((line) => line.includes('"msg":"operation"'))).toBe(true);
});
