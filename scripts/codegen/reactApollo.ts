/**
 * typescript-react-apollo without its suspense hooks: they do not compile against Apollo Client 4 under strict
 * settings, and the plugin has no switch for them. Each operation's document contains its hash, by which the page
 * requests it. Everything else is the plugin's own output.
 */
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as reactApollo } from '@graphql-codegen/typescript-react-apollo';
import type { DocumentNode } from 'graphql';
import { completeOperations, hashOf, sentText } from './documents.ts';

const isSuspense = (line: string) =>
  /^export function use\w+SuspenseQuery\(/.test(line) || /^export type \w+SuspenseQueryHookResult /.test(line);

function withoutSuspense(content: string): string {
  const lines: string[] = [];
  let inBody = false;
  for (const line of content.split('\n')) {
    if (inBody) {
      if (/^ *}$/.test(line)) inBody = false;
    } else if (isSuspense(line)) {
      inBody = line.trimEnd().endsWith('{');
    } else if (line.trim() !== '// @ts-ignore') {
      lines.push(line);
    }
  }
  return lines.join('\n');
}

/** Writes the hash into the document of an operation and sorts its fragments as in the manifest. */
const withHash = (content: string): string =>
  content.replace(
    /^(export const \w+Document = )(\{.*\})( as unknown as DocumentNode;)$/gm,
    (_, before: string, json: string, after: string) => {
      const [document] = completeOperations([JSON.parse(json) as DocumentNode]);
      if (document === undefined) throw new Error(`No operation in ${before}`);
      const { kind, definitions } = document;
      return before + JSON.stringify({ kind, hash: hashOf(sentText(document)), definitions }) + after;
    },
  );

export const plugin: PluginFunction = async (schema, documents, config, info) => {
  const output = (await reactApollo(schema, documents, config, info)) as Types.ComplexPluginOutput;
  return { ...output, content: withHash(withoutSuspense(output.content)) };
};
