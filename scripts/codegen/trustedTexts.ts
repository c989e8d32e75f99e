/**
 * The manifest of operations that any caller may run, by sha256: those of the page as it sends them, and those of
 * schema/operations, published for tools, as written and as Apollo Client sends them.
 */
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type DocumentNode, getOperationAST, Kind, print } from 'graphql';
import { completeOperations, documentsOf, hashOf, sentText } from './documents.ts';

/** An operation with one of these directives may have only these variables and booleans, so that it has few answers. */
const NAMED = ['year', 'talk'];
const MARKS = ['static', 'shared'];

const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value ?? '';

function checkVariables(document: DocumentNode): void {
  const { directives = [], variableDefinitions = [] } = getOperationAST(document) ?? {};
  const mark = directives.find(({ name }) => MARKS.includes(name.value))?.name.value;
  if (mark === undefined) return;
  const wrong = variableDefinitions.find(
    ({ variable, type }) => !NAMED.includes(variable.name.value) && print(type) !== 'Boolean!',
  );
  if (wrong) {
    throw new Error(
      `${nameOf(document)}: a @${mark} operation may have no variables but $year, $talk and Boolean! ones`,
    );
  }
}

/** A fragment that no operation uses is left over from a component that is no longer there. */
function checkFragments(documents: DocumentNode[], operations: DocumentNode[]): void {
  const used = new Set(operations.flatMap(({ definitions }) => definitions));
  for (const definition of documents.flatMap(({ definitions }) => definitions)) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && !used.has(definition))
      throw new Error(`No operation uses the fragment ${definition.name.value}`);
  }
}

/** `published` is the folder of operations for tools. */
export const plugin: PluginFunction<{ published: string }> = (_, files, { published }) => {
  const isPublished = ({ location = '' }: { location?: string }) => location.includes(`/${published}/`);
  const page = completeOperations(documentsOf(files.filter((file) => !isPublished(file))));
  const tools = completeOperations(documentsOf(files.filter(isPublished)));
  page.forEach(checkVariables);
  checkFragments(documentsOf(files), [...page, ...tools]);
  const rows = [
    ...page.map((it) => ({ name: nameOf(it), text: sentText(it) })),
    ...tools.flatMap((it) => [print(it), sentText(it)].map((text) => ({ name: nameOf(it), text }))),
  ];
  const names = [...page, ...tools].map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two operations have the name ${twice}`);
  rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return [
    '/** Operations that any caller may run, by sha256 of their text; generated: npm run codegen */',
    'export const trustedTexts: Readonly<Record<string, string>> = {',
    ...rows.map(({ text }) => `  '${hashOf(text)}': ${JSON.stringify(text)},`),
    '};\n',
  ].join('\n');
};
