import { describe, expect, it } from 'vitest';
import { mutationOf } from '../../testkit/gateway.ts';
import { samplePortal } from '../../testkit/portal.ts';
import { samplePdf } from '../../testkit/samples.ts';

/** Wrong arguments have one code and name their place, however they are sent. */
const { gateway, moderator, person } = await samplePortal();

const place = async (query: string, variables: object = {}) => {
  const { codes, errors, data } = await gateway.graphql(query, variables, moderator);
  return { code: codes[0], argument: errors[0]?.extensions.argument, message: errors[0]?.message, data };
};

const participants = (args: string) => `{ edition(year: 2025) { participants(${args}) { totalCount } } }`;

describe('a wrong argument is BAD_USER_INPUT with its name', () => {
  const workbook = (input: string) =>
    `mutation { createAttendanceWorkbookDownload(input: { ${input} }) { userErrors { code } } }`;
  const saved = (input: string) => `mutation { updateProfile(input: { ${input} }) { userErrors { code } } }`;
  const registered = (input: string) =>
    `mutation { registerForForum(input: { requestedFormat: LISTENER, ${input} }) { userErrors { code } } }`;
  const posters = (args: string) => `{ edition { posterLists { groups { posters(${args}) { totalCount } } } } }`;

  it.each([
    ['a page that does not exist', participants('first: 1, offset: -1'), 'offset'],
    ['a page from both ends', '{ people(first: 1, last: 1) { totalCount } }', 'last'],
    ['a text that is no cursor', '{ people(after: "x") { totalCount } }', 'after'],
    ['a search that is too long', participants(`search: "${'a'.repeat(201)}"`), 'search'],
    ['an unknown value of an enum', workbook('kind: NONE'), 'input.kind'],
    ['a page of an edge that does not exist', posters('first: 1, last: 1'), 'last'],
    ['one in a list', registered('listeningSectionIds: ["Section:26", {}]'), 'input.listeningSectionIds[1]'],
    ['a day that does not exist', saved('birthDate: "2025-13-01"'), 'input.birthDate'],
    ['a literal of another type', '{ edition(year: "last") { id } }', 'year'],
    ['a missing field of an input', workbook(''), 'input.kind'],
    ['an unknown field of an input', workbook('kind: AUDIENCE, nobody: 1'), 'input.nobody'],
  ])('%s', async (_, query, argument) => {
    const found = await place(query);
    expect(found).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(found.message).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([
    ['of another type', `query ($size: Int!) ${participants('first: $size')}`, { size: 'x' }, 'first'],
    ['that is missing', 'query ($y: Int!) { edition(year: $y) { id } }', {}, 'year'],
    ['that is null', `query ($size: Int = 1) ${participants('first: $size')}`, { size: null }, 'first'],
    [
      'with an unknown value of an enum',
      'mutation ($kind: AttendanceKind!) { createAttendanceWorkbookDownload(input: { kind: $kind }) { userErrors { code } } }',
      { kind: 'NONE' },
      'input.kind',
    ],
    [
      'with one within an input',
      'mutation ($input: RegisterForForumInput!) { registerForForum(input: $input) { userErrors { code } } }',
      { input: { requestedFormat: 'NONE' } },
      'input.requestedFormat',
    ],
    [
      'within a list',
      `mutation ($section: ID!) { registerForForum(input: { requestedFormat: LISTENER, listeningSectionIds: [$section] }) { userErrors { code } } }`,
      { section: {} },
      'input.listeningSectionIds[0]',
    ],
    [
      'with a day that does not exist',
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { code } } }',
      { input: { birthDate: '2025-02-30' } },
      'input.birthDate',
    ],
  ])('a variable %s', async (_, query, variables, argument) => {
    const found = await place(query, variables);
    expect(found).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(found.message).toMatch(/^[\x20-\x7e]+$/);
  });

  it('a mistake of the document itself names no argument', async () => {
    expect(await place('{ nothing }')).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED', argument: undefined });
    expect(await place('query { edition(year: $none) { id } }')).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('does not repeat what else an input holds', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }';
    const { text, errors } = await gateway.graphql(query, { input: { email: 'a@example.org', pasword: 'Secret2025' } });
    expect(errors.map(({ extensions }) => extensions.argument)).toEqual(['input.password', 'input.pasword']);
    expect(text).not.toContain('Secret2025');
  });
});

describe('an unknown id', () => {
  const ids = ['2147483647', 'Registration:2147483647', 'x', ''];

  it.each(ids)('«%s» is NOT_FOUND in a query', async (id) => {
    const answer = await gateway.graphql('query ($id: ID!) { registration(id: $id) { id } }', { id }, moderator);
    expect([answer.codes, answer.data]).toEqual([['NOT_FOUND'], { registration: null }]);
  });

  const mutations: [string, object][] = [
    ['cancelRegistration', {}],
    ['confirmFormat', { seen: { isConfirmed: false } }],
    ['confirmParticipation', {}],
    ['setTour', { decision: 'DECLINED' }],
    ['createCertificateDownload', {}],
    ['createInvitationDownload', {}],
    ['deleteRegistrationFile', { kind: 'EXPERT_CONCLUSION' }],
  ];

  it.each(mutations.flatMap((row) => ids.map((id) => [...row, id] as const)))(
    'in %s (%j) of «%s» is an error of its field',
    async (name, rest, registrationId) => {
      const input = { registrationId, ...rest };
      const { codes, payload } = await gateway.mutate(name, input, 'userErrors { code field message }', moderator);
      const userErrors = [{ code: 'NOT_FOUND', field: ['registrationId'], message: 'Запись не найдена' }];
      expect([codes, payload]).toEqual([[], { userErrors }]);
    },
  );

  it.each(ids)('in an upload of «%s» is an error of its field', async (registrationId) => {
    const query = mutationOf('uploadRegistrationFile', 'userErrors { code field }');
    const file = { name: 'a.pdf', bytes: samplePdf() };
    const answer = await gateway.upload(query, { registrationId, kind: 'EXPERT_CONCLUSION' }, file, person);
    const userErrors = [{ code: 'NOT_FOUND', field: ['registrationId'] }];
    expect([answer.codes, answer.data]).toEqual([[], { uploadRegistrationFile: { userErrors } }]);
  });
});
