import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readProviderContract } from '../../schema/providerContract.ts';

type Response = { $ref?: string; content?: Record<string, { schema?: object }> };
type Operation = { operationId: string; responses: Record<string, Response>; requestBody?: object };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
};

const ID = 'https://contract.invalid/provider';
const contract = readProviderContract() as Contract;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...contract, $id: ID });
const compiled = new Map<string, ValidateFunction>();

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** An answer as the contract looks at it. */
export type Answer = { method: string; path: string; status: number; type: string; body: unknown };

/** The operation of a path, where the document has one. */
export function findOperation(method: string, path: string): { template: string; operation: Operation } | null {
  const template = path.startsWith('/media/') ? '/media/{path}' : path;
  const operation = contract.paths[template]?.[method.toLowerCase()];
  return operation ? { template, operation } : null;
}

/** Method and path of each operation in the document, by its id. */
export const operationCalls = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
);

/** Every operation's id in the document. */
export const operationIds = [...operationCalls.keys()];

/** Where an answer leaves the document; empty if it keeps it. */
export function contractFaults({ method, path, status, type, body }: Answer): string[] {
  const found = findOperation(method, path);
  if (!found) return [`${method} ${path} is not in the document`];
  const { responses } = found.operation;
  const key = responses[status] ? String(status) : `${Math.floor(status / 100)}XX`;
  const response = responses[key];
  if (!response) return [`${found.operation.operationId} documents no ${status}`];
  const pointer =
    response.$ref?.slice(2) ??
    ['paths', found.template, method.toLowerCase(), 'responses', key].map(escapePointer).join('/');
  const content = (response.$ref ? contract.components.responses[response.$ref.split('/').at(-1) ?? ''] : response)
    ?.content;
  if (!content) return body === '' ? [] : [`${found.operation.operationId} ${status} has no body`];
  const media = content[type] ? type : 'application/octet-stream';
  if (!content[media]) return [`${found.operation.operationId} ${status} answers ${type}`];
  if (media !== 'application/json') return [];
  return validate(`${pointer}/content/${escapePointer(media)}/schema`, body).map(
    (fault) => `${found.operation.operationId} ${status} ${fault}`,
  );
}

/** Where a JSON body leaves the document's description of the request. */
export function requestFaults(method: string, path: string, body: unknown): string[] {
  const found = findOperation(method, path);
  if (!found) return [`${method} ${path} is not in the document`];
  const pointer = ['paths', found.template, method.toLowerCase()].map(escapePointer).join('/');
  return validate(`${pointer}/requestBody/content/application~1json/schema`, body);
}

function validate(pointer: string, value: unknown): string[] {
  const check = compiled.get(pointer) ?? ajv.compile({ $ref: `${ID}#/${pointer}` });
  compiled.set(pointer, check);
  return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
