import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The schema that others build on, as it was released last. */
export const RELEASED = 'schema/released.graphql';
/** What changed with each release. */
export const CHANGELOG = 'schema/CHANGELOG.md';
const CURRENT = 'schema/schema.graphql';

/** Today in Moscow, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format();

/** Today's schema, as codegen merged it; its text without the line that says so. */
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
