/** Checks the rules that no other tool knows, and prints the size of the sources. Part of `npm run check`. */
import { codegenLibraries, productionLibraries, testLibraries, unusedLibraries } from './libraries.ts';
import { providerNames } from './providerNames.ts';
import { filesWithoutAlias, misplacedRussian } from './russian.ts';
import { readSource, type SourceFile, sourceFiles } from './sourceFiles.ts';

const web = sourceFiles('web');
const gateway = sourceFiles('gateway');
const provider = sourceFiles('provider');
const production = [...web, ...gateway, ...provider];

// codegen.ts names the plugins, and the portal's own plugin calls the library's.
const codegen = readSource('codegen.ts');
const plugins = sourceFiles('scripts/codegen').filter(({ path }) => codegen.text.includes(`'./${path}'`));

const faults = [
  ...unusedLibraries(productionLibraries, production).map((name) => `production code imports no value of ${name}`),
  ...unusedLibraries(codegenLibraries, [codegen, ...plugins]).map((name) => `codegen.ts does not use ${name}`),
  ...unusedLibraries(testLibraries, sourceFiles('tests')).map((name) => `no test imports a value of ${name}`),
  ...misplacedRussian(production).map((place) => `a Russian text outside the folder texts/: ${place}`),
  ...providerNames(gateway).map((place) => `a name of the provider above gateway/provider/records: ${place}`),
  ...filesWithoutAlias(web).map((path) => `a text is not imported by #texts/: ${path}`),
];

const lines = (files: SourceFile[]) => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
const sizes = { web, 'gateway and scripts': [...gateway, ...sourceFiles('scripts')] };
for (const [name, files] of Object.entries(sizes)) {
  console.log(`${name}: ${lines(files)} lines of .ts and .tsx without generated files`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
