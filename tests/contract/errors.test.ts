import { describe, expect, it } from 'vitest';
import {
  Fault,
  type FieldMap,
  networkFault,
  type RawAnswer,
  Refusal,
  readAnswer,
  refusalByMessage,
  refusalToUserErrors,
  refusedMessage,
} from '../../gateway/errors.ts';

const answer = (status: number, body: unknown, more: Partial<RawAnswer> = {}): RawAnswer => ({
  status,
  contentType: typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
  retryAfter: null,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

/** What an answer comes to: its value, a refusal, or the code of a fault. */
function outcome(raw: RawAnswer, sentToken = true): unknown {
  try {
    return { value: readAnswer(raw, sentToken) };
  } catch (error) {
    if (error instanceof Fault) return error.code;
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const fields: FieldMap = {
  email: ['email'],
  password: ['password'],
  'individual.middle_name': ['middleName'],
  selected_listen_sections: ['listeningSectionIds'],
};

function userErrors(raw: RawAnswer): unknown {
  const refusal = outcome(raw);
  return refusal instanceof Refusal ? refusalToUserErrors(refusal, fields) : refusal;
}

const html = '<!DOCTYPE html><html><body><h1>Server Error (500)</h1></body></html>';
const traceback = 'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12, in get\nValueError: x';

describe('refusals in the shapes of the family', () => {
  it.each([
    [
      'detail',
      { detail: 'Login or password invalid.' },
      [{ code: 'REFUSED', field: null, message: 'Login or password invalid.' }],
    ],
    ['by field', { email: ['Занят.'] }, [{ code: 'INVALID', field: ['email'], message: 'Занят.' }]],
    ['two texts of a field', { email: ['Один.', 'Два.'] }, [{ message: 'Один.' }, { message: 'Два.' }]],
    ['field with a bare text', { email: 'Занят.' }, [{ field: ['email'], message: 'Занят.' }]],
    [
      'password with an empty list',
      { password: ['Короткий.'], non_field_errors: [] },
      [{ field: ['password'], message: 'Короткий.' }],
    ],
    [
      'across fields',
      { non_field_errors: ['Пароли не совпадают.'] },
      [{ code: 'REFUSED', field: null, message: 'Пароли не совпадают.' }],
    ],
    ['nested', { individual: { middle_name: ['Коротко.'] } }, [{ field: ['middleName'], message: 'Коротко.' }]],
    [
      'items by index',
      { selected_listen_sections: { '1': ['Не число.'] } },
      [{ field: ['listeningSectionIds'], message: 'Не число.' }],
    ],
    ['bare list', ['Неверный запрос.'], [{ field: null, message: 'Неверный запрос.' }]],
    ['error', { error: 'Регистрация уже завершена' }, [{ field: null, message: 'Регистрация уже завершена' }]],
    ['message', { message: 'Регистрация уже завершена' }, [{ field: null, message: 'Регистрация уже завершена' }]],
    ['errors by field', { errors: { email: ['Занят.'] } }, [{ field: ['email'], message: 'Занят.' }]],
    ['unknown field', { surprise: ['Нет.'] }, [{ code: 'REFUSED', field: null, message: 'Нет.' }]],
    ['no text at all', {}, [{ code: 'REFUSED', field: null, message: refusedMessage }]],
    ['empty lists only', { non_field_errors: [] }, [{ code: 'REFUSED', message: refusedMessage }]],
  ])('%s with 400 becomes user errors', (_, body, expected) => {
    const errors = userErrors(answer(400, body));
    expect(errors).toMatchObject(expected);
    expect(errors).toHaveLength(expected.length);
  });

  it.each([
    ['error', { error: 'Рано' }, 'Рано'],
    ['errors', { errors: { email: ['Занят.'] } }, 'Занят.'],
  ])('%s with 200 refuses all the same', (_, body, message) => {
    expect(userErrors(answer(200, body))).toMatchObject([{ message }]);
  });

  it('message with 200 refuses where the awaited answer did not come', () => {
    expect(refusalByMessage({ message: 'Рано' })?.problems).toEqual([{ path: [], text: 'Рано' }]);
    expect(refusalByMessage({ data: [] })).toBeNull();
  });

  it('takes detail on a 200 and empty errors for a success', () => {
    expect(outcome(answer(200, { detail: 'Готово' }))).toEqual({ value: { detail: 'Готово' } });
    expect(outcome(answer(200, { data: 1, error: null, errors: {} }))).toMatchObject({ value: { data: 1 } });
  });
});

describe('faults that no user can mend', () => {
  it.each([
    ['HTML with 400 (foreign Host)', answer(400, '<h1>Bad Request (400)</h1>'), 'PROVIDER_BAD_RESPONSE'],
    ['HTML with 200', answer(200, html), 'PROVIDER_BAD_RESPONSE'],
    ['broken JSON with 200', answer(200, '{"data": [', { contentType: 'application/json' }), 'PROVIDER_BAD_RESPONSE'],
    ['nothing with 200', answer(200, '', { contentType: '' }), 'PROVIDER_BAD_RESPONSE'],
    ['a redirect', answer(301, ''), 'PROVIDER_BAD_RESPONSE'],
    ['a method that is not allowed', answer(405, { detail: 'Метод не разрешен.' }), 'PROVIDER_BAD_RESPONSE'],
    ['not acceptable', answer(406, { detail: 'x' }), 'PROVIDER_BAD_RESPONSE'],
    ['a media type that is not taken', answer(415, { detail: 'x' }), 'PROVIDER_BAD_RESPONSE'],
    ['401', answer(401, { detail: 'Недопустимый токен.' }), 'UNAUTHENTICATED'],
    ['403 with a status', answer(403, { status: 403, detail: 'x' }), 'UNAUTHENTICATED'],
    ['403 without a status', answer(403, { detail: 'x' }), 'FORBIDDEN'],
    ['401 in HTML, of a proxy', answer(401, html), 'PROVIDER_UNAVAILABLE'],
    ['403 in HTML, of a firewall', answer(403, html), 'PROVIDER_UNAVAILABLE'],
    ['403 without a body', answer(403, '', { contentType: '' }), 'PROVIDER_UNAVAILABLE'],
    ['404 in JSON', answer(404, { detail: 'Не найдено.' }), 'NOT_FOUND'],
    ['404 in HTML', answer(404, html), 'NOT_FOUND'],
    ['429', answer(429, { detail: 'x' }), 'RATE_LIMITED'],
    ['500 in HTML', answer(500, html), 'PROVIDER_UNAVAILABLE'],
    ['500 in JSON', answer(500, { error: 'Server Error (500)' }), 'PROVIDER_UNAVAILABLE'],
    ['500 with a traceback', answer(500, traceback, { contentType: 'text/plain' }), 'PROVIDER_UNAVAILABLE'],
    ['502 of a proxy', answer(502, html), 'PROVIDER_UNAVAILABLE'],
    ['504 of a proxy', answer(504, html), 'PROVIDER_TIMEOUT'],
  ])('%s', (_, raw, code) => {
    expect(outcome(raw)).toBe(code);
  });

  it('takes 403 without a token for a missing login', () => {
    expect(outcome(answer(403, { detail: 'x' }), false)).toBe('UNAUTHENTICATED');
  });

  it('takes 204 for a success without a value', () => {
    expect(outcome(answer(204, '', { contentType: '' }))).toEqual({ value: null });
  });

  it.each([
    ['42', { code: 'RATE_LIMITED', retryAfter: 42 }],
    ['Wed, 21 Oct 2026 07:28:00 GMT', { code: 'RATE_LIMITED' }],
    [null, { code: 'RATE_LIMITED' }],
  ])('hands Retry-After %s on in seconds only', (retryAfter, extensions) => {
    expect(() => readAnswer(answer(429, { detail: 'x' }, { retryAfter }), true)).toThrow(
      expect.objectContaining({ extensions }),
    );
  });

  it.each([
    ['ECONNREFUSED', 'PROVIDER_UNAVAILABLE'],
    ['ECONNRESET', 'PROVIDER_UNAVAILABLE'],
    ['ENOTFOUND', 'PROVIDER_UNAVAILABLE'],
    ['UND_ERR_SOCKET', 'PROVIDER_UNAVAILABLE'],
    ['UND_ERR_CONNECT_TIMEOUT', 'PROVIDER_TIMEOUT'],
    ['UND_ERR_HEADERS_TIMEOUT', 'PROVIDER_TIMEOUT'],
    ['UND_ERR_BODY_TIMEOUT', 'PROVIDER_TIMEOUT'],
    ['HPE_INVALID_CONSTANT', 'PROVIDER_BAD_RESPONSE'],
    ['UND_ERR_HEADERS_OVERFLOW', 'PROVIDER_BAD_RESPONSE'],
  ])('network failure %s is %s', (code, expected) => {
    expect(networkFault(Object.assign(new Error('inner.host:8000'), { code })).code).toBe(expected);
  });

  it('never repeats a word of the network failure', () => {
    expect(networkFault(new Error('connect ECONNREFUSED inner.host:8000')).message).not.toContain('inner');
  });
});

describe('texts of a refusal that may be shown', () => {
  it.each([
    ['HTML', '<b>Нельзя</b>'],
    ['traceback', traceback],
    ['address', 'См. http://inner.host:8000/admin/'],
    ['host', 'Соединение с db.internal потеряно'],
    ['address in digits', 'Нет связи с 10.0.0.12'],
    ['path', 'Нет файла /srv/app/media/1.pdf'],
    ['localhost', 'connection to localhost refused'],
    ['length', 'я'.repeat(301)],
  ])('hides a text with %s', (_, text) => {
    expect(userErrors(answer(400, { detail: text }))).toEqual([
      { code: 'REFUSED', field: null, message: refusedMessage },
    ]);
  });

  it.each([
    'Пользователь с таким email уже существует.',
    'Аккаунт ivan.primerov@mail.example.org уже есть',
    'Регистрация закрыта 02.10.2025, до 18:00.',
    'Допустимые форматы: .doc, .docx; файл thesis.pdf не подходит',
    'Введите и/или выберите значение',
  ])('shows %s', (text) => {
    expect(userErrors(answer(400, { detail: text }))).toMatchObject([{ message: text }]);
  });
});
