import { expect, it } from 'vitest';
import { linesWithNames, namesOf, providerNames } from '../../scripts/sources/providerNames.ts';

const document = {
  paths: { '/a_path/': { get: { parameters: [{ name: 'with_all', in: 'query' }] } } },
  components: { schemas: { Row: { properties: { user_descr: { enum: ['by_day', 'plain'] }, id: {} } } } },
};

it('finds the provider’s names of parameters, fields and codes above the records', () => {
  const names = namesOf(document);
  expect([...names].sort()).toEqual(['by_day', 'user_descr', 'with_all']);
  const text = "const a_path = 1;\nread(row.user_descr);\nread(row.fullName, 'by_day');";
  const files = ['gateway/domains/a.ts', 'gateway/provider/records/a.ts'].map((path) => ({ path, text }));
  expect(linesWithNames(names, files)).toEqual([
    'gateway/domains/a.ts:2 read(row.user_descr);',
    "gateway/domains/a.ts:3 read(row.fullName, 'by_day');",
  ]);
});

it('takes the names from the contract', () => {
  const files = [{ path: 'gateway/domains/a.ts', text: 'record.speak_slot\nrecord.talkSlot' }];
  expect(providerNames(files)).toEqual(['gateway/domains/a.ts:1 record.speak_slot']);
});
