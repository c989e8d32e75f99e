/**
 * Generates all code from the contracts: provider types from the OpenAPI document, resolver types,
 * the merged schema and the page's hooks; then checks the types, so that every place which a renamed field or parameter
 * touches is named. With `--check` nothing is written and a difference fails; `--quick` leaves the type check to others.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';

const PROVIDER_TYPES = 'gateway/generated/provider.ts';

async function providerTypes(): Promise<string> {
  const tree = await openapiTS(new URL('../schema/provider.openapi.yaml', import.meta.url), { alphabetize: true });
  return `/* Generated from schema/provider.openapi.yaml: npm run codegen */\n${astToString(tree)}`;
}

async function readOrEmpty(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** The preset and the plugin import their helpers into every file, used or not; strict settings reject unused imports. */
function withoutUnusedImports(content: string): string {
  return content.replace(/^import (?:type )?\* as (\w+) from '[^']+';\n/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\.`).test(content) ? line : '',
  );
}

const check = process.argv.includes('--check');
const { config } = await loadCodegenConfig({ configFilePath: 'codegen.ts' });
const files = [
  { filename: PROVIDER_TYPES, content: await providerTypes() },
  ...(await generate({ ...config, silent: true, errorsOnly: true }, false)),
].map((file) => ({ ...file, content: withoutUnusedImports(file.content) }));

const stale: string[] = [];
for (const { filename, content } of files) {
  if ((await readOrEmpty(filename)) === content) continue;
  stale.push(filename);
  if (check) continue;
  await mkdir(dirname(filename), { recursive: true });
  await writeFile(filename, content);
}

if (check && stale.length > 0) {
  console.error(`Generated files differ from their contracts; run npm run codegen:\n${stale.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(
    check
      ? `${files.length} generated files are in step`
      : `${stale.length} of ${files.length} generated files written`,
  );
}

// A rename in a contract shows here: in the mapping of an answer's field, in the call of a parameter.
if (!check && !process.argv.includes('--quick')) {
  const compiler = ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'];
  const { status } = spawnSync(process.execPath, compiler, { stdio: 'inherit' });
  if (status === 0) console.log('The types agree with the contracts');
  else process.exitCode = 1;
}
