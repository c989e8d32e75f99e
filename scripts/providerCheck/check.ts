import { operation } from '../../gateway/provider/http/contract.ts';
import { tokenScheme } from '../../gateway/provider/http/transport.ts';
import { type Call, type Facts, type Request, readingCalls, requestsOf } from './calls.ts';
import { type Answer, judge, type Verdict } from './judge.ts';

type CheckOptions = Pick<Facts, 'meetingId' | 'mailings'> & { providerUrl: string; token: string | null };

/** Longer than the gateway waits for any list. */
const timeoutMs = 30_000;
const unknownToken = '0'.repeat(40);

/** Whether the account of the token is a moderator's. */
const isModerator = ({ answers }: Facts): boolean =>
  /"access_rights":"(?:moderator|conf_admin)"/.test(JSON.stringify(answers.get('getAccount, account')) ?? '');

async function send(base: string, { id }: Call, { query = {}, json }: Request, token: string | null): Promise<Answer> {
  const { method, path } = operation(id);
  const { path: file = '', ...parameters } = query;
  const search = new URLSearchParams(parameters as Record<string, string>);
  const answer = await fetch(`${base}${path.replace('{path}', String(file))}?${search}`, {
    method,
    headers: {
      accept: id === 'getMedia' ? '*/*' : 'application/json',
      ...(token !== null && { authorization: `${tokenScheme} ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    location: answer.headers.get('location'),
    challenge: answer.headers.get('www-authenticate')?.split(' ')[0] ?? null,
    body: await answer.text(),
  };
}

/**
 * Makes every call of the contract that only reads, and compares each answer with the contract.
 * @returns a row for each request, and each call that was not made with the reason
 */
export async function checkProvider({ providerUrl, token, ...given }: CheckOptions) {
  const base = providerUrl.replace(/\/+$/, '');
  const facts: Facts = { ...given, answers: new Map() };
  const rows: (Verdict & { name: string; status: number | null; ms: number })[] = [];
  const left: string[] = [];
  for (const call of readingCalls()) {
    const made = rows.length;
    const { id, needsToken, extension } = call;
    const extensions = facts.answers.get('listExtensions');
    const isAbsent = extension !== null && !(Array.isArray(extensions) && extensions.includes(extension));
    for (const request of isAbsent ? [] : requestsOf(call, facts)) {
      if (token === null && needsToken && request.as === undefined) continue;
      const tokens = { visitor: null, unknown: unknownToken, caller: needsToken ? token : null };
      const began = performance.now();
      const answer = await send(base, call, request, tokens[request.as ?? 'caller']).catch((error: Error) => error);
      const verdict = judge(call, request, answer, { base, isModerator: isModerator(facts) });
      if (verdict.value !== undefined) facts.answers.set(request.name, verdict.value);
      const status = answer instanceof Error ? null : answer.status;
      rows.push({ name: request.name, status, ms: Math.round(performance.now() - began), ...verdict });
    }
    if (rows.length > made) continue;
    const reason = token === null && needsToken ? 'needs a token' : 'no answer had a value that it needs';
    left.push(`${id}: ${isAbsent ? `the provider lacks the extension ${extension}` : reason}`);
  }
  return { rows, left };
}
