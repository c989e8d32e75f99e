import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import {
  describeFailure,
  explainFailure,
  isUnauthenticated,
  rejectionText,
  secondsToWait,
} from '../../../web/lib/failures.ts';

const graphql = (code: string, requestId?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'inner text', extensions: { code, requestId } }] });

const http = (statusCode: number, bodyText: string, headers: Record<string, string> = {}) => {
  const response = new Response(bodyText, { status: statusCode, headers });
  return new ServerError('inner text', { response, bodyText });
};

describe('describeFailure', () => {
  it.each([
    [new TypeError('Failed to fetch'), /^Нет связи с.сервером\. Проверьте подключение и.попробуйте ещё раз\.$/],
    [graphql('PROVIDER_UNAVAILABLE'), /Сервис временно недоступен/],
    [graphql('PROVIDER_TIMEOUT'), /слишком долго/],
    [graphql('RATE_LIMITED'), /Слишком много попыток/],
    [graphql('SOMETHING_NEW'), /Неизвестная ошибка/],
    [http(429, ''), /Слишком много попыток/],
    [http(502, '<html>proxy</html>'), /Сервис временно недоступен/],
    [http(503, ''), /Сервис временно недоступен/],
    [http(500, '<html>proxy</html>'), /Неизвестная ошибка/],
    [http(504, '<html>proxy</html>'), /слишком долго/],
    [http(502, '{"errors":[{"extensions":{"code":"PROVIDER_UNAVAILABLE"}}]}'), /Сервис временно недоступен/],
    [http(413, '<html>proxy</html>'), /слишком велико.*файл поменьше/],
    [http(413, '{"errors":[{"extensions":{"code":"BAD_REQUEST"}}]}'), /слишком велико.*файл поменьше/],
    [http(400, '{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}'), /недостаточно прав/],
    [http(403, '<html>proxy</html>'), /Неизвестная ошибка/],
  ])('R12 says %s in plain words and never the text of the error', (error, words) => {
    expect(describeFailure(error)).toMatch(words);
    expect(describeFailure(error)).not.toMatch(/inner text|proxy/);
  });

  it.each([
    [true, /вышла новая версия портала/],
    [false, /Нет связи с.сервером/],
  ])('R12 says why a part of the page does not load while the browser is online: %s', (isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    expect(describeFailure(new TypeError('Failed to fetch dynamically imported module: /assets/X.js'))).toMatch(words);
  });

  it('LST-10 gives the provider’s reason of a rejected read, which the gateway has checked', () => {
    const message = 'Список закрыт';
    const extensions = { code: 'PROVIDER_REJECTED', requestId: 'a1b2' };
    const rejected = new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
    expect(explainFailure(rejected)).toEqual({ message, requestId: 'a1b2' });
    expect(rejectionText(rejected)).toBe(message);
    expect(rejectionText(graphql('PROVIDER_UNAVAILABLE'))).toBeNull();
  });

  it('R12 gives the code of the request if there is one', () => {
    expect(describeFailure(graphql('INTERNAL_SERVER_ERROR', 'a1b2'))).toMatch(/Код обращения: a1b2/);
    const body = '{"errors":[{"extensions":{"code":"BAD_REQUEST","requestId":"c3d4"}}]}';
    expect(describeFailure(http(413, body))).toMatch(/Код обращения: c3d4/);
    expect(describeFailure(http(502, '<html>proxy</html>', { 'x-request-id': 'e5f6' }))).toMatch(/Код обращения: e5f6/);
  });
});

describe('isUnauthenticated', () => {
  it('ACC-17 recognises the answer that ends a session, whatever its HTTP status', () => {
    expect(isUnauthenticated(graphql('UNAUTHENTICATED'))).toBe(true);
    expect(isUnauthenticated(http(401, '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}'))).toBe(true);
    expect(isUnauthenticated(graphql('FORBIDDEN'))).toBe(false);
    expect(isUnauthenticated(new TypeError('Failed to fetch'))).toBe(false);
  });
});

it.each([
  [new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'RATE_LIMITED', retryAfter: 12 } }] }), 12],
  [http(429, '{"errors":[{"extensions":{"code":"RATE_LIMITED","retryAfter":30}}]}', { 'retry-after': '31' }), 30],
  [http(429, '<html>proxy</html>', { 'retry-after': '7' }), 7],
  [http(429, '<html>proxy</html>', { 'retry-after': 'Wed, 21 Oct 2025 07:28:00 GMT' }), 5],
  [http(429, ''), 5],
  [graphql('RATE_LIMITED'), 5],
])('a call that came too early is repeated after the seconds that the answer names, case %#', (error, seconds) => {
  expect(secondsToWait(error)).toBe(seconds);
});
