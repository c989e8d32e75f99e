import { type GatewayErrorCode, rejectedMessage } from '../../gateway/errors.ts';
import type { UserError } from '../../gateway/generated/types.ts';
import type { FieldMap } from '../../gateway/graphql/userErrors.ts';

/** Answers as services of the family were recorded to give them. docs/faults.md has the same rows. */

/** The provider's fields of the rejections below, and the input fields they were made of. */
export const shapeFields: FieldMap = {
  email: ['email'],
  password: ['password'],
  'individual.middle_name': ['middleName'],
  selected_listen_sections: ['listeningSectionIds'],
};

const refused = (message: string): UserError => ({ code: 'REFUSED', field: null, message });
const invalid = (field: string, message: string): UserError => ({ code: 'INVALID', field: [field], message });

/** Bodies of a 400 and the user errors they become. */
export const refusalShapes: { shape: string; body: unknown; errors: UserError[] }[] = [
  { shape: 'detail', body: { detail: 'Нет доступа.' }, errors: [refused('Нет доступа.')] },
  { shape: 'by field', body: { email: ['Занят.'] }, errors: [invalid('email', 'Занят.')] },
  {
    shape: 'two texts of a field',
    body: { email: ['Один.', 'Два.'] },
    errors: [invalid('email', 'Один.'), invalid('email', 'Два.')],
  },
  { shape: 'field with a bare text', body: { email: 'Занят.' }, errors: [invalid('email', 'Занят.')] },
  {
    shape: 'password with an empty list',
    body: { password: ['Короткий.'], non_field_errors: [] },
    errors: [invalid('password', 'Короткий.')],
  },
  {
    shape: 'across fields',
    body: { non_field_errors: ['Пароли не совпадают.'] },
    errors: [refused('Пароли не совпадают.')],
  },
  {
    shape: 'nested',
    body: { individual: { middle_name: ['Коротко.'] } },
    errors: [invalid('middleName', 'Коротко.')],
  },
  {
    shape: 'items by index',
    body: { selected_listen_sections: { '1': ['Не число.'] } },
    errors: [invalid('listeningSectionIds', 'Не число.')],
  },
  { shape: 'bare list', body: ['Неверный запрос.'], errors: [refused('Неверный запрос.')] },
  { shape: 'error', body: { error: 'Регистрация завершена' }, errors: [refused('Регистрация завершена')] },
  { shape: 'message', body: { message: 'Регистрация завершена' }, errors: [refused('Регистрация завершена')] },
  { shape: 'errors by field', body: { errors: { email: ['Занят.'] } }, errors: [invalid('email', 'Занят.')] },
  { shape: 'unknown field', body: { surprise: ['Нет.'] }, errors: [refused('Нет.')] },
  { shape: 'no text at all', body: {}, errors: [refused(rejectedMessage)] },
  { shape: 'empty lists only', body: { non_field_errors: [] }, errors: [refused(rejectedMessage)] },
];

const html = '<!DOCTYPE html><html><body><h1>Server Error (500)</h1></body></html>';
export const traceback =
  'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12, in get\nValueError: x';

interface FaultShape {
  shape: string;
  status: number;
  body: unknown;
  /** Where it is neither JSON nor HTML. */
  contentType?: string;
  code: GatewayErrorCode;
}

/** Answers that no user can mend, and their codes. A token was sent with the call. */
export const faultShapes: FaultShape[] = [
  {
    shape: 'HTML with 400 (foreign Host)',
    status: 400,
    body: '<h1>Bad Request (400)</h1>',
    code: 'PROVIDER_BAD_RESPONSE',
  },
  { shape: 'HTML with 200', status: 200, body: html, code: 'PROVIDER_BAD_RESPONSE' },
  {
    shape: 'broken JSON with 200',
    status: 200,
    body: '{"data": [',
    contentType: 'application/json',
    code: 'PROVIDER_BAD_RESPONSE',
  },
  { shape: 'nothing with 200', status: 200, body: '', contentType: '', code: 'PROVIDER_BAD_RESPONSE' },
  { shape: 'a redirect', status: 301, body: '', code: 'PROVIDER_BAD_RESPONSE' },
  {
    shape: 'a method that is not allowed',
    status: 405,
    body: { detail: 'Метод не разрешен.' },
    code: 'PROVIDER_BAD_RESPONSE',
  },
  { shape: 'not acceptable', status: 406, body: { detail: 'x' }, code: 'PROVIDER_BAD_RESPONSE' },
  { shape: 'a media type that is not taken', status: 415, body: { detail: 'x' }, code: 'PROVIDER_BAD_RESPONSE' },
  { shape: '401', status: 401, body: { detail: 'Недопустимый токен.' }, code: 'UNAUTHENTICATED' },
  { shape: '403 with a status', status: 403, body: { status: 403, detail: 'x' }, code: 'UNAUTHENTICATED' },
  { shape: '403 without a status', status: 403, body: { detail: 'x' }, code: 'FORBIDDEN' },
  { shape: '401 in HTML, of a proxy', status: 401, body: html, code: 'PROVIDER_UNAVAILABLE' },
  { shape: '403 in HTML, of a firewall', status: 403, body: html, code: 'PROVIDER_UNAVAILABLE' },
  { shape: '403 without a body', status: 403, body: '', contentType: '', code: 'PROVIDER_UNAVAILABLE' },
  { shape: '404 in JSON', status: 404, body: { detail: 'Не найдено.' }, code: 'NOT_FOUND' },
  { shape: '404 in HTML', status: 404, body: html, code: 'PROVIDER_BAD_RESPONSE' },
  { shape: '429', status: 429, body: { detail: 'x' }, code: 'RATE_LIMITED' },
  { shape: '500 in HTML', status: 500, body: html, code: 'PROVIDER_UNAVAILABLE' },
  { shape: '500 in JSON', status: 500, body: { error: 'Server Error (500)' }, code: 'PROVIDER_UNAVAILABLE' },
  {
    shape: '500 with a traceback',
    status: 500,
    body: traceback,
    contentType: 'text/plain',
    code: 'PROVIDER_UNAVAILABLE',
  },
  { shape: '502 of a proxy', status: 502, body: html, code: 'PROVIDER_UNAVAILABLE' },
  { shape: '504 of a proxy', status: 504, body: html, code: 'PROVIDER_TIMEOUT' },
];
