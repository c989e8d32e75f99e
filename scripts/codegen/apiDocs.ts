/**
 * docs/api.md: the schema for people, domain by domain, with rights, error codes and limits. Everything comes from the
 * schema and the gateway's own constants, so it cannot drift.
 */
import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  type TypeNode,
} from 'graphql';
import { permissions, type Rule } from '../../gateway/graphql/permissions.ts';
import { costDefaults } from '../../gateway/limits/documentLimits.ts';
import { graphDiagram } from './apiDiagram.ts';
import { errorTables } from './apiErrors.ts';
import { limitTable } from './apiLimits.ts';
import { taskSections } from './apiTasks.ts';

/** In the order of the document. */
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

type Described = {
  description?: StringValueNode | undefined;
  directives?: readonly { name: { value: string } }[] | undefined;
};

/** A description in a table cell. */
const words = ({ description }: Described): string =>
  (description?.value ?? '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

const builtIn = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

/** Links a type to its section. */
function typeLink(type: TypeNode): string {
  const name = nameOf(type);
  return builtIn.has(name) ? `\`${print(type)}\`` : `[\`${print(type)}\`](#${name.toLowerCase()})`;
}

function deprecation(
  node:
    | FieldDefinitionNode
    | InputValueDefinitionNode
    | { directives?: readonly { name: { value: string }; arguments?: readonly { value: unknown }[] }[] },
): string {
  const found = node.directives?.find(({ name }) => name.value === 'deprecated');
  const reason = found?.arguments?.[0]?.value as StringValueNode | undefined;
  return found ? `**Deprecated:** ${reason?.value ?? ''} ` : '';
}

function argument(node: InputValueDefinitionNode): string {
  const byDefault = node.defaultValue ? ` = \`${print(node.defaultValue)}\`` : '';
  return `• \`${node.name.value}\`: ${typeLink(node.type)}${byDefault} — ${deprecation(node)}${words(node)}`;
}

const meaning = (field: FieldDefinitionNode): string =>
  [deprecation(field) + words(field), ...(field.arguments ?? []).map(argument)].join('<br>');

const table = (heading: string[], rows: string[][]): string[] => [
  `| ${heading.join(' | ')} |`,
  `|${heading.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const who: Record<Rule, string> = { public: 'everybody', signedIn: 'signed in', moderator: 'moderators' };

/** Cost of a root field by itself. */
function costOf(type: 'Query' | 'Mutation', field: FieldDefinitionNode): string {
  const weight = field.directives?.find(({ name }) => name.value === 'cost')?.arguments?.[0]?.value;
  if (weight?.kind === Kind.INT) return weight.value;
  return String(type === 'Query' ? costDefaults.field : costDefaults.action);
}

function rootTable(type: 'Query' | 'Mutation', fields: readonly FieldDefinitionNode[]): string[] {
  const rules: Record<string, Rule> = permissions[type];
  const rows = fields.map((field) => [
    `\`${field.name.value}\``,
    typeLink(field.type),
    who[rules[field.name.value] ?? 'public'],
    costOf(type, field),
    meaning(field),
  ]);
  return [
    `**${type === 'Query' ? 'Queries' : 'Mutations'}**`,
    '',
    ...table(['name', 'answer', 'who', 'cost', 'meaning'], rows),
  ];
}

/** A field that not everyone who reads its type may read says who may. */
function fieldsTable(type: string, fields: readonly FieldDefinitionNode[]): string[] {
  const rules: Record<string, Rule> = type in permissions ? permissions[type as keyof typeof permissions] : {};
  const right = (name: string) => {
    const rule = rules[name] ?? 'public';
    return rule === 'public' ? '' : `*For: ${who[rule]}.* `;
  };
  return table(
    ['field', 'type', 'meaning'],
    fields.map((field) => [`\`${field.name.value}\``, typeLink(field.type), right(field.name.value) + meaning(field)]),
  );
}

function inputTable(fields: readonly InputValueDefinitionNode[]): string[] {
  const rows = fields.map((field) => [
    `\`${field.name.value}\``,
    typeLink(field.type),
    field.defaultValue ? `\`${print(field.defaultValue)}\`` : '',
    deprecation(field) + words(field),
  ]);
  return table(['field', 'type', 'default', 'meaning'], rows);
}

const titled = (name: string, kind: string, node: Described, ...lines: string[]) => [
  `### ${name}`,
  '',
  `*${kind}.* ${words(node)}`,
  '',
  ...lines,
];

const directiveOf = (node: DirectiveDefinitionNode) =>
  titled(
    `@${node.name.value}`,
    `Directive on ${node.locations.map(({ value }) => value).join(', ')}`,
    node,
    ...(node.arguments ?? []).map((it) => `- ${argument(it).slice(2)}`),
    ...(node.arguments?.length ? [''] : []),
  );

function section(node: DefinitionNode): string[] {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const { value } = node.name;
      const fields = node.fields ?? [];
      if (value === 'Query' || value === 'Mutation') return fields.length > 0 ? rootTable(value, fields) : [];
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION) return titled(value, 'Type', node, ...fieldsTable(value, fields));
      return [`**Fields of [\`${value}\`](#${value.toLowerCase()})**`, '', ...fieldsTable(value, fields)];
    }
    case Kind.INTERFACE_TYPE_DEFINITION:
      return titled(node.name.value, 'Interface', node, ...fieldsTable(node.name.value, node.fields ?? []));
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return titled(node.name.value, 'Input', node, ...inputTable(node.fields ?? []));
    case Kind.ENUM_TYPE_DEFINITION: {
      const rows = (node.values ?? []).map((value) => [`\`${value.name.value}\``, deprecation(value) + words(value)]);
      return titled(node.name.value, 'Enum', node, ...table(['value', 'meaning'], rows));
    }
    case Kind.SCALAR_TYPE_DEFINITION:
      return titled(node.name.value, 'Scalar', node);
    case Kind.DIRECTIVE_DEFINITION:
      return directiveOf(node);
    default:
      throw new Error(`scripts/codegen/apiDocs.ts does not support ${node.kind}`);
  }
}

const isRoot = (node: DefinitionNode) =>
  'name' in node && (node.name?.value === 'Query' || node.name?.value === 'Mutation');

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

Tools send \`authorization: Token …\` (or \`Bearer …\`) with a token of \`createToken\`; an unknown token is never ignored. The column "who" names the callers that have the right:
everybody, signed-in callers (the provider checks the rights to each record), or moderators.`;

/** Reads the schema's own files, which have the domains and their order. */
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
    ['[errors](#errors)', '[limits](#limits)', ...domains.map((name) => `[${name}](#domain-${name})`)].join(' · '),
    '',
    ...errorTables(table),
    ...limitTable(table),
    ...domains.flatMap(domainSection),
  ].join('\n');
