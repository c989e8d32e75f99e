import { explorerTexts } from './texts.ts';

/** An example operation. */
export interface Example {
  /** Its path. */
  id: string;
  title: string;
  query: string;
  variables: string;
  /** Heading of the recipe about its domain; null without one. */
  recipe: string | null;
}

const texts = import.meta.glob<string>('./examples/*/*.graphql', { query: '?raw', import: 'default', eager: true });
const variables = import.meta.glob<string>('./examples/*/*.json', { query: '?raw', import: 'default', eager: true });

function exampleOf(id: string, text: string, domain: string): Example {
  const [heading = '', ...lines] = text.split('\n');
  return {
    id,
    title: heading.replace(/^# /, ''),
    query: lines.join('\n'),
    variables: variables[id.replace(/graphql$/, 'json')] ?? '',
    recipe: explorerTexts.recipes[domain] ?? null,
  };
}

/** Examples by domain, in the order of the texts. */
export const exampleGroups = Object.entries(explorerTexts.domains).map(([domain, title]) => ({
  title,
  examples: Object.entries(texts).flatMap(([path, text]) =>
    path.startsWith(`./examples/${domain}/`) ? exampleOf(path, text, domain) : [],
  ),
}));

/** The operation in the first tab. */
export const firstExample = exampleGroups
  .flatMap(({ examples }) => examples)
  .find(({ id }) => id.endsWith('/Programme.graphql'));
