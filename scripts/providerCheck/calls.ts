/** Which calls the check makes: each GET of the contract, and the three POSTs that only read. */
import { mediaPrefix, type OperationId, type SchemaName } from '../../gateway/provider/http/contract.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';
import { readProviderContract } from '../../schema/providerContract.ts';

/** What requests are made of. */
export interface Facts {
  meetingId: number;
  /** Lists of addresses that the edition names (API-21). */
  mailings: readonly string[];
  /** The readable answers so far, by the names of their requests. */
  answers: Map<string, unknown>;
}

export interface Call {
  id: OperationId;
  needsToken: boolean;
  extension: string | null;
  /** Names of the required parameters. */
  parameters: string[];
  /** The schemas of its answer; empty for a file. */
  schemas: SchemaName[];
}

/** One request of a call. */
export interface Request {
  name: string;
  /** Whose token it sends; a call that needs no token never sends one. */
  as?: 'visitor' | 'unknown';
  query?: Record<string, unknown>;
  json?: object;
  schema?: SchemaName;
}

/** A node of the OpenAPI document. */
interface Node {
  $ref?: string;
  anyOf?: Node[];
  operationId?: OperationId;
  security?: unknown[];
  parameters?: Node[];
  name?: string;
  required?: boolean;
  content?: Record<string, { schema?: Node }>;
  responses?: Record<string, Node>;
  'x-portal-extension'?: string;
}

/** The rows of a list's answer; null for another answer. */
export function rowsOf(value: unknown): unknown[] | null {
  const rows = isObject(value) && 'data' in value ? value.data : value;
  return Array.isArray(rows) ? rows : null;
}

const readingPosts: unknown[] = ['listParticipations', 'listEmails', 'listAttendance'];
/** The answers of these have the ids that the other calls need. */
const first: unknown[] = ['listExtensions', 'getAccount', 'listRegistrations', 'listParticipations'];
const orderOf = ({ id }: Call) => (first.includes(id) ? first.indexOf(id) : first.length);
const lastStep = ({ $ref = '' }: Node) => $ref.split('/').at(-1) ?? '';

/** Every call of the contract that reads, those first whose answers the others need. */
export function readingCalls(): Call[] {
  const { paths, components } = readProviderContract() as {
    paths: Record<string, Record<string, Node>>;
    components: Record<'parameters' | 'responses', Record<string, Node>>;
  };
  const resolve = (kind: 'parameters' | 'responses', node: Node) => components[kind][lastStep(node)] ?? node;
  const calls = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, call]): Call[] => {
      const { operationId: id, security, parameters = [], responses = {} } = call;
      if (id === undefined || (method !== 'get' && !readingPosts.includes(id))) return [];
      const answer = resolve('responses', responses['200'] ?? {}).content?.['application/json']?.schema;
      const required = parameters.map((node) => resolve('parameters', node)).filter((node) => node.required);
      return [
        {
          id,
          needsToken: security?.length !== 0,
          extension: call['x-portal-extension'] ?? null,
          parameters: required.map(({ name = '' }) => name),
          schemas: (answer?.anyOf ?? (answer ? [answer] : [])).map(lastStep) as SchemaName[],
        },
      ];
    }),
  );
  return calls.sort((one, other) => orderOf(one) - orderOf(other));
}

const types = { listPosters: ['poster_1', 'poster_2'], exportAttendance: ['attendance', 'audience'] };

/** The id in an answer, or in its first row. */
function idIn({ answers }: Facts, request: string): unknown {
  const value = answers.get(request);
  return ((rowsOf(value)?.[0] ?? value) as { id?: unknown } | undefined)?.id;
}

/** The path of a photo below the media path. */
function photoIn({ answers }: Facts): string | undefined {
  return /"photo":"([^"]+)"/.exec(JSON.stringify([...answers.values()]))?.[1]?.split(mediaPrefix)[1];
}

/** The requests of a call, one by one: a later one may need the answer to an earlier one. None without a value for each parameter. */
export function* requestsOf({ id, parameters }: Call, facts: Facts): Generator<Request> {
  const { meetingId, mailings } = facts;
  const participation = idIn(facts, 'listParticipations');
  if (id === 'getAccount') {
    yield { name: 'getAccount, no token', as: 'visitor' };
    yield { name: 'getAccount, unknown token', as: 'unknown' };
    yield { name: 'getAccount, id', schema: 'AccountId' };
    const account = idIn(facts, 'getAccount, id');
    if (account !== undefined) yield { name: 'getAccount, account', query: { id: account } };
  } else if (id === 'listParticipations') {
    const json = { meeting_id: meetingId, is_moderator: true };
    yield { name: 'listParticipations, no token', as: 'visitor', json };
    yield { name: id, json };
  } else if (id === 'listEmails') {
    for (const type of mailings) yield { name: `${id}, ${type}`, json: { type } };
  } else if (id === 'listAttendance') {
    for (const type of types.exportAttendance) yield { name: `${id}, ${type}`, json: { type } };
    if (participation !== undefined) yield { name: `${id}, person`, json: { type: 'person', um_id: participation } };
  } else {
    const record = idIn(facts, 'listRegistrations') ?? participation;
    for (const type of id in types ? types[id as keyof typeof types] : [undefined]) {
      const known = Object.entries({
        id: id === 'listSections' ? meetingId : record,
        meeting_id: meetingId,
        path: photoIn(facts),
        type,
      });
      const values = known.filter(([name, value]) => parameters.includes(name) && value !== undefined);
      if (values.length < parameters.length) return;
      yield { name: type === undefined ? id : `${id}, ${type}`, query: Object.fromEntries(values) };
    }
  }
}
