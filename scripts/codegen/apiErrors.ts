import { type FaultCode, faultCodes, requestCodes } from '../../gateway/errors.ts';
import type { documentRefusals } from '../../gateway/limits/admission.ts';

type RequestCode = (typeof requestCodes)[number];
type Table = (heading: string[], rows: string[][]) => string[];

/** Documents that are refused for what they are. */
const refused: Record<keyof typeof documentRefusals, string> = {
  DOCUMENT_NOT_TRUSTED:
    'In production, callers without a token run only the operations of the page and those of `schema/operations/`. Get a token with the published operation `CreateToken`.',
  BATCHING_DISABLED: 'A list of operations came. Send one operation a request.',
};

/** What each code means and what a program does about it. */
const meanings: Record<FaultCode | RequestCode, string> = {
  UNAUTHENTICATED: 'There is no session, or it has ended. Get a new token.',
  FORBIDDEN: 'The caller is known and has no right to this. Asking again does not help.',
  NOT_FOUND: 'There is no such record, or none that the caller may know of.',
  PROVIDER_TIMEOUT:
    'The service behind the gateway did not answer in time. A query may be repeated; a change may have happened: look before you repeat it, or send it with a `requestKey`.',
  PROVIDER_UNAVAILABLE: 'The service behind the gateway cannot be reached or is failing. Repeat later.',
  PROVIDER_BAD_RESPONSE:
    'The service answered what its contract does not know. Repeating seldom helps; the log names the place.',
  RATE_LIMITED:
    'Too many attempts. `extensions.retryAfter` tells after how many seconds to try again, where it is known.',
  BAD_REQUEST: 'The request could not be read: no JSON, no operation, a body that is too large.',
  BAD_USER_INPUT: 'A variable or an argument is not of its type or out of its range.',
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document asks for what the schema does not have.',
  OPERATION_RESOLUTION_FAILURE:
    'A document of several operations came without `operationName`, or with one that it does not have.',
  PERSISTED_QUERY_NOT_FOUND: 'This release does not know the hash. Send the document itself.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Documents are not taken by hash here. Send the document itself.',
};

const rows = (codes: readonly (FaultCode | RequestCode)[]) => codes.map((code) => [`\`${code}\``, meanings[code]]);

/** The section on errors. */
export const errorTables = (table: Table): string[] => [
  '## errors',
  '',
  'What a person can mend is no error: it comes as a value in `userErrors` of the answer, each with a code',
  '([`UserErrorCode`](#usererrorcode)), a message in Russian that can be shown, and the path of the input field.',
  '',
  'Everything else is in `errors[]`. `extensions.code` is for programs, `message` for people, `path` names the field that is',
  'null because of it, and `extensions.requestId` is the same as in the log and in the header `x-request-id`: name it when you',
  'ask for help. Other fields of the same query still answer.',
  '',
  ...table(
    ['code', 'meaning'],
    [
      ...rows(faultCodes),
      ['`INTERNAL_SERVER_ERROR`', 'A fault of the gateway. Nothing of the inside is told; the request id leads to it.'],
    ],
  ),
  'Who asks wrongly is told by one of these; what was not run at all is answered with HTTP 400:',
  '',
  ...table(
    ['code', 'meaning'],
    [
      ...rows(requestCodes),
      ...Object.entries(refused).map(([code, words]) => [`\`${code}\``, words]),
      [
        'the codes of [limits](#limits)',
        'The document is too large: `extensions.measured` and `extensions.limit` tell by how much.',
      ],
    ],
  ),
];
