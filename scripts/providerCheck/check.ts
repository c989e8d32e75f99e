import type { EditionData } from '../../gateway/editions/readEdition.ts';
import { answerFault } from '../../gateway/provider/answerFaults.ts';
import { connectProvider, type ProviderClient } from '../../gateway/provider/client.ts';
import {
  explainMismatches,
  type OperationId,
  operation,
  type SchemaName,
  statusesOf,
} from '../../gateway/provider/contract.ts';
import type { Received } from '../../gateway/provider/transport.ts';
import { type Found, type SafeCall, safeCalls } from './calls.ts';
import { compareFields } from './fields.ts';
import { outcomeOf, outcomeOfError } from './outcome.ts';
import { shapeOf } from './shapes.ts';

/** One call of a check. */
export interface CheckedCall {
  name: string;
  operation: OperationId | null;
  /** Null for a call without an answer. */
  status: number | null;
  contentType: string | null;
  /** What the gateway makes of the answer; null for a call that was not made. */
  gateway: string | null;
  /** Where the answer leaves the contract. */
  leaves: string[];
  /** What the contract allows and an operator may want to know. */
  notes: string[];
  /** Names and types of the answer; null without a JSON body. */
  shape: unknown;
}

interface CheckOptions {
  providerUrl: string;
  meetingId: number;
  /** The edition with this meeting, whose sections are compared; null without one. */
  edition?: EditionData | null;
  token: string | null;
}

/** A token that no provider has given out. */
const unknownToken = '0'.repeat(40);
const mostPlaces = 6;

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isNamed = (statuses: string[], status: number) =>
  statuses.includes(String(status)) || statuses.includes(`${Math.floor(status / 100)}XX`);

const some = (places: string[]) =>
  places.length > mostPlaces
    ? [...places.slice(0, mostPlaces), `and ${places.length - mostPlaces} more places`]
    : places;

/** The newest exchange of a call: the request, and the answer or the failure. */
interface Exchange {
  id: OperationId | null;
  schema: SchemaName | null;
  answer: Received | null;
  failure: string | null;
}

function leavesOf(
  { id, schema, answer, failure }: Exchange,
  call: SafeCall,
  code: string | null,
  base: string,
): string[] {
  if (id === null || answer === null) return failure === null ? (code === null ? [] : [code]) : [failure];
  const fault = answerFault(operation(id), answer, base);
  const isLacking = fault?.kind === 'unknown_path' && operation(id).isExtension;
  if (isLacking || (call.expects === 'unauthenticated' && (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')))
    return [];
  if (fault !== null) return [fault.check];
  const { status } = answer;
  if (call.expects === 'unauthenticated') return ['an answer for nobody: expected 401 or 403'];
  if (!isNamed(statusesOf(id), status)) return [`status ${status} is not in the contract`];
  if (status >= 300) return [`a read that the contract allows is rejected with ${status}`];
  const body = json(answer.body);
  if (body === undefined) return ['the body is no valid JSON'];
  const places = schema === null ? [] : some(explainMismatches(schema, body));
  return places.length === 0 && code !== null ? ['rejected with 200'] : places;
}

function notesOf({ schema, answer }: Exchange): string[] {
  if (schema === null || answer === null || answer.status !== 200) return [];
  const { unknown, missing } = compareFields(schema, json(answer.body));
  const list = (about: string, names: Set<string>) => (names.size > 0 ? [`${about}: ${[...names].join(', ')}`] : []);
  return [...list('not in the contract', unknown), ...list('never sent', missing)];
}

/** Calls everything that changes nothing at a provider, and compares each answer with the contract. */
export async function checkProvider({
  providerUrl,
  meetingId,
  edition = null,
  token,
}: CheckOptions): Promise<CheckedCall[]> {
  const { origin, pathname } = new URL(providerUrl);
  const base = `${origin}${pathname.replace(/\/$/, '')}`;
  let last: Exchange;
  const provider = connectProvider(base, {
    answered(_, answer) {
      last.answer = answer;
    },
  });
  const log = {
    debug() {},
    info() {},
    error() {},
    warn(fields: object) {
      const { check, code } = fields as { check?: string; code?: string };
      last.failure ??= check ?? code ?? null;
    },
  };
  const tokens = { visitor: null, unknown: unknownToken, caller: token };
  const clientOf = (as: SafeCall['as']): ProviderClient => {
    const client = provider.bind({ requestId: 'provider-check', address: '127.0.0.1', log, token: () => tokens[as] });
    return {
      ...client,
      call(id, schema, options) {
        Object.assign(last, { id, schema });
        return client.call(id, schema, options);
      },
    };
  };
  const found: Found = { providerUrl: base, meetingId, edition };

  async function make(call: SafeCall): Promise<CheckedCall> {
    const unless = call.as === 'caller' && token === null ? 'needs a token' : (call.unless?.(found) ?? null);
    const none = { operation: null, status: null, contentType: null, shape: null };
    if (unless !== null) return { name: call.name, gateway: null, leaves: [], notes: [unless], ...none };
    last = { id: null, schema: null, answer: null, failure: null };
    const outcome = await call.run(clientOf(call.as), found).then(outcomeOf, outcomeOfError);
    const { id, answer } = last;
    const body = answer === null ? undefined : json(answer.body);
    return {
      name: call.name,
      operation: id,
      status: answer?.status ?? null,
      contentType: answer?.contentType.split(';')[0] ?? null,
      gateway: outcome.text,
      leaves: leavesOf(last, call, outcome.code, base),
      notes: outcome.code === null ? [...notesOf(last), ...(call.notes?.(found) ?? [])] : [],
      shape: body === undefined ? null : shapeOf(body),
    };
  }

  const checked: CheckedCall[] = [];
  try {
    for (const call of safeCalls) checked.push(await make(call));
  } finally {
    await provider.close();
  }
  return checked;
}
