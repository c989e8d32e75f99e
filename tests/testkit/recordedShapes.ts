import type { UserError } from '../../gateway/generated/types.ts';
import type { FieldMap } from '../../gateway/graphql/userErrors.ts';
import type { GatewayErrorCode } from '../../gateway/lib/errors.ts';

/** Recorded answers of services that keep the contract. docs/faults.md has the same rows. */

/** Our names of the fields of the rejections below, and the input fields they were made of. */
export const shapeFields: FieldMap = {
  email: ['email'],
  password: ['password'],
  'individual.middleName': ['middleName'],
  listeningSections: ['listeningSectionIds'],
  type: ['format'],
};

const refused = (message: string): UserError => ({ code: 'REFUSED', field: null, message });
const invalid = (field: string, message: string): UserError => ({ code: 'INVALID', field: [field], message });

const rejection = (shape: string, body: unknown, ...errors: UserError[]) => ({ shape, body, errors });

/** Bodies of a 400 and the user errors they become. */
export const refusalShapes = [
  rejection('detail', { detail: 'Нет доступа.' }, refused('Нет доступа.')),
  rejection('by field', { email: ['Занят.'] }, invalid('email', 'Занят.')),
  rejection('two texts of a field', { email: ['Один.', 'Два.'] }, invalid('email', 'Один.'), invalid('email', 'Два.')),
  rejection('field with a bare text', { email: 'Занят.' }, invalid('email', 'Занят.')),
  rejection(
    'password with an empty list',
    { password: ['Короткий.'], non_field_errors: [] },
    invalid('password', 'Короткий.'),
  ),
  rejection('across fields', { non_field_errors: ['Пароли не совпадают.'] }, refused('Пароли не совпадают.')),
  rejection('nested', { individual: { middle_name: ['Коротко.'] } }, invalid('middleName', 'Коротко.')),
  rejection(
    'items by index',
    { selected_listen_sections: { '1': ['Не число.'] } },
    invalid('listeningSectionIds', 'Не число.'),
  ),
  rejection('bare list', ['Неверный запрос.'], refused('Неверный запрос.')),
  rejection('error', { error: 'Регистрация завершена' }, refused('Регистрация завершена')),
  rejection('message', { message: 'Регистрация завершена' }, refused('Регистрация завершена')),
  rejection('errors by field', { errors: { email: ['Занят.'] } }, invalid('email', 'Занят.')),
  rejection(
    'drf-standardized-errors',
    { type: 'validation_error', errors: [{ code: 'invalid', detail: 'Коротко.', attr: 'individual.middle_name' }] },
    invalid('middleName', 'Коротко.'),
  ),
  rejection(
    'drf-standardized-errors without a field',
    { type: 'client_error', errors: [{ code: 'closed', detail: 'Рано.', attr: null }] },
    refused('Рано.'),
  ),
  rejection(
    'FastAPI',
    { detail: [{ loc: ['body', 'selected_listen_sections', 0], msg: 'Не число.', type: 'type_error.integer' }] },
    invalid('listeningSectionIds', 'Не число.'),
  ),
  rejection(
    'Laravel',
    { message: 'Данные неверны.', errors: { 'individual.middle_name': ['Коротко.'] } },
    invalid('middleName', 'Коротко.'),
  ),
  rejection(
    'Spring',
    {
      ...{ timestamp: '2025-09-15T09:00:00Z', status: 400, error: 'Bad Request', message: 'Ошибок: 1' },
      ...{ path: '/api/', errors: [{ objectName: 'form', field: 'email', defaultMessage: 'Занят.', code: 'Taken' }] },
    },
    invalid('email', 'Занят.'),
  ),
  rejection(
    'Spring without fields',
    { timestamp: '2025-09-15T09:00:00Z', status: 400, error: 'Bad Request', message: 'Рано.', path: '/api/' },
    refused('Рано.'),
  ),
  rejection(
    'JSON:API',
    { errors: [{ status: '422', source: { pointer: '/data/attributes/email' }, title: 'Отказ', detail: 'Занят.' }] },
    invalid('email', 'Занят.'),
  ),
  rejection(
    'RFC 9457',
    {
      ...{ type: 'https://forum.example.org/invalid', title: 'Ошибки', status: 400, instance: '/1' },
      'invalid-params': [{ name: 'email', reason: 'Занят.' }],
    },
    invalid('email', 'Занят.'),
  ),
  rejection(
    'RFC 9457 with pointers',
    { type: 'about:blank', title: 'Ошибки', errors: [{ pointer: '#/individual/middle_name', detail: 'Коротко.' }] },
    invalid('middleName', 'Коротко.'),
  ),
  rejection(
    'RFC 9457 without a field',
    { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Рано.' },
    refused('Рано.'),
  ),
  rejection('a field named type', { type: ['Выберите формат.'] }, invalid('format', 'Выберите формат.')),
  rejection('unknown field', { surprise: ['Нет.'] }, refused('Нет.')),
  rejection('no text at all', {}, refused('Неизвестная ошибка')),
  rejection('empty lists only', { non_field_errors: [] }, refused('Неизвестная ошибка')),
];

const html = '<!DOCTYPE html><html><body><h1>Server Error (500)</h1></body></html>';
export const traceback =
  'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12, in get\nValueError: x';

/** `contentType` is set where a body is neither JSON nor HTML. */
const fault = (shape: string, code: GatewayErrorCode, status: number, body: unknown, contentType?: string) => ({
  shape,
  code,
  status,
  body,
  ...(contentType === undefined ? {} : { contentType }),
});

/** Answers that no user can correct, and their codes. A token was sent with the call. */
export const faultShapes = [
  fault('HTML with 400 (foreign Host)', 'PROVIDER_BAD_RESPONSE', 400, '<h1>Bad Request (400)</h1>'),
  fault('HTML with 200', 'PROVIDER_BAD_RESPONSE', 200, html),
  fault('broken JSON with 200', 'PROVIDER_BAD_RESPONSE', 200, '{"data": [', 'application/json'),
  fault('nothing with 200', 'PROVIDER_BAD_RESPONSE', 200, '', ''),
  fault('a redirect', 'PROVIDER_BAD_RESPONSE', 301, ''),
  fault('a method that is not allowed', 'PROVIDER_BAD_RESPONSE', 405, { detail: 'Метод не разрешен.' }),
  fault('not acceptable', 'PROVIDER_BAD_RESPONSE', 406, { detail: 'x' }),
  fault('a media type that is not taken', 'PROVIDER_BAD_RESPONSE', 415, { detail: 'x' }),
  fault('401', 'UNAUTHENTICATED', 401, { detail: 'Недопустимый токен.' }),
  fault('403 with a status', 'UNAUTHENTICATED', 403, { status: 403, detail: 'x' }),
  fault('403 without a status', 'FORBIDDEN', 403, { detail: 'x' }),
  fault('401 in HTML, of a proxy', 'PROVIDER_UNAVAILABLE', 401, html),
  fault('403 in HTML, of a firewall', 'PROVIDER_UNAVAILABLE', 403, html),
  fault('403 without a body', 'PROVIDER_UNAVAILABLE', 403, '', ''),
  fault('404 in JSON', 'NOT_FOUND', 404, { detail: 'Не найдено.' }),
  fault('404 in HTML', 'PROVIDER_BAD_RESPONSE', 404, html),
  fault('429', 'RATE_LIMITED', 429, { detail: 'x' }),
  fault('500 in HTML', 'PROVIDER_UNAVAILABLE', 500, html),
  fault('500 in JSON', 'PROVIDER_UNAVAILABLE', 500, { error: 'Server Error (500)' }),
  fault('500 with a traceback', 'PROVIDER_UNAVAILABLE', 500, traceback, 'text/plain'),
  fault('502 of a proxy', 'PROVIDER_UNAVAILABLE', 502, html),
  fault('504 of a proxy', 'PROVIDER_TIMEOUT', 504, html),
];
