import { providerDocuments } from '../../schema/providerContract.ts';

const generated = new Set(['schema/schema.graphql']);

/** Whether generated code depends on a file, named by its path in the project: a contract or an operation. */
export function isCodegenSource(path: string): boolean {
  const file = path.replaceAll('\\', '/');
  if ((providerDocuments as readonly string[]).includes(file)) return true;
  return /^(schema|web)\/.*\.graphql$/.test(file) && !generated.has(file);
}
