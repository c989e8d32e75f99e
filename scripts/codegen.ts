/**
 * Generates all code from the contracts: provider types and paths from the OpenAPI document, resolver types, the merged
 * schema and the page's hooks. Then it checks the types, so that it can name every place that a renamed field or parameter
 * affects. `--check` writes nothing and fails on a difference; `--quick` skips the type check.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { providerDocuments, readProviderContract } from '../schema/providerContract.ts';

const PROVIDER_TYPES = 'gateway/generated/provider.ts';
const CALL_PATHS = 'schema/generated/callPaths.ts';
const ofTheContracts = `/* Generated from ${providerDocuments.join(' and ')}: npm run codegen */\n`;

/** The names of all fields and parameters, as a type: another name in a table of the gateway then fails the type check. */
function wireNames(document: object): string {
  const names = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    if (value?.in === 'query') names.add(value.name);
    return value;
  });
  return `export type WireName =\n${[...names]
    .sort()
    .map((name) => `    | ${JSON.stringify(name)}`)
    .join('\n')};\n`;
}

async function providerTypes(): Promise<string> {
  const document = readProviderContract() as unknown as OpenAPI3;
  const tree = await openapiTS(document, { alphabetize: true });
  return `${ofTheContracts}${astToString(tree)}${wireNames(document)}`;
}

/** The path of each call, for the reference provider and the tests: they follow a path that an owner corrects. */
function callPaths(): string {
  const { paths = {} } = readProviderContract() as unknown as OpenAPI3;
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId }) => `  ${operationId}: '${path}',\n`),
  );
  return `${ofTheContracts}export const callPaths = {\n${lines.sort().join('')}} as const;\n`;
}

async function readOrEmpty(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** Removes imports: the preset and the plugins import their helpers into every file, used or not; strict settings reject that. */
const withoutNeedlessImports = (content: string): string =>
  content.replace(/^import (?:type )?\* as (\w+) from '[^']+';\n+/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\.`).test(content) ? line : '',
  );

const check = process.argv.includes('--check');
const { config } = await loadCodegenConfig({ configFilePath: 'codegen.ts' });
const files = [
  { filename: PROVIDER_TYPES, content: await providerTypes() },
  { filename: CALL_PATHS, content: callPaths() },
  ...(await generate({ ...config, silent: true, errorsOnly: true }, false)),
].map((file) => ({ ...file, content: withoutNeedlessImports(file.content) }));

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

/** Prints the places that the type check names; places in tests, which use the names of the shipped contract, only by number. */
function report(output: string): void {
  const places = output.split(/\n(?=\S)/).filter((text) => text.trim() !== '');
  const inTests = places.filter((text) => text.startsWith('tests/'));
  const others = places.filter((text) => !text.startsWith('tests/'));
  if (others.length > 0) console.error(others.join('\n'));
  if (inTests.length > 0) console.error(`and ${inTests.length} places in tests/, which npm run check names`);
  if (others.length === 0) console.log('The types of the services and the page agree with the contracts');
  else process.exitCode = 1;
}

// The type check shows a rename in a contract: in the mapping of an answer's field, or in a call's parameter.
if (!check && !process.argv.includes('--quick')) {
  const compiler = ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'];
  report(spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout);
}
