import { faultCodes, type GatewayErrorCode, requestCodes } from '../../gateway/lib/errors.ts';
import { documentRejections } from '../../gateway/limits/operationGuard.ts';
import { table } from './table.ts';

type RequestCode = (typeof requestCodes)[number];

/** The meaning of each code, and what a program should do. */
const meanings: Record<GatewayErrorCode | RequestCode, string> = {
  UNAUTHENTICATED:
    'The session does not exist or has ended. Get a new token. With an unknown token in the header, with another scheme than `Token` or `Bearer`, or with a malformed header the gateway runs nothing and answers HTTP 401.',
  FORBIDDEN:
    'The caller is known but lacks the right, or a visitor filters or sorts a public list by values that it does not show. Repeating does not help.',
  NOT_FOUND:
    'The record of an id in a query does not exist, or the caller may not know of it. In a mutation this is `NOT_FOUND` in `userErrors`, with the path of the id.',
  PROVIDER_TIMEOUT:
    'The service behind the gateway did not answer in time. You may repeat a query. A change may have happened: check before you repeat it, or send it with a `requestKey`.',
  PROVIDER_UNAVAILABLE: 'The service behind the gateway is unreachable or failing. Repeat later.',
  PROVIDER_BAD_RESPONSE:
    'The service gave an answer outside its contract. Repeating seldom helps; the log names the place.',
  PROVIDER_REJECTED:
    'The service rejected the query for a reason that `message` gives in Russian. Repeating helps only once the reason is gone.',
  NOT_SUPPORTED:
    'The service lacks the extension that the field needs. `extensions` of Query names those that it has. Repeating does not help.',
  RATE_LIMITED: 'Too many attempts. `extensions.retryAfter` is the number of seconds to wait, if known.',
  GATEWAY_BUSY:
    'The gateway has too much work at this moment and rejects reads first. With HTTP 503 (429 behind a proxy) and `Retry-After` it has not begun the operation: repeat it with growing pauses. At a field of an answer, repeat a query; a change may have happened.',
  BAD_REQUEST:
    'The request is unreadable: no JSON, no operation, with another method, type or `accept`, or a body that is too large.',
  BAD_USER_INPUT:
    'A variable or an argument has the wrong type or is out of range. `extensions.argument` is its name, or its path within an input: `first`, `input.format`.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not match the schema: an unknown field, or a missing argument.',
  OPERATION_RESOLUTION_FAILURE: 'A document with several operations has no `operationName`, or an unknown one.',
  PERSISTED_QUERY_NOT_FOUND:
    'This release does not know the hash, nor those of the files in `schema/operations/`; with HTTP 200. Send the document itself.',
};

const rows = (codes: readonly (GatewayErrorCode | RequestCode)[]) =>
  codes.map((code) => [`\`${code}\``, meanings[code]]);

export const errorTables = (): string[] => [
  '## errors',
  '',
  'A rejection that a person can correct is not an error: it is a value in `userErrors` of the answer, with a code',
  '([`UserErrorCode`](#usererrorcode)), a Russian message for display, and the path of the input field.',
  '',
  'Everything else is in `errors[]`. `extensions.code` is for programs, `message` for people, `path` names the field that is',
  'null because of it, and `extensions.requestId` is the same as in the log and in the header `x-request-id`: quote it when',
  'you need help. Other fields of the same query still answer.',
  '',
  ...table(
    ['code', 'meaning'],
    [
      ...rows(faultCodes),
      [
        '`EXPIRED`',
        'The address of an [export](exports.md) has expired, with HTTP 410. Make a new one with `createParticipantsDownload`.',
      ],
      ['`INTERNAL_SERVER_ERROR`', 'An error of the gateway, without details; the request id identifies it in the log.'],
    ],
  ),
  'A malformed request gets one of these codes; if the gateway did not run it, with HTTP 400, `BAD_REQUEST` also with 405, 406,',
  '413 or 415:',
  '',
  ...table(
    ['code', 'meaning'],
    [
      ...rows(requestCodes),
      ...Object.entries(documentRejections).map(([code, words]) => [`\`${code}\``, words]),
      [
        'the codes of [limits](#limits)',
        'The document is too large: `extensions` holds its size as `measured`, and the `limit`.',
      ],
    ],
  ),
];
