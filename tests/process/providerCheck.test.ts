import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { scriptedProvider } from '../testkit/portal.ts';

const provider = await scriptedProvider();

async function check(args: string[], env: NodeJS.ProcessEnv = {}, typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/providerCheck.ts', ...args], {
    env: { ...process.env, ...env },
  });
  child.stdin.end(typed);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

it('npm run provider:check takes the token from the environment and exits with 1 where an answer leaves the contract', async () => {
  const folder = await temporaryFolder();
  const { code, output } = await check([provider.url, '--record', folder], { PROVIDER_TOKEN: 'secret-token' });
  expect(code).toBe(1);
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
  [['--write'], 'no\n', 0],
  [['--write'], 'yes\n', 1],
  [['--write', '--yes'], '', 1],
])('npm run provider:check %j writes after a yes alone, here %j', async (flags, typed, writes) => {
  provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [] } });
  const { output } = await check([provider.url, ...flags], { PROVIDER_TOKEN: 'secret-token' }, typed);
  expect(provider.callsTo(`POST ${callPaths.login}`)).toHaveLength(writes);
  expect(output.includes('Left behind at the provider')).toBe(writes === 1);
});
