import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { providerDocuments, readProviderContract } from '../../schema/providerContract.ts';
import { type Reply, startProxy } from './proxy.ts';

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

/** A body without the fields that are extensions, where it is JSON. */
function withoutFields({ headers, body }: Pick<Reply, 'headers' | 'body'>): Reply['body'] {
  const isJson = String(headers['content-type']).includes('json');
  if (!isJson || body.length === 0) return body;
  return JSON.stringify(JSON.parse(body.toString()), (name, value) => (isDropped(name) ? undefined : value));
}

/**
 * A provider without any extension, in front of one that has all: to their calls it answers a framework's 404 page, and it
 * removes their parameters, headers and fields.
 */
export async function startPlainProxy(target: string) {
  /** The calls that it lacked. */
  const lacked: string[] = [];
  const proxy = await startProxy(target, async (call, pass) => {
    const { method, url } = call;
    const operation = contract.paths[url.pathname]?.[method.toLowerCase()];
    if (isExtension(operation)) {
      lacked.push(String(operation?.operationId));
      return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' };
    }
    for (const parameter of Object.values(operation?.parameters ?? {})) {
      if (isExtension(parameter)) url.searchParams.delete(String(parameter.name));
    }
    const { 'idempotency-key': _, 'transfer-encoding': __, 'content-length': ___, ...headers } = call.headers;
    const body = Buffer.from(withoutFields(call));
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
    const reply = await pass({ method, url, body, headers: { ...headers, ...length, 'accept-encoding': 'identity' } });
    const { 'content-length': ____, 'transfer-encoding': _____, ...rest } = reply.headers;
    return { status: reply.status, headers: rest, body: withoutFields(reply) };
  });
  return { ...proxy, lacked };
}
