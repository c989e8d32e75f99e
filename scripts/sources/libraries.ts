/** The packages that the portal's owner requires; the code must use each of them. */
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

/** The packages from which no file imports a value. */
export const unusedLibraries = (libraries: readonly string[], files: SourceFile[]): string[] =>
  libraries.filter((name) => {
    const brings = new RegExp(`^import (?!type |{(?: type \\w+,?)+ })[^']* from '${name}['/]`, 'm');
    return !files.some(({ text }) => brings.test(text));
  });
