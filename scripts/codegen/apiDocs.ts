/**
 * docs/api.md: the schema for people, domain by domain, with rights, error codes and limits. Everything comes from the
 * schema and the gateway's own constants, so it cannot drift.
 */
import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type DefinitionNode, type FieldDefinitionNode, Kind, parse, print } from 'graphql';
import { costDefaults } from '../../gateway/limits/documentLimits.ts';
import { graphDiagram } from './apiDiagram.ts';
import { errorTables } from './apiErrors.ts';
import { limitTable } from './apiLimits.ts';
import { operationTable } from './apiOperations.ts';
import { stateTables } from './apiStates.ts';
import { taskSections } from './apiTasks.ts';
import { table } from './table.ts';

/** The domains, in the order of the document. */
const domains = [
  'base',
  'accounts',
  'profile',
  'registrations',
  'files',
  'documents',
  'references',
  'editions',
  'programme',
  'posters',
  'participants',
  'bulk',
  'people',
  'attendance',
  'mailings',
  'exports',
];

const who: Record<string, string> = { EVERYONE: 'everybody', SIGNED_IN: 'signed in', MODERATOR: 'moderators' };

/** An argument of a field's directive; undefined without the directive, null without the argument. */
function argumentOf(field: FieldDefinitionNode, directive: string): string | null | undefined {
  const found = field.directives?.find(({ name }) => name.value === directive);
  const value = found?.arguments?.[0]?.value;
  return found && (value && 'value' in value ? String(value.value) : null);
}

/** Whether a client may repeat an action after an unclear answer. */
function repeatOf(field: FieldDefinitionNode): string {
  const key = argumentOf(field, 'idempotent');
  return key === undefined ? '' : key === null ? 'yes' : `with \`${key}\``;
}

/** Cost of a root field by itself. */
function costOf(type: 'Query' | 'Mutation', field: FieldDefinitionNode): string {
  return argumentOf(field, 'cost') ?? String(type === 'Query' ? costDefaults.field : costDefaults.action);
}

/** Who may read the fields of a type: all root fields, and those fields of other types that need more rights. */
function rightsTable(type: string, fields: readonly FieldDefinitionNode[]): string[] {
  const isRootType = type === 'Query' || type === 'Mutation';
  const rows = fields.flatMap((field) => {
    const name = field.name.value;
    const role = argumentOf(field, 'access') ?? null;
    if (!isRootType) return role === null ? [] : [[`\`${name}\``, who[role] ?? role]];
    const row = [`\`${name}\``, who[role ?? ''] ?? '', costOf(type, field)];
    return [type === 'Mutation' ? [...row, repeatOf(field)] : row];
  });
  const heading = ['name', 'who', 'cost', 'may be repeated'].slice(0, rows[0]?.length ?? 0);
  return rows.length === 0 ? [] : table(heading, rows);
}

/** A definition as the schema writes it, with its descriptions. */
function section(node: DefinitionNode): string[] {
  if (!('name' in node)) throw new Error(`scripts/codegen/apiDocs.ts: ${node.kind}`);
  const { value } = node.name;
  const isObject = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
  const fields = (isObject && node.fields) || [];
  if (isRoot(node) && fields.length === 0) return [];
  const heading = node.kind === Kind.DIRECTIVE_DEFINITION ? `### @${value}` : `### ${value}`;
  const title = isRoot(node)
    ? `**${value === 'Query' ? 'Queries' : 'Mutations'}**`
    : node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? `**Fields of [\`${value}\`](#${value.toLowerCase()})**`
      : heading;
  return [title, '', ...rightsTable(value, fields), '```graphql', print(node), '```', ''];
}

const isRoot = (node: DefinitionNode) =>
  'name' in node && (node.name.value === 'Query' || node.name.value === 'Mutation');

function domainSection(domain: string): string[] {
  const { definitions } = parse(readFileSync(`schema/${domain}.graphql`, 'utf8'));
  const ordered = [...definitions.filter(isRoot), ...definitions.filter((node) => !isRoot(node))];
  return [`## Domain ${domain}`, '', ...ordered.flatMap(section)];
}

const opening = `# API

<!-- Generated from schema/*.graphql and the gateway's constants: npm run codegen -->

One endpoint, \`/graphql\`: \`POST\` with \`{"query", "variables", "operationName"}\` as JSON. Examples for a shell and for a
typed client: [recipes.md](recipes.md). An editor with these descriptions: \`/explorer\`. Changes between releases:
[CHANGELOG.md](../schema/CHANGELOG.md).

Tools send \`authorization: Token …\` (or \`Bearer …\`) with a token of \`createToken\`; an unknown token is never ignored. The column "who" (\`@access\`) names the callers that have the right:
everybody, signed-in callers (the provider checks the rights to each record), or moderators; "may be repeated" (\`@idempotent\`) the actions whose second request has no further effect.`;

/** Reads the schema's own files, because they keep the domains and their order. */
export const plugin: PluginFunction = (schema) =>
  [
    opening,
    '',
    'The records and the fields that lead from one to another; `[ ]` marks lists, and a connection stands for its nodes.',
    '',
    ...graphDiagram(schema),
    '## Ten tasks',
    '',
    'Each is one operation, which the explorer offers as an example and a test runs against the sample data.',
    '',
    ...taskSections(),
    [
      '[errors](#errors)',
      '[limits](#limits)',
      '[published operations](#published-operations)',
      '[states of a registration](#states-of-a-registration)',
      ...domains.map((name) => `[${name}](#domain-${name})`),
    ].join(' · '),
    '',
    ...errorTables(),
    ...limitTable(),
    ...operationTable(schema),
    ...stateTables(),
    ...domains.flatMap(domainSection),
  ].join('\n');
