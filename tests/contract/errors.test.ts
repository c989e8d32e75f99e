import { describe, expect, it } from 'vitest';
import { rejectionToUserErrors } from '../../gateway/graphql/userErrors.ts';
import { GatewayError, ProviderRejection } from '../../gateway/lib/errors.ts';
import {
  interpretResponse,
  networkError,
  type RawAnswer,
  rejectionByMessage,
} from '../../gateway/provider/http/interpretResponse.ts';
import { errorsTexts } from '../../gateway/texts/errors.ts';
import { faultShapes, refusalShapes, shapeFields, traceback } from '../testkit/recordedShapes.ts';

const answer = (status: number, body: unknown, more: Partial<RawAnswer> = {}): RawAnswer => ({
  status,
  contentType: typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
  retryAfter: null,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

/** The outcome of an answer: its value, a rejection, or the code of a fault. */
function outcome(raw: RawAnswer, sentToken = true): unknown {
  try {
    return { value: interpretResponse(raw, sentToken) };
  } catch (error) {
    if (error instanceof GatewayError) return error.code;
    if (error instanceof ProviderRejection) return error;
    throw error;
  }
}

function userErrors(raw: RawAnswer): unknown {
  const refusal = outcome(raw);
  return refusal instanceof ProviderRejection ? rejectionToUserErrors(refusal, shapeFields) : refusal;
}

describe('rejections in the forms of Django REST framework and others', () => {
  it.each(refusalShapes)('MSG-01 $shape with 400 becomes user errors', ({ body, errors }) => {
    expect(userErrors(answer(400, body))).toEqual(errors);
  });

  it.each([
    ['error', { error: 'Рано' }, 'Рано'],
    ['errors', { errors: { email: ['Занят.'] } }, 'Занят.'],
  ])('MSG-01 %s with 200 is a rejection', (_, body, message) => {
    expect(userErrors(answer(200, body))).toMatchObject([{ message }]);
  });

  it.each([
    ['success', { success: false, msg: 'Рано' }],
    ['success beside data', { success: false, data: { id: 1, comments: 'Доклад' }, message: 'Рано' }],
    ['ok', { ok: false, detail: 'Рано' }],
    ['result', { result: 'error', reason: 'Рано' }],
    ['status', { status: 'error', message: 'Рано' }],
    ['errors beside data', { data: { id: 1 }, errors: ['Рано'] }],
  ])('MSG-01 %s with 200 is a rejection with the provider’s text', (_, body) => {
    expect(userErrors(answer(200, body))).toEqual([{ code: 'REFUSED', field: null, message: 'Рано' }]);
  });

  it('MSG-01 a failure with 200 and without a text is a rejection', () => {
    expect(userErrors(answer(200, { success: false }))).toMatchObject([{ code: 'REFUSED' }]);
  });

  it.each([{ success: true }, { ok: 1, data: {} }, { status: 'ok' }, { result: 'created', errors: null }])(
    'takes %j for a success',
    (body) => {
      expect(outcome(answer(200, body))).toEqual({ value: body });
    },
  );

  it('MSG-01 message with 200 in place of an answer is a rejection', () => {
    expect(rejectionByMessage({ message: 'Рано' })?.problems).toEqual([{ path: [], text: 'Рано' }]);
    expect(rejectionByMessage({ data: [] })).toBeNull();
  });

  it('reads detail with 200 and empty errors as a success', () => {
    expect(outcome(answer(200, { detail: 'Готово' }))).toEqual({ value: { detail: 'Готово' } });
    expect(outcome(answer(200, { data: 1, error: null, errors: {} }))).toMatchObject({ value: { data: 1 } });
  });
});

describe('faults that no user can correct', () => {
  it.each(faultShapes)('$shape', ({ status, body, contentType, code }) => {
    expect(outcome(answer(status, body, contentType === undefined ? {} : { contentType }))).toBe(code);
  });

  it('reads 403 without a token as a missing login', () => {
    expect(outcome(answer(403, { detail: 'x' }), false)).toBe('UNAUTHENTICATED');
  });

  it('reads 204 as a success without a value', () => {
    expect(outcome(answer(204, '', { contentType: '' }))).toEqual({ value: null });
  });

  it.each([
    ['42', { code: 'RATE_LIMITED', retryAfter: 42 }],
    ['Wed, 21 Oct 2015 07:28:00 GMT', { code: 'RATE_LIMITED' }],
    [null, { code: 'RATE_LIMITED' }],
    ['soon', { code: 'RATE_LIMITED' }],
    ['-5', { code: 'RATE_LIMITED' }],
  ])('passes Retry-After %s on in seconds', (retryAfter, extensions) => {
    expect(() => interpretResponse(answer(429, { detail: 'x' }, { retryAfter }), true)).toThrow(
      expect.objectContaining({ extensions }),
    );
  });

  it('passes a Retry-After that is a date on in seconds', () => {
    const retryAfter = new Date(Date.now() + 42_000).toUTCString();
    const isNear = expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 42);
    expect(() => interpretResponse(answer(429, { detail: 'x' }, { retryAfter }), true)).toThrow(
      expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfter: isNear } }),
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
    expect(networkError(Object.assign(new Error('inner.host:8000'), { code })).code).toBe(expected);
  });

  it('never repeats the text of the network failure', () => {
    expect(networkError(new Error('connect ECONNREFUSED inner.host:8000')).message).not.toContain('inner');
  });
});

describe('texts of a rejection that may be shown', () => {
  it.each([
    ['HTML', '<b>Нельзя</b>'],
    ['traceback', traceback],
    ['address', 'См. http://inner.host:8000/admin/'],
    ['host', 'Соединение с db.internal потеряно'],
    ['address in digits', 'Нет связи с 10.0.0.12'],
    ['path', 'Нет файла /srv/app/media/1.pdf'],
    ['localhost', 'connection to localhost refused'],
    ['length', 'я'.repeat(301)],
    ['many lines', 'а\nб\nв\nг'],
  ])('hides a text with %s', (_, text) => {
    expect(userErrors(answer(400, { detail: text }))).toEqual([
      { code: 'REFUSED', field: null, message: errorsTexts.rejected },
    ]);
  });

  it.each([
    'Пользователь с таким email уже существует.',
    'Аккаунт ivan.primerov@mail.example.org уже есть',
    'Регистрация закрыта 02.10.2025, до 18:00.',
    'Допустимые форматы: .doc, .docx; файл thesis.pdf не подходит',
    'Введите и/или выберите значение',
    'я'.repeat(300),
    'а\nб\nв',
  ])('shows %s', (text) => {
    expect(userErrors(answer(400, { detail: text }))).toMatchObject([{ message: text }]);
  });
});
