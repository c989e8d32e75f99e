import { deadlines } from '../../gateway/context.ts';
import { longestQuery } from '../../gateway/domains/exports/address.ts';
import { exportsAtOnce } from '../../gateway/http/exports.ts';
import { defaultBodyLimits, ordinaryBodyBytes, strangersBodyBytes } from '../../gateway/limits/bodyLimits.ts';
import { costDefaults, documentLimits, type LimitName } from '../../gateway/limits/documentLimits.ts';
import { costPerMinute } from '../../gateway/limits/operations.ts';
import { type AttemptRates, attemptRates, mostFileBytes } from '../../schema/limits.ts';
import { table } from './table.ts';

const seconds = (ms: number) => `${ms / 1000} s`;
const figure = (value: number) => value.toLocaleString('en').replaceAll(',', '\u00a0');

const reasons: Record<LimitName, string> = {
  tokens: 'the gateway parses the whole text before any other check',
  depth: 'lists within lists multiply an answer',
  aliases: 'an alias repeats a field',
  rootAliases: 'each may be a call of its own to the provider',
  directives: 'the gateway evaluates each for each field',
  variables: 'the gateway walks through all of them',
  variableDepth: 'no input of the schema is as deep',
  list: 'the longest page',
  cost: '`@cost` and `@listSize` of the schema, times the length of lists',
};

const attempts: Record<keyof AttemptRates, string> = {
  loginsOfAccountFromAddress: 'Wrong passwords for one account from one address',
  loginsOfAccount: 'Wrong passwords for one account from all addresses',
  loginsOfAddress: 'Wrong passwords from one address for all accounts',
  resetLettersToAccount: 'Letters with a reset link to one person',
  resetLettersFromAddress: 'Letters with a reset link that one address requests',
  verificationLettersToAddress: 'Verification letters once more to one address',
  newPasswordsOfAccount: 'New passwords by mailed links of one account, and present passwords for a change of it',
  newPasswordsFromAddress: 'New passwords by mailed links from one address',
  newAccountsFromAddress: 'New accounts from one address',
  documentChecksFromAddress: 'Codes of documents that one address checks',
  documentPagesFromAddress: 'Pages of documents that the gateway renders for one address; then the browser alone does',
  crashReportsFromAddress: 'Reports of crashed pages from one address',
  crashReports: 'Reports of crashed pages from all addresses',
  unknownTokensFromAddress: 'Unknown tokens from one address, after a check with the provider',
};

/** Each figure is the gateway's own constant. */
export const limitTable = (): string[] => [
  '## limits',
  '',
  ...table(
    ['what', 'at most', 'beyond it'],
    [
      [
        'Body of a request without an upload',
        `${figure(ordinaryBodyBytes)} bytes, in ${seconds(defaultBodyLimits.ordinaryMs)}`,
        'HTTP 413; the gateway cuts a slow body',
      ],
      ['The same body without a valid token', `${figure(strangersBodyBytes)} bytes`, 'HTTP 413'],
      [
        'A file',
        `${figure(mostFileBytes)} bytes, in ${seconds(defaultBodyLimits.uploadMs)}`,
        '`FILE_TOO_LARGE` in `userErrors`',
      ],
      [
        'Time of an operation',
        seconds(deadlines.operationMs),
        '`PROVIDER_TIMEOUT` at the missing fields, or `GATEWAY_BUSY` if their calls had to wait',
      ],
      ['Time of an operation with an upload', seconds(deadlines.uploadMs), '`PROVIDER_TIMEOUT`'],
      ['Query of an export address', `${figure(longestQuery)} characters`, 'HTTP 400'],
      [
        'Exports that run at the same time',
        `${exportsAtOnce.mostPerKey} of an account, ${exportsAtOnce.most} of a gateway`,
        'HTTP 429, `RATE_LIMITED`',
      ],
      ['Operations in a request', '1', '`BATCHING_DISABLED`, HTTP 400'],
    ],
  ),
  'Limits of a document. Beyond them the answer is HTTP 400 with the code, and with `measured` and `limit` in `extensions`:',
  '',
  ...table(
    ['at most', 'counted', 'why', 'code'],
    Object.entries(documentLimits).map(([name, { limit, unit, code }]) => [
      figure(limit),
      unit,
      reasons[name as LimitName],
      `\`${code}\``,
    ]),
  ),
  `The tables of queries and mutations list the cost of root fields. Any other field costs ${costDefaults.field} unless the schema sets`,
  `\`@cost\`, times the length of its list (\`@listSize\`, by default ${costDefaults.listSize}).`,
  'Tools, which are callers with a token in the header or with a document of their own, read in `extensions.cost` of each',
  'answer: `requested`, the cost of this operation; `remaining`, what is left; `restoreRate`, the units of a minute. All are',
  'in the units of the limits below. Static answers are free; they and rejections of a token have no `extensions.cost`.',
  '',
  `One token may spend ${figure(costPerMinute)} units a minute; all visitors and unknown tokens of one address together may spend`,
  'four times as much (`OPERATION_COST_PER_MINUTE` of the gateway). Beyond it the answer is HTTP 429, `RATE_LIMITED` with `extensions.retryAfter`.',
  'While the provider cannot say whether the token of a header is valid, the answer is HTTP 503 (or 429) with `Retry-After`.',
  '',
  'The gateway counts attempts, not requests: several in one request count separately. Beyond the limit the answer is',
  '`RATE_LIMITED` with `extensions.retryAfter`; a correct password does not count.',
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
