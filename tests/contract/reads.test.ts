import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Answer, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** What a read returns if its answer is a rejection or lacks a part. */
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const attendanceCall = `POST ${callPaths.listAttendance}`;
const listCall = `POST ${callPaths.listParticipations}`;
const getCall = `GET ${callPaths.getParticipation}`;
const ask = (query: string) => gateway.graphql(query, {}, token);

describe('a rejected read', () => {
  const text = 'Секция закрыта до утра';
  const rejections: [string, Answer][] = [
    ['error with 200', { body: { error: text } }],
    ['message in place of data with 200', { body: { message: text } }],
    ['detail with 400', { status: 400, body: { detail: text } }],
    ['a field with 400', { status: 400, body: { section_id: [text] } }],
  ];
  const reads: [string, string, string][] = [
    ['DSH-04', attendanceCall, '{ edition { attendance { totalCount } } }'],
    ['DSH-03', attendanceCall, '{ edition { audience(sectionId: "Section:26") { totalCount } } }'],
    ['LST-10', listCall, '{ edition { registrations { version } } }'],
    ['LST-10', getCall, '{ registration(id: "Registration:12") { id } }'],
  ];

  it.each(
    reads.flatMap(([row, call, query]) =>
      rejections.map(([shape, answer]) => [row, shape, call, query, answer] as const),
    ),
  )('%s %s at %s is PROVIDER_REJECTED with the text: %s', async (_, __, call, query, answer) => {
    provider.on(call, answer);
    const { data, errors } = await ask(query);
    expect(errors).toMatchObject([{ message: text, extensions: { code: 'PROVIDER_REJECTED' } }]);
    expect(Object.values(data?.edition ?? data ?? {})).toEqual([null]);
  });

  it.each([
    ['of internals', { error: 'File "/srv/app/views.py", line 12' }, 'Сервис отклонил запрос', 'PROVIDER_REJECTED'],
    ['in English', { error: 'No such section' }, 'Сервис отклонил запрос', 'PROVIDER_REJECTED'],
    ['twice', { errors: [text, text, 'Нет прав'] }, `${text} Нет прав`, 'PROVIDER_REJECTED'],
    ['about the id', { errors: { id: [text] } }, 'Запись не найдена', 'NOT_FOUND'],
  ])('LST-10 a text %s', async (_, body, message, code) => {
    provider.on(attendanceCall, { body });
    const { errors } = await ask('{ edition { attendance { totalCount } } }');
    expect(errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it('LST-10 is outside the contract without a text', async () => {
    provider.on(attendanceCall, { status: 400, body: {} });
    expect((await ask('{ edition { attendance { totalCount } } }')).codes).toEqual(['PROVIDER_BAD_RESPONSE']);
  });
});

describe('a read without the list of sections', () => {
  const sectionsCall = `GET ${callPaths.listSections}`;
  const record = {
    ...registration({ section_choice_id: 26, confirm_type: 2, section_confirm_id: 99, listen_sections: '26' }),
    user_descr: 'Примеров Пример Примерович',
  };
  const fields =
    'requestedSection { id name isListed } confirmedSection { id name isListed } listeningSections { name isListed }';
  const list = `{ edition { registrations { nodes { ${fields} } } } }`;
  const one = `{ registration(id: "Registration:12") { ${fields} } }`;
  const own = `{ viewer { registrations { ${fields} } } }`;
  const ownCall = `GET ${callPaths.listRegistrations}`;

  it.each<[string, Answer]>([
    ['fails', { status: 500, body: 'x' }],
    ['rejects it', { body: { error: 'Рано' } }],
    ['lacks it', { status: 404, body: '<h1>Not Found</h1>' }],
    ['leaves the contract', { body: { data: [{ id: 'x' }] } }],
  ])('LST-09 LST-10 CAB-05 lacks only the names when the provider %s', async (_, answer) => {
    provider.on(sectionsCall, answer).on(listCall, { body: { data: [record] } });
    provider.on(getCall, { body: { data: record } }).on(ownCall, { body: { data: [record] } });
    for (const query of [list, one, own]) {
      const { errors, text } = await ask(query);
      expect(errors).toEqual([]);
      expect(text).toContain('{"id":"Section:99","name":null,"isListed":null}');
    }
  });

  it('LST-09 distinguishes a section that the list lacks from one whose name is not known yet', async () => {
    provider.on(getCall, { body: { data: record } });
    expect((await ask(one)).data).toEqual({
      registration: {
        requestedSection: { id: 'Section:26', name: 'Секция образцов', isListed: true },
        confirmedSection: { id: 'Section:99', name: null, isListed: false },
        listeningSections: [{ name: 'Секция образцов', isListed: true }],
      },
    });
  });
});
