import { answerFault, brokenJson, fileFault } from '../../gateway/provider/http/answerFaults.ts';
import { operation } from '../../gateway/provider/http/contract.ts';
import { networkFault } from '../../gateway/provider/http/networkFaults.ts';
import { withData } from '../../gateway/provider/http/pages.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';
import { type Call, type Request, rowsOf } from './calls.ts';
import { compareFields, deviationsOf } from './fields.ts';

/** An answer of the provider, read to its end. */
export interface Answer {
  status: number;
  contentType: string;
  location: string | null;
  challenge: string | null;
  body: string;
}

/** What the check says about one answer. */
export interface Verdict {
  /** The answer in a word, for the table. */
  answer: string;
  findings: string[];
  /** Fields that only the contract has, or only the answer. */
  fields?: string[];
  /** Where it is readable JSON. */
  value?: unknown;
}

/** The gateway shows a person's name from `individual`. */
function namelessProfile(value: unknown): string[] {
  const profile = isObject(value) && Array.isArray(value.profiles) ? value.profiles[0] : null;
  if (!isObject(profile) || 'individual' in profile || !('first_name' in profile || 'last_name' in profile)) return [];
  return ['profiles[0] has the fields of a person beside `role`, without `individual`: everybody would be nameless'];
}

/** LST-08: a visitor sees id, name and organisation of a participant, and nothing else. */
const leaks = (value: unknown): string[] =>
  [...compareFields('ParticipantList', value).unknown]
    .filter((place) => place.startsWith('data[].'))
    .map((place) => `everybody can read \`${place.slice('data[].'.length)}\` of participants (LST-08)`);

/** The finding about a list that ends before its `count`. */
const cut = (value: unknown, rows: unknown[] | null): string[] =>
  rows && isObject(value) && typeof value.count === 'number' && !value.next && rows.length < value.count
    ? [`the list is cut: ${value.count} records by \`count\`, ${rows.length} came`]
    : [];

/** Judges an answer whose status and type are those of a readable one. */
function judgeValue({ id, schemas }: Call, { as, schema = schemas[0] }: Request, body: unknown): Verdict {
  // A document may be rejected: the certificate comes after the forum, for example.
  if (isObject(body) && 'error' in body && schemas.includes('DocumentLink'))
    return { answer: 'rejected', findings: [] };
  const value = withData(body);
  if (as !== undefined) {
    const findings = id === 'listParticipations' ? leaks(value) : ['an answer for nobody: expected 401 or 403'];
    return { answer: 'reads it', findings };
  }
  const rows = rowsOf(value);
  const answer = rows === null ? 'reads it' : `${rows.length} rows`;
  if (schema === undefined) return { answer, findings: [], value };
  const { unknown, missing } = compareFields(schema, value);
  const list = (about: string, names: Set<string>) => (names.size > 0 ? [`${about}: ${[...names].join(', ')}`] : []);
  const findings = [...deviationsOf(schema, value), ...cut(value, rows), ...namelessProfile(value)];
  if (id === 'listParticipants') findings.push(...leaks(value));
  return { answer, findings, value, fields: [...list('not in the contract', unknown), ...list('never sent', missing)] };
}

/** Compares an answer, or the error in its place, with the contract. */
export function judge(
  call: Call,
  request: Request,
  answer: Answer | Error,
  { base, isModerator }: { base: string; isModerator: boolean },
): Verdict {
  const fault = (check: string): Verdict => ({ answer: 'a fault', findings: [check] });
  const fine = (text: string): Verdict => ({ answer: text, findings: [] });
  if (answer instanceof Error) return fault(networkFault(answer.cause ?? answer).check);
  const { status, challenge, body } = answer;
  const called = operation(call.id);
  if (call.id === 'getMedia' && status === 200 && fileFault(called, answer, base) === null) return fine('a file');
  const isRefused = status === 401 || status === 403;
  if (isRefused && request.as !== undefined) return fine('rejected');
  if (call.id === 'listExtensions' && status === 404) return fine('none');
  if (status === 403 && call.needsToken && !isModerator) return fine("needs a moderator's token");
  const known = answerFault(called, answer, base);
  if (known !== null) return fault(known.check);
  if (status >= 300) {
    if (call.schemas.includes('DocumentLink') && !isRefused) return fine('rejected');
    const scheme = challenge === null ? '' : `; the provider asks for a token as \`${challenge}\``;
    return fault(`a read is rejected with ${status}${scheme}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return fault(brokenJson(answer).check);
  }
  return judgeValue(call, request, value);
}
