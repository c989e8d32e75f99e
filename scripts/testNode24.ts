/**
 * `npm run test:node24`: `npm test` on the Node.js of the images, with the same arguments. The binary comes from npm into
 * `.cache/`, outside of the project's dependencies.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { installNode, VERSION } from './node24.ts';
import { run } from './run.ts';

await run(async () => {
  const node = installNode();
  // Tests that start `node` by name get the same binary.
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  console.log(`Node.js ${VERSION}`);
  return (
    spawnSync(node, ['--import', 'tsx', 'scripts/test.ts', ...process.argv.slice(2)], { stdio: 'inherit', env })
      .status ?? 1
  );
});
