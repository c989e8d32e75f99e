import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './ports.ts';

interface ScriptedAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null cuts the connection. */
  body: string | null;
}

/** Starts a server that answers its next requests by script, as a portal or a proxy before it would. */
export async function scriptedServer() {
  const answers: ScriptedAnswer[] = [];
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await text(request) });
    const next = answers.shift();
    if (next === undefined || next.body === null) return void response.destroy();
    response.writeHead(next.status, next.headers).end(next.body);
  });
  return {
    ...(await listen(server)),
    requests,
    /** Scripts the next answer: an object as JSON, a text as HTML, null for a cut connection. */
    answer(body: object | string | null, status = 200, headers: Record<string, string> = {}) {
      const isJson = typeof body === 'object' && body !== null;
      const type = isJson ? 'application/json' : 'text/html';
      answers.push({
        status,
        headers: { 'content-type': type, ...headers },
        body: isJson ? JSON.stringify(body) : body,
      });
    },
  };
}
