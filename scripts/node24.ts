/** Node.js of the images, for a machine that has another version. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const VERSION = '24.21.0';

/**
 * Installs packages of npm into a folder, outside of the project's dependencies, and runs none of their scripts.
 * @throws if a path, relative to the folder, is missing afterwards
 */
export function installOutside(folder: string, packages: string[], expected: string): string {
  const path = resolve(folder, expected);
  if (!existsSync(path)) {
    const options = [
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    spawnSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
  }
  if (!existsSync(path)) throw new Error(`npm did not install ${packages.join(' ')}.`);
  return path;
}

/** The platform package that npm's package `node` installs by a script; installed directly, no script has to run. */
export const nodePackage = `node-${process.platform}-${process.arch}`;

/** Returns the path of the binary, which the first call downloads into `.cache/`. */
export const installNode = (): string =>
  installOutside(
    resolve('.cache', `node-${VERSION}`),
    [`${nodePackage}@${VERSION}`],
    `node_modules/${nodePackage}/bin/node`,
  );
