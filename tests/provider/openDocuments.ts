import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

/** The first moment of the certificates. */
export const AFTER = '2025-10-25T00:00:00+03:00';
const paths = { invite: callPaths.getInvitation, sert: callPaths.getCertificate };

/** Starts a provider whose documents the participant asks for and opens. */
export async function openDocuments() {
  const provider = await sampleProvider();
  const token = await provider.login('participant@example.org');
  beforeEach(() => provider.clear());

  async function registered(state: { confirm_type: number; is_confirm: number }, payload?: object): Promise<number> {
    const id = await provider.register(token, payload);
    const talkFields = state.confirm_type > 1 ? { section_confirm_id: 28, org_comment: '22 октября, 10:20' } : {};
    await provider.setRegistration(id, { ...state, ...talkFields });
    return id;
  }
  const ask = (kind: keyof typeof paths, id: number | string, as = token) =>
    provider.call<{ url: string; error: string }>('GET', `${paths[kind]}?id=${id}`, { token: as });
  const open = (url: string, as?: string) => provider.call('GET', url, { token: as });

  async function textOf(url: string): Promise<string> {
    const answer = await open(url, token);
    expect(answer.type).toBe('application/pdf');
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
      mergePages: true,
    });
    expect(totalPages).toBe(1);
    return text.replaceAll(/\s+/g, ' ');
  }

  /** The texts of a document's page, each with its height and the middle of its line. */
  async function linesOf(url: string) {
    const { bytes } = await open(url, token);
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [x = 0, y = 0] = item.transform.slice(4) as number[];
      return [{ text: item.str, y, middle: x + item.width / 2 }];
    });
  }
  return { provider, token, registered, ask, open, textOf, linesOf };
}
