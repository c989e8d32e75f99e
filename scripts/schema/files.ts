import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { dayOf } from '../../gateway/lib/dates.ts';

/** The newest released schema, which others build on. */
export const RELEASED = 'schema/released.graphql';
/** The changes of each release. */
export const CHANGELOG = 'schema/CHANGELOG.md';
const CURRENT = 'schema/schema.graphql';

/** Today in Moscow, YYYY-MM-DD. */
export const today = (): string => dayOf(new Date());

/** The current schema as codegen merged it; the text without codegen's first line. */
export async function readCurrent(): Promise<{ schema: GraphQLSchema; text: string }> {
  const text = (await readFile(CURRENT, 'utf8')).replace(/^#.*\n/, '');
  return { schema: buildSchema(text), text };
}

/** The released schema and its number. */
export async function readReleased(): Promise<{ schema: GraphQLSchema; version: number }> {
  const text = await readFile(RELEASED, 'utf8');
  const version = Number(/^# Version (\d+),/.exec(text)?.[1]);
  if (!version) throw new Error(`${RELEASED} does not begin with its version`);
  return { schema: buildSchema(text), version };
}
