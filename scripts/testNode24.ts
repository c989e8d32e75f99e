/**
 * `npm run test:node24`: `npm test` on the Node.js of the images, with the same arguments. The binary comes from npm into
 * `.cache/`, outside of the project's dependencies.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { run } from './run.ts';

const VERSION = '24.21.0';

/** The path of the binary, which is downloaded at the first call. */
function installNode(): string {
  // npm's package `node` installs this one by a script; without the package no script has to run.
  const name = `node-${process.platform}-${process.arch}`;
  const folder = resolve('.cache', `node-${VERSION}`);
  const binary = resolve(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(binary)) {
    const options = [
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    spawnSync('npm', ['install', ...options, `${name}@${VERSION}`], { stdio: 'inherit' });
  }
  if (!existsSync(binary)) throw new Error(`npm did not install ${name} ${VERSION}.`);
  return binary;
}

await run(async () => {
  const node = installNode();
  // Tests that start `node` by its name get the same one.
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  console.log(`Node.js ${VERSION}`);
  return (
    spawnSync(node, ['--import', 'tsx', 'scripts/test.ts', ...process.argv.slice(2)], { stdio: 'inherit', env })
      .status ?? 1
  );
});
