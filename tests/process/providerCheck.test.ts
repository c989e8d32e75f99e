import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { scriptedProvider } from '../testkit/portal.ts';

const provider = await scriptedProvider();
beforeEach(() => {
  provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [] } });
});

async function check(args: string[], typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/providerCheck.ts', ...args], {
    env: { ...process.env, PROVIDER_TOKEN: 'secret-token' },
  });
  child.stdin.end(typed);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

it('npm run provider:check takes the token from the environment, exits with 1 for an answer outside the contract, and writes after --yes', async () => {
  const { code, output } = await check([provider.url, '--record', await temporaryFolder(), '--write', '--yes']);
  expect(code).toBe(1);
  expect(output).toContain('Left behind at the provider');
  expect(output).toMatch(/^listOrganizations +200 +\d+ +2 records +no$/m);
  expect(output).not.toContain('secret-token');
  const tokens = provider.callsTo(`GET ${callPaths.listSections}`).map(({ headers }) => headers.authorization);
  expect(tokens).toEqual(['Token secret-token']);
});

it('npm run provider:check prints its usage where the command is wrong', async () =>
  expect(await check(['--tokn', 'x'])).toEqual({
    code: 2,
    output: expect.stringMatching(/'--tokn'[\s\S]+npm run provider:check -- URL/),
  }));

it.each([
  ['no', 0],
  ['yes', 1],
])('npm run provider:check -- --write asks first: after %s it makes %i attempts', async (typed, writes) => {
  const { output } = await check([provider.url, '--write'], `${typed}\n`);
  expect(provider.callsTo(`POST ${callPaths.login}`)).toHaveLength(writes);
  expect(output.includes('Left behind at the provider')).toBe(writes === 1);
});
