import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { birthDays, fewestCharacters, mostCharacters, mostFileBytes, mostLetterPreviews } from '../../schema/limits.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const schemasOf = (name: string) => parse(read(`schema/${name}.openapi.yaml`)).components.schemas;
const base = schemasOf('provider');
const extensions = schemasOf('providerExtensions');

it('FIL-02 CAB-01 ACC-09 the limits are those of the specifications', () => {
  expect(mostFileBytes).toBe(6_291_456);
  expect(fewestCharacters).toEqual({ password: 8, middleName: 2 });
  expect(birthDays.signUp).toEqual({ min: '1950-01-01', max: '2015-12-31' });
  expect(birthDays.profile).toEqual({ min: '1925-01-01', max: '2015-12-31' });
});

const { RegisterRequest, IndividualChange } = base;
const registered = RegisterRequest.properties.individual.properties;
const changed = IndividualChange.properties;

it.each([
  ['an address', RegisterRequest.properties.email.maxLength, mostCharacters.email],
  ['a password', RegisterRequest.properties.password.maxLength, mostCharacters.password],
  ['a name', changed.last_name.maxLength, mostCharacters.name],
  ['a new middle name', registered.middle_name.minLength, fewestCharacters.middleName],
  ['a telephone', registered.phone_number.maxLength, mostCharacters.phone],
  ['a citizenship', changed.nationality.maxLength, mostCharacters.citizenship],
  ['a typed organisation', registered.other_org_descr.maxLength, mostCharacters.otherName],
  ['a typed position', changed.other_position_descr.maxLength, mostCharacters.otherName],
  ['the title of a talk', base.RegistrationRequest.properties.comment.maxLength, mostCharacters.talkTitle],
  ['a talk date', base.ParticipationChange.properties.new_org_comment.maxLength, mostCharacters.talkSchedule],
  ['letters', extensions.LetterPreviewRequest.properties.changes.maxItems, mostLetterPreviews],
])("the provider's contract has the limit of %s", (_, documented, limit) => {
  expect(documented).toBe(limit);
});

it('nginx passes the largest file with its form to the gateway', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx/portal.conf.template')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(mostFileBytes + 1024 * 1024);
});
