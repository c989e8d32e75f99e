import type { IncomingHttpHeaders } from 'node:http';
import { startProxy } from './proxy.ts';

/** A call as the gateway sent it. A form has its files by name. */
export interface WireCall {
  /** Method and path. */
  to: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the proxy answers in place of the provider; a text as HTML. */
export interface Refusal {
  status: number;
  body: object | string;
}

async function readBody(bytes: Buffer, type = ''): Promise<unknown> {
  if (bytes.length === 0) return null;
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Records every call to a provider, and refuses what `refuse` says. */
export async function startWireProxy(target: string, refuse: (call: WireCall) => Refusal | null = () => null) {
  const calls: WireCall[] = [];
  const proxy = await startProxy(target, async (sent, pass) => {
    const { method, url, headers } = sent;
    const call: WireCall = {
      to: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers,
      body: await readBody(sent.body, headers['content-type']),
    };
    calls.push(call);
    const refusal = refuse(call);
    if (refusal === null) return pass({ ...sent, headers: { ...headers, host: url.host } });
    const { status, body } = refusal;
    return typeof body === 'string'
      ? { status, headers: { 'content-type': 'text/html' }, body }
      : { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  });
  return { ...proxy, calls };
}
