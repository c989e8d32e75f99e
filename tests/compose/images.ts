import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { installOutside, nodePackage, VERSION } from '../../scripts/node24.ts';
import type { Run } from './commands.ts';

/**
 * Images with the names, users and entry points of those in docker-compose.yml, from Debian's packages. An image that
 * exists stays: remove it with `docker rmi`, or remove `.cache/compose`.
 */
const suite = 'trixie';
const folder = resolve('.cache/compose/images');
const names = ['node', 'nginx', 'postgres', 'redis', 'mail'] as const;
type Name = (typeof names)[number];

async function importDebian(run: Run): Promise<void> {
  const root = `${folder}/debian`;
  await rm(root, { recursive: true, force: true });
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', suite, root]);
  await run('sh', ['-c', `tar -C '${root}' -c . | docker import - portal-test/debian`]);
  await rm(root, { recursive: true });
}

/** What a Dockerfile needs besides the files of its folder. */
const preparations: Partial<Record<Name, (context: string) => Promise<void> | void>> = {
  async node(context) {
    // npm in a container trusts what npm on this machine trusts.
    const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
    await copyFile(trusted, `${context}/certificates.crt`);
    installOutside(context, [`${nodePackage}@${VERSION}`, 'npm@11'], 'node_modules/npm/bin/npm-cli.js');
  },
  mail: (context) => copyFile('tests/testkit/smtp.ts', `${context}/smtp.ts`),
};

async function build(run: Run, name: Name): Promise<void> {
  const context = `${folder}/${name}`;
  await mkdir(context, { recursive: true });
  await cp(`tests/compose/images/${name}`, context, { recursive: true });
  await preparations[name]?.(context);
  const args = name === 'node' ? ['--build-arg', `NODE_PACKAGE=${nodePackage}`] : [];
  await run('docker', ['build', '--quiet', '--network=host', '--tag', `portal-test/${name}`, ...args, context]);
}

/** Makes the images that do not exist yet; returns their names. */
export async function makeImages(run: Run): Promise<string[]> {
  const present = (await run('docker', ['images', '--format', '{{.Repository}}'])).split('\n');
  const missing = (name: string) => !present.includes(`portal-test/${name}`);
  await mkdir(folder, { recursive: true });
  if (missing('debian')) await importDebian(run);
  // Their own Dockerfiles change; the engine's cache skips unchanged layers.
  for (const name of names) await build(run, name);
  return ['debian', ...names].filter(missing);
}
