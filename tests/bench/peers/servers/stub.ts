/**
 * The provider of every peer: its answers follow the contract and are computed before the first request. Below `/still` nothing
 * changes, below `/changing` a record changes with each request, and `/plain` cannot report changes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { accountOf, participationOf, sectionList, tokens } from '../samples.ts';

const participations = Number(process.env.PARTICIPATIONS);

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

const records = Array.from({ length: participations }, (_, index) => participationOf(index));
const wholeList = json({ data: records, revision: 'r0' });
const listWithoutRevision = json({ data: records });
const sections = json({ data: sectionList });
const callers = new Map(
  tokens.map((token) => {
    const { id, account, own } = accountOf(token);
    return [`Token ${token}`, { id: json({ id }), account: json(account), own: json({ data: own }) }];
  }),
);

const difference = (revision: string, changed: object[]) =>
  json({ data: { revision, is_whole: false, changed, removed: [] } });
const nothingChanged = difference('r0', []);
let changes = 0;

/** Changes the last record of the list each time: the compared pages do not contain it. */
function oneChanged(): Buffer {
  changes += 1;
  return difference(`r${changes}`, [participationOf(participations - 1, 1 + changes)]);
}

function answerOf({ url = '', headers }: IncomingMessage): Buffer | null {
  const { pathname, searchParams } = new URL(url, 'http://stub');
  const [, state, ...rest] = pathname.split('/');
  const caller = callers.get(headers.authorization ?? '');
  if (caller === undefined) return null;
  switch (rest.join('/')) {
    case 'accounts/profile/':
      return searchParams.has('id') ? caller.account : caller.id;
    case 'api/users/user_meeting_reg/list/':
      return caller.own;
    case 'api/users/user_meeting/sections/':
      return sections;
    case 'api/users/user_meeting/list/':
      return state === 'plain' ? listWithoutRevision : wholeList;
    case 'api/users/user_meeting/changes/':
      return state === 'plain' ? null : state === 'changing' ? oneChanged() : nothingChanged;
    default:
      return null;
  }
}

function send(response: ServerResponse, body: Buffer | null): void {
  if (body === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
  else response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/ready') response.end();
  else request.once('end', () => send(response, answerOf(request)));
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
