import type { Problem } from '../../lib/errors.ts';

/**
 * The texts of a rejection with their fields, in the shapes of Django REST framework, drf-standardized-errors, FastAPI,
 * Laravel, Spring, JSON:API and RFC 9457 (docs/faults.md).
 */

type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const deepest = 6;

/** Keys that are not input fields: their texts concern the request. */
const wholeFields = new Set(['non_field_errors', 'detail', 'error', 'message', 'msg', 'title', 'reason']);
/** Keys with the problems of single fields; a text next to them only summarises them. */
const listFields = ['errors', 'invalid-params', 'invalid_params', 'invalidParams', 'violations'];
/** Keys whose texts are for programs. */
const technicalFields = new Set([
  ...['status', 'code', 'statusCode', 'status_code', 'timestamp', 'path', 'instance', 'trace', 'traceId', 'trace_id'],
  ...['requestId', 'request_id', 'success', 'ok', 'result', 'exception', 'documentation_url', 'url'],
]);
/** An RFC 9457 or drf-standardized-errors type; the texts of a field of this name are sentences. */
const isTechnicalType = (key: string, value: unknown) =>
  key === 'type' && typeof value === 'string' && !/\s/.test(value);

/** Keys of one problem in a list: its text, and where it belongs. */
const itemTexts = ['detail', 'msg', 'message', 'defaultMessage', 'reason', 'title'];
const itemFields = ['attr', 'field', 'name', 'propertyPath', 'pointer'];
/** Parts of a place that name no field. */
const outerParts = new Set(['body', 'query', 'data', 'attributes', 'non_field_errors', '__all__']);

const isIndex = (part: string) => /^\d+$/.test(part);

const pathOf = (place: string): string[] =>
  place
    .replace(/^#/, '')
    .split(/[./[\]]/)
    .filter((part) => part !== '' && !isIndex(part) && !outerParts.has(part));

/** The field that a problem of a list belongs to; null if the item does not say. */
function placeOf(item: Fields): string[] | null {
  const { loc, source } = item;
  if (Array.isArray(loc)) return pathOf(loc.join('.'));
  if (isObject(source) && typeof source.pointer === 'string') return pathOf(source.pointer);
  const place = itemFields.map((key) => item[key]).find((value) => typeof value === 'string');
  return place === undefined ? null : pathOf(place);
}

/** One problem of a list, such as `{"attr": "email", "detail": "…"}`; null for any other value. */
function itemProblem(item: unknown, path: string[]): Problem[] | null {
  if (!isObject(item)) return null;
  const text = itemTexts.map((key) => item[key]).find((value) => typeof value === 'string');
  if (text === undefined) return null;
  return collectProblems(text, [...path, ...(placeOf(item) ?? [])]);
}

/** Collects every text of a rejection: texts, lists, nested objects, lists keyed by index, lists of problems. */
export function collectProblems(value: unknown, path: string[] = [], depth = 0): Problem[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value.trim() }];
  if (Array.isArray(value))
    return value.flatMap((item) => itemProblem(item, path) ?? collectProblems(item, path, depth + 1));
  if (!isObject(value)) return [];
  const lists = listFields.flatMap((key) => collectProblems(value[key], path, depth + 1));
  const isSummedUp = lists.some((problem) => problem.path.length > path.length);
  const others = Object.entries(value).flatMap(([key, inner]) => {
    if (listFields.includes(key) || technicalFields.has(key) || isTechnicalType(key, inner)) return [];
    // If an object has a detail, its title or error only names the kind of problem.
    const isName = (key === 'title' || key === 'error') && hasText(value.detail ?? value.message);
    const isWhole = wholeFields.has(key) || isIndex(key);
    if (isWhole && (isSummedUp || isName)) return [];
    return collectProblems(inner, isWhole ? path : [...path, ...pathOf(key)], depth + 1);
  });
  return [...others, ...lists];
}

export const hasText = (value: unknown): boolean => collectProblems(value).length > 0;

const failedWords = new Set(['error', 'fail', 'failed', 'failure', 'false']);
const isFailed = (flag: unknown) =>
  flag === false || flag === 0 || (typeof flag === 'string' && failedWords.has(flag.toLowerCase()));

/**
 * Whether an answer with a success status says that it failed: by `error` or `errors` with a text, or by a flag such as
 * `{"success": false}` or `{"status": "error"}`.
 */
export const isFailureAnswer = (value: Fields): boolean =>
  hasText(value.error) ||
  hasText(value.errors) ||
  [value.success, value.ok, value.result].some(isFailed) ||
  (typeof value.status === 'string' && isFailed(value.status));
