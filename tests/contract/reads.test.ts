import { describe, expect, it } from 'vitest';
import type { Answer } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** What a read gives of an answer that rejects it or lacks a part. */
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

const attendanceCall = 'POST /api/users/attendance/list/';
const listCall = 'POST /api/users/user_meeting/list/';
const getCall = 'GET /api/users/user_meeting/get/';
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
    ['DSH-04', attendanceCall, '{ currentEdition { attendance { totalCount } } }'],
    ['DSH-03', attendanceCall, '{ currentEdition { audience(sectionId: "Section:26") { totalCount } } }'],
    ['LST-10', listCall, '{ currentEdition { participants { totalCount } } }'],
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
    expect(Object.values(data?.currentEdition ?? data ?? {})).toEqual([null]);
  });

  it.each([
    ['of internals', { error: 'File "/srv/app/views.py", line 12' }, 'Сервис отклонил запрос', 'PROVIDER_REJECTED'],
    ['in English', { error: 'No such section' }, 'Сервис отклонил запрос', 'PROVIDER_REJECTED'],
    ['twice', { errors: [text, text, 'Нет прав'] }, `${text} Нет прав`, 'PROVIDER_REJECTED'],
    ['about the id', { errors: { id: [text] } }, 'Запись не найдена', 'NOT_FOUND'],
  ])('LST-10 a text %s', async (_, body, message, code) => {
    provider.on(attendanceCall, { body });
    const { errors } = await ask('{ currentEdition { attendance { totalCount } } }');
    expect(errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it('LST-10 without a text is an answer outside the contract', async () => {
    provider.on(attendanceCall, { status: 400, body: {} });
    expect((await ask('{ currentEdition { attendance { totalCount } } }')).codes).toEqual(['PROVIDER_BAD_RESPONSE']);
  });
});
