import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { providerDocuments, readProviderContract } from '../../schema/providerContract.ts';

const EXTENSION = 'x-portal-extension';

interface Node {
  [key: string]: Node;
}

const contract = readProviderContract() as { paths: Node; components: Node };
/** The call for extensions is not itself an extension, but a provider without extensions lacks it too. */
const isExtension = (node: Node | undefined) =>
  Boolean(node?.[EXTENSION]) || String(node?.operationId) === 'listExtensions';

/** Names of the fields in a part of a document. */
function fieldsOf(node: Node | undefined, isChosen: (field: Node) => boolean, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [name, field] of Object.entries(node.properties ?? {})) if (isChosen(field)) found.add(name);
  for (const child of Object.values(node)) fieldsOf(child, isChosen, found);
  return found;
}

const baseDocument = parse(readFileSync(providerDocuments[0], 'utf8')) as { components: Node };
const plain = fieldsOf(baseDocument.components.schemas, () => true);
const extended = fieldsOf(contract.components.schemas, (field) => EXTENSION in field);
const isDropped = (name: string) => extended.has(name) && !plain.has(name);

/** A JSON text without the fields that are extensions. */
const withoutFields = (text: string): string =>
  text === '' ? '' : JSON.stringify(JSON.parse(text), (name, value) => (isDropped(name) ? undefined : value));

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.includes('json') ?? false;

/**
 * A provider without any extension, in front of one that has all: to their calls it answers a framework's 404 page, and it
 * removes their parameters, headers and fields.
 */
export async function startPlainProxy(
  target: string,
): Promise<{ url: string; lacked: string[]; close(): Promise<void> }> {
  /** The calls that it lacked. */
  const lacked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', target);
    const method = (incoming.method ?? '').toLowerCase();
    const operation = contract.paths[url.pathname]?.[method];
    if (isExtension(operation)) {
      lacked.push(String(operation?.operationId));
      incoming.resume();
      return outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    }
    for (const parameter of Object.values(operation?.parameters ?? {})) {
      if (isExtension(parameter)) url.searchParams.delete(String(parameter.name));
    }
    const { 'idempotency-key': _, 'transfer-encoding': __, ...headers } = incoming.headers;
    const sent = await read(incoming);
    const body = isJson(incoming) ? Buffer.from(withoutFields(sent.toString())) : sent;
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
    const options = { method, headers: { ...headers, ...length, 'accept-encoding': 'identity' } };
    const onward = send(url, options, async (answer) => {
      const got = await read(answer);
      const { 'content-length': ___, 'transfer-encoding': ____, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      outgoing.end(isJson(answer) ? withoutFields(got.toString()) : got);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lacked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
