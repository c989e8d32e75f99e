import { expect, it } from 'vitest';
import { organizationOf } from '../../../../gateway/domains/shared/organizations.ts';
import { nameOfKey } from '../../../../gateway/lib/ids.ts';

const other = 134;
const empty = { organisation: null, organization_id: null, other_org_descr: null };
const record = { organisation: 'Другая организация', organization_id: other, other_org_descr: 'Лаборатория «Пример»' };

it('a typed name is an organisation of its own, the same for each who typed it', () => {
  const found = organizationOf(record, other);
  expect(found).toMatchObject({ name: 'Лаборатория «Пример»', isOther: true });
  expect(found?.id).toMatch(/^~[\w-]+$/);
  expect(nameOfKey(found?.id ?? '')).toBe('Лаборатория «Пример»');
  expect(organizationOf({ ...record, organisation: null }, other)).toEqual(found);
});

it.each([
  ['a listed one', { organization_id: 5, organisation: 'Институт' }, { id: '5', name: 'Институт', isOther: false }],
  ['a listed one with a typed name', { ...record, organization_id: 5 }, { id: '5', name: record.organisation }],
  ['the other one without a typed name', { ...record, other_org_descr: '' }, { id: '134', isOther: true }],
  ['one without its name', { organization_id: 5 }, { id: '5', name: null }],
  ['none', { organisation: '' }, null],
  ['none with a typed name that no longer counts', { ...record, organization_id: null, organisation: null }, null],
])('%s', (_, change, found) => {
  const organization = organizationOf({ ...empty, ...change }, other);
  if (found === null) expect(organization).toBeNull();
  else expect(organization).toMatchObject(found);
  expect(nameOfKey(organization?.id ?? '5')).toBeNull();
});

it('a name without an id is known by the name', () => {
  const found = organizationOf({ ...empty, organisation: 'Институт' }, other);
  expect(found).toMatchObject({ name: 'Институт', isOther: false });
  expect(nameOfKey(found?.id ?? '')).toBe('Институт');
});
