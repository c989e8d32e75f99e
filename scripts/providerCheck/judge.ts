import type { Problem } from '../../gateway/lib/errors.ts';
import { answerFault } from '../../gateway/provider/http/answerFaults.ts';
import { operation, statusesOf } from '../../gateway/provider/http/contract.ts';
import { providerLimits } from '../../gateway/provider/http/limits.ts';
import { tokenScheme } from '../../gateway/provider/http/transport.ts';
import type { SafeCall } from './calls.ts';
import { cutFindings, deviationsOf } from './deviations.ts';
import { bodiesOf, type Exchange, jsonOf } from './exchange.ts';
import { compareFields, fieldNamesOf } from './fields.ts';
import type { Outcome } from './outcome.ts';
import { fieldName, shapeOf } from './shapes.ts';
import { otherScheme } from './tokenScheme.ts';

const isNamed = (statuses: string[], status: number) =>
  statuses.includes(String(status)) || statuses.includes(`${Math.floor(status / 100)}XX`);

function schemeLeaves({ answers }: Exchange): string[] {
  const challenge = answers.at(-1)?.challenge ?? null;
  return challenge === null || challenge.toLowerCase() === tokenScheme.toLowerCase() ? [] : [otherScheme(challenge)];
}

/** The bodies that the check sends with a wrong value. */
const wrongBodies = ['RegistrationRequest', 'LoginRequest'];

/** An unknown shape of errors shows up as fields that no request has. */
function rejectionLeaves(problems: Problem[]): string[] {
  if (problems.length === 0) return ['a rejection without a text that the gateway finds'];
  const known = new Set([...wrongBodies.flatMap(fieldNamesOf), 'detail']);
  const strange = problems.filter(({ path }) => path.length > 0 && !path.some((key) => known.has(key)));
  if (strange.length === 0) return [];
  const fields = [...new Set(strange.map(({ path }) => `\`${path.map(fieldName).join('.')}\``))].join(', ');
  return [`the rejection is about ${fields}, which no request has: add its shape to gateway/provider/http/problems.ts`];
}

/** The share of its time limit above which a call counts as slow: it would time out on a busy day. */
export const slowShare = 0.5;

function slowLeaves({ ms, isList }: Exchange, share: number): string[] {
  const limit = isList ? providerLimits.listMs : providerLimits.callMs;
  return ms > limit * share ? [`slow: ${ms} ms of ${limit} ms`] : [];
}

function expectedLeaves(exchange: Exchange, { expects }: SafeCall, { code, problems }: Outcome): string[] | null {
  const status = exchange.answers.at(-1)?.status;
  if (expects === 'unauthenticated') {
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return schemeLeaves(exchange);
    return code === null ? ['an answer for nobody: expected 401 or 403'] : null;
  }
  if (expects === 'notFound') {
    if (code === 'NOT_FOUND') return [];
    return [`an unknown id answers ${status ?? 'nothing'} (${code ?? 'a success'}): expected 404 in JSON`];
  }
  if (expects === 'rejection') {
    // A login may answer 401 for a wrong password.
    if (exchange.id === 'login' && code === 'UNAUTHENTICATED') return [];
    if (problems === null)
      return [`a wrong value answers ${status ?? 'nothing'} (${code ?? 'a success'}): expected 400`];
    return rejectionLeaves(problems);
  }
  return null;
}

/** Places where a call leaves the contract or comes near a limit. */
export function leavesOf(
  exchange: Exchange,
  call: SafeCall,
  outcome: Outcome,
  { base, share }: { base: string; share: number },
): string[] {
  const { id, schema, answers, failure } = exchange;
  const { code } = outcome;
  const answer = answers.at(-1);
  if (outcome.finding !== null) return [outcome.finding];
  if (id === null || answer === undefined) return failure === null ? (code === null ? [] : [code]) : [failure];
  const expected = expectedLeaves(exchange, call, outcome);
  if (expected !== null) return expected;
  const fault = answerFault(operation(id), answer, base);
  const { method, path } = operation(id);
  if (fault !== null) return [`${method} ${path}: ${fault.check}`];
  const { status } = answer;
  if (!isNamed(statusesOf(id), status)) return [`status ${status} is not in the contract`];
  if (status >= 300) return [`a read that the contract allows is rejected with ${status}`];
  const bodies = bodiesOf(exchange);
  if (bodies.includes(undefined)) return [failure ?? 'the body is no valid JSON'];
  const places = schema === null ? [] : [...new Set(bodies.flatMap((body) => deviationsOf(schema, body)))];
  const all = [...places, ...cutFindings(bodies), ...slowLeaves(exchange, share)];
  return all.length === 0 && code !== null ? [failure ?? 'rejected with 200'] : all;
}

/** Fields that only the contract has, or only the answers. */
export function fieldsOf(exchange: Exchange): string[] {
  const { schema, answers } = exchange;
  if (schema === null || answers[0]?.status !== 200) return [];
  const { unknown, missing } = compareFields(schema, bodiesOf(exchange)[0]);
  const list = (about: string, names: Set<string>) => (names.size > 0 ? [`${about}: ${[...names].join(', ')}`] : []);
  return [...list('not in the contract', unknown), ...list('never sent', missing)];
}

/** The shape of an unsuccessful answer, for the provider's developers. */
export function errorShapeOf({ answers }: Exchange): string | null {
  const answer = answers.at(-1);
  if (answer === undefined || (answer.status < 400 && jsonOf(answer) === undefined)) return null;
  const body = jsonOf(answer);
  const shape = body === undefined ? answer.contentType.split(';')[0] || 'no body' : JSON.stringify(shapeOf(body));
  return `${answer.status} ${shape}`;
}
