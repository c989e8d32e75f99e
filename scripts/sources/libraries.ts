/** The packages that the owner of the portal named: code of the portal calls each of them. */
import ts from 'typescript';
import type { SourceFile } from './sourceFiles.ts';

export const productionLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  '@apollo/client',
  'graphql',
  '@apollo/server',
  'graphql-tag',
  'undici',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/notifications',
  'dayjs',
];
export const codegenLibraries = ['@graphql-codegen/typescript-react-apollo'];
export const testLibraries = ['vitest', '@testing-library/react'];

/** Whether an import brings a value; one for types alone, or for a style sheet, does not. */
function bringsValue({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some((element) => !element.isTypeOnly);
}

/** The modules whose values a file imports. */
function modulesOfValues({ path, text }: SourceFile): string[] {
  return ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isImportDeclaration)
    .filter(bringsValue)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text);
}

/** Those of the packages whose values none of the files imports. */
export function unusedLibraries(libraries: readonly string[], files: SourceFile[]): string[] {
  const unused = new Set(libraries);
  for (const file of files) {
    const named = [...unused].filter((library) => file.text.includes(`'${library}`));
    if (named.length === 0) continue;
    const modules = modulesOfValues(file);
    for (const library of named) {
      if (modules.some((module) => module === library || module.startsWith(`${library}/`))) unused.delete(library);
    }
  }
  return [...unused];
}
