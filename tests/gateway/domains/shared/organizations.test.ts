import { expect, it } from 'vitest';
import { nameOfKey } from '../../../../gateway/lib/ids.ts';
import { organizationOf } from '../../../../gateway/shared/organizations.ts';

const other = 134;
const empty = { organisation: null, organizationId: null, otherOrganization: null };
const record = { organisation: 'Другая организация', organizationId: other, otherOrganization: 'Лаборатория «Пример»' };

it('a typed name is a separate organisation, the same for everyone who typed it', () => {
  const found = organizationOf(record, other);
  expect(found).toMatchObject({ name: 'Лаборатория «Пример»', isOther: true });
  expect(found?.id).toMatch(/^~[\w-]+$/);
  expect(nameOfKey(found?.id ?? '')).toBe('Лаборатория «Пример»');
  expect(organizationOf({ ...record, organisation: null }, other)).toEqual(found);
});

it.each([
  ['a listed one', { organizationId: 5, organisation: 'Институт' }, { id: '5', name: 'Институт', isOther: false }],
  ['a listed one with a typed name', { ...record, organizationId: 5 }, { id: '5', name: record.organisation }],
  ['the other one without a typed name', { ...record, otherOrganization: '' }, { id: '134', isOther: true }],
  ['one without its name', { organizationId: 5 }, { id: '5', name: null }],
  ['none', { organisation: '' }, null],
  ['none with a typed name that no longer counts', { ...record, organizationId: null, organisation: null }, null],
])('%s', (_, change, found) => {
  const organization = organizationOf({ ...empty, ...change }, other);
  if (found === null) expect(organization).toBeNull();
  else expect(organization).toMatchObject(found);
  expect(nameOfKey(organization?.id ?? '5')).toBeNull();
});

it('identifies an organisation without an id by its name', () => {
  const found = organizationOf({ ...empty, organisation: 'Институт' }, other);
  expect(found).toMatchObject({ name: 'Институт', isOther: false });
  expect(nameOfKey(found?.id ?? '')).toBe('Институт');
});
