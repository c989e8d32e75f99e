import { expect } from 'vitest';
import { findOperation, requestFaults } from '../testkit/contract.ts';
import type { Answer, TestProvider } from '../testkit/provider.ts';

type Body = Record<string, unknown> & { data: { id: number; photo?: string; file_pdf?: string } };
type Options = { token?: string; body?: unknown; form?: FormData };

/** Sends calls and checks their answers against the document, and collects the operations that were called. */
export function documentedCalls(provider: TestProvider) {
  const succeeded = new Set<string>();
  const refused = new Set<string>();

  /** `provider.call` throws where the answer leaves the document. */
  async function keeps(expected: number, method: string, path: string, options: Options = {}): Promise<Answer<Body>> {
    if (options.body !== undefined && expected < 300) {
      expect(requestFaults(method, path.split('?')[0] ?? '', options.body)).toEqual([]);
    }
    const answer = await provider.call<Body>(method, path, options);
    expect([path, answer.status, answer.body]).toEqual([path, expected, answer.body]);
    const { pathname } = new URL(path, provider.url);
    const id = findOperation(method, pathname)?.operation.operationId ?? '';
    const isRefusal = expected >= 400 || (answer.body as { error?: string }).error !== undefined;
    (isRefusal ? refused : succeeded).add(id);
    return answer;
  }
  return {
    succeeded,
    refused,
    keeps,
    get: (expected: number, path: string, token?: string) => keeps(expected, 'GET', path, token ? { token } : {}),
    post: (expected: number, path: string, body: unknown, token?: string) =>
      keeps(expected, 'POST', path, { body, ...(token && { token }) }),
    /** The values of the link in the newest letter with this subject. */
    async linkOf(subject: string): Promise<Record<string, string>> {
      const letter = (await provider.mailbox()).find((candidate) => candidate.subject.includes(subject));
      return Object.fromEntries(new URL(/http:\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams);
    },
  };
}
