/** Russian texts belong in the folders `texts/`, so that another language is another folder. */
import ts from 'typescript';
import type { SourceFile } from './sourceFiles.ts';

const isRussian = (text: string) => (text.match(/[а-яё]+/giu) ?? []).length > 1;

/** The text of a literal as its reader sees it; undefined for another node. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ');
  return undefined;
}

/** Places of a file where a literal contains two Russian words or more: `path:line text`. */
function russianLiterals({ path, text }: SourceFile): string[] {
  if (!isRussian(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalText(node);
    if (literal !== undefined && isRussian(literal)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      places.push(`${path}:${line + 1} ${literal.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** Paths whose Russian is data, not a text of the interface. */
const dataWithRussian = ['gateway/editions/', 'provider/database/migrations/', 'provider/database/seed/'];

/** Russian texts outside the folder `texts/` of the page, the gateway or the provider. */
export const misplacedRussian = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/^[a-z]+\/texts\//.test(path) && !dataWithRussian.some((data) => path.startsWith(data)))
    .flatMap(russianLiterals);

/** Files that name the folder of a language. Only the alias `#texts` in package.json may, so that another build can change it. */
export const filesWithoutAlias = (files: SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => !path.startsWith('web/texts/') && /['"]\.[^'"]*\/texts\/ru\//.test(text))
    .map(({ path }) => path);
