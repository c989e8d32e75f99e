import { defaultBodyLimits, ordinaryBodyBytes } from '../../gateway/bodyLimits.ts';
import { deadlines } from '../../gateway/context.ts';
import { longestQuery } from '../../gateway/exports/address.ts';
import { costDefaults, documentLimits, type LimitName } from '../../gateway/limits/documentLimits.ts';
import { costPerMinute } from '../../gateway/limits/operations.ts';
import { type AttemptRates, attemptRates } from '../../gateway/limits/rates.ts';
import { maxFileBytes } from '../../gateway/uploads.ts';

type Table = (heading: string[], rows: string[][]) => string[];

const seconds = (ms: number) => `${ms / 1000} s`;
const figure = (value: number) => value.toLocaleString('en').replaceAll(',', '\u00a0');

/** What the limits of a document count, and what for. */
const counted: Record<LimitName, [unit: string, why: string]> = {
  tokens: ['tokens of the text', 'a text is parsed whole before anything else is looked at'],
  depth: ['levels', 'lists within lists multiply an answer'],
  aliases: ['aliases in the whole document', 'an alias asks for the same field once more'],
  rootAliases: ['aliases at the top', 'each may be a call of its own to the provider'],
  directives: ['directives', 'each is worked out for each field'],
  list: ['rows of a list (`pageSize`, `first`)', 'a page has no more'],
  cost: ['units of cost', '`@cost` and `@listSize` of the schema, times the length of lists'],
};

/** What the bounds of attempts are about. */
const attempts: Record<keyof AttemptRates, string> = {
  loginsOfAccountFromAddress: 'Wrong passwords for one account from one address',
  loginsOfAccount: 'Wrong passwords for one account from all addresses',
  loginsOfAddress: 'Wrong passwords from one address for all accounts',
  resetLettersToAccount: 'Letters with a reset link to one person',
  resetLettersFromAddress: 'Letters with a reset link that one address asks for',
  newPasswordsOfAccount: 'New passwords by mailed links of one account',
  newPasswordsFromAddress: 'New passwords by mailed links from one address',
  newAccountsFromAddress: 'New accounts from one address',
  unknownTokensFromAddress: 'Tokens of one address that the provider was asked about and does not know',
};

/** The section on limits: each figure is the gateway's own constant. */
export const limitTable = (table: Table): string[] => [
  '## limits',
  '',
  ...table(
    ['what', 'at most', 'beyond it'],
    [
      [
        'Body of a request that is no upload',
        `${figure(ordinaryBodyBytes)} bytes, in ${seconds(defaultBodyLimits.ordinaryMs)}`,
        'HTTP 413; a body that drips is cut',
      ],
      [
        'A file',
        `${figure(maxFileBytes)} bytes, in ${seconds(defaultBodyLimits.uploadMs)}`,
        '`FILE_TOO_LARGE` in `userErrors`',
      ],
      [
        'Time of an operation',
        seconds(deadlines.operationMs),
        '`PROVIDER_TIMEOUT` at the fields that were not there yet',
      ],
      ['Time of an operation with an upload', seconds(deadlines.uploadMs), '`PROVIDER_TIMEOUT`'],
      ['Query of an export address', `${figure(longestQuery)} characters`, 'HTTP 400'],
      ['Operations in a request', '1', '`BATCHING_DISABLED`, HTTP 400'],
    ],
  ),
  'How large a document may be; a refusal is HTTP 400 with the code, `measured` and `limit` in `extensions`:',
  '',
  ...table(
    ['at most', 'counted', 'why', 'code'],
    Object.entries(documentLimits).map(([name, { limit, code }]) => [
      figure(limit),
      ...counted[name as LimitName],
      `\`${code}\``,
    ]),
  ),
  `What a field costs stands in the tables of queries and mutations; below them a field costs ${costDefaults.field} unless the`,
  `schema says otherwise (\`@cost\`), times how long its list may be (\`@listSize\`, else ${costDefaults.listSize}). Tools with a token are told theirs in`,
  '`extensions.cost` of the answer.',
  '',
  `The operations of one token may cost ${figure(costPerMinute)} units in a minute, those of all visitors and unknown tokens of one address`,
  'four times as much (`OPERATION_COST_PER_MINUTE` of the gateway). Beyond it the answer is HTTP 429, `RATE_LIMITED` with `extensions.retryAfter`.',
  '',
  'Attempts are counted, not requests: several in one request count as several. Beyond the bound the answer is `RATE_LIMITED`',
  'with `extensions.retryAfter`; a right password takes its attempt back.',
  '',
  ...table(
    ['attempts', 'at most', 'within'],
    Object.entries(attemptRates).map(([name, { times, seconds: within }]) => [
      attempts[name as keyof AttemptRates],
      figure(times),
      `${figure(within)} s`,
    ]),
  ),
];
