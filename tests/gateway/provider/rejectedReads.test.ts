import { expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

/** Reads that the provider answers with a rejection in JSON. */
const { provider, gateway } = await scriptedPortal();
const call = `GET ${callPaths.getParticipation}`;
const read = () => gateway.graphql('{ registration(id: "Registration:12") { id } }', {}, { token: 't' });

it('a rejected read leaves a log line without texts', async () => {
  provider.on(call, { status: 400, body: { detail: 'Анна Иванова ещё не подтвердила' } });
  gateway.log.length = 0;
  expect((await read()).codes).toEqual(['PROVIDER_REJECTED']);
  const lines = gateway.log.filter((line) => line.includes('a read was rejected'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { operation: 'getParticipation', status: 400, problems: 1 },
  ]);
  expect(lines.join()).not.toContain('Иванова');
});

it('410 is NOT_FOUND', async () => {
  provider.on(call, { status: 410, body: { detail: 'Удалено.' } });
  expect((await read()).codes).toEqual(['NOT_FOUND']);
});
