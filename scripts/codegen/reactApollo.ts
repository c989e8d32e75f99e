/**
 * typescript-react-apollo without its suspense hooks: they do not compile against Apollo Client 4 under strict
 * settings and the plugin has no switch for them. Everything else is the plugin's own output.
 */
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as reactApollo } from '@graphql-codegen/typescript-react-apollo';

const isSuspense = (line: string) =>
  /^export function use\w+SuspenseQuery\(/.test(line) || /^export type \w+SuspenseQueryHookResult /.test(line);

function withoutSuspense(content: string): string {
  const kept: string[] = [];
  let inBody = false;
  for (const line of content.split('\n')) {
    if (inBody) {
      if (/^ *}$/.test(line)) inBody = false;
    } else if (isSuspense(line)) {
      inBody = line.trimEnd().endsWith('{');
    } else if (line.trim() !== '// @ts-ignore') {
      kept.push(line);
    }
  }
  return kept.join('\n');
}

/** The plugin as codegen calls it. */
export const plugin: PluginFunction = async (schema, documents, config, info) => {
  const output = (await reactApollo(schema, documents, config, info)) as Types.ComplexPluginOutput;
  return { ...output, content: withoutSuspense(output.content) };
};
