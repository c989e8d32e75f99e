import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { costOf } from '../../gateway/limits/cost.ts';
import { mostFileBytes } from '../../schema/limits.ts';

const page = readFileSync('docs/api.md', 'utf8');
const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const ownTypes = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Boolean', 'ID'].includes(name),
);

it('has a heading for every type of the schema, and every link leads to one', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const types = ownTypes.map(({ name }) => name).filter((name) => name !== 'Query' && name !== 'Mutation');
  expect(headings).toEqual(expect.arrayContaining(types));
  const anchors = new Set(headings.map((heading) => heading.toLowerCase().replace('@', '').replaceAll(' ', '-')));
  expect(anchors.size).toBe(headings.length);
  const dead = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor).filter((it) => !anchors.has(it));
  expect(dead).toEqual([]);
});

it('has every field, with the rights at the root', () => {
  for (const type of ownTypes.filter(isObjectType)) {
    for (const [name, field] of Object.entries(type.getFields())) {
      expect(page, `${type.name}.${name}`).toMatch(new RegExp(`^  ${name}(?:\\(|: )`, 'm'));
      expect(page).toContain(field.description?.split('\n')[0]);
    }
  }
  expect(page).toMatch(/^\| `people` \| moderators \| 50 \|/m);
  expect(page).toMatch(/^\| `createToken` \| everybody \| 100 \|/m);
  expect(page).toMatch(/^\| `bulkRuns` \| moderators \|/m);
});

it('explains every error code of the gateway, and its limits', () => {
  const sources = readdirSync('gateway', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .map((name) => readFileSync(join('gateway', name), 'utf8'));
  const codes = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bcode: '([A-Z_]{4,})'/g)].map(([, code = '']) => code)),
  );
  expect(codes.size).toBeGreaterThan(3);
  // The enum describes the codes of user errors.
  for (const code of codes) expect(page).toMatch(new RegExp(`\`${code}\`|^  ${code}$`, 'm'));
  expect(page).toContain(`${mostFileBytes.toLocaleString('en').replaceAll(',', '\u00a0')} bytes`);
});

it('names the price of each published operation, with the default values of its variables', () => {
  for (const file of readdirSync('schema/operations')) {
    const { cost } = costOf(schema, parse(readFileSync(join('schema/operations', file), 'utf8')));
    expect(page).toMatch(new RegExp(`^\\| \\[\`${file.replace('.graphql', '')}\`\\].* \\| ${cost} \\|$`, 'm'));
  }
});
