import { frameworkTexts } from '../texts/framework.ts';

/** Texts by field; nested objects and list items (keyed by index) nest. */
export type FieldErrors = { [field: string]: string[] | FieldErrors };

/** An unsuccessful answer; the server's error handler sends it. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`rejected with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A rejection with one text, in the form of Django REST framework. */
export const withDetail = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Rejection(status, { detail: text }, headers);

export const byField = (errors: FieldErrors) => new Rejection(400, errors);

/** A business rejection under /api/, which such providers answer with 200 and an error in the body. */
export const rejected = (text: string) => new Rejection(200, { error: text });

export const notFound = () => withDetail(404, frameworkTexts.notFound);
export const forbidden = () => withDetail(403, frameworkTexts.forbidden);

const CHALLENGE = { 'WWW-Authenticate': 'Token' };
export const unauthenticated = () => withDetail(401, frameworkTexts.unauthenticated, CHALLENGE);
export const invalidToken = () => withDetail(401, frameworkTexts.invalidToken, CHALLENGE);
