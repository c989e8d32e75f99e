import { JSDOM } from 'jsdom';
import { request } from 'undici';
import { buildPageIfNeeded } from '../../../../scripts/build.ts';
import { openGateway } from '../../../testkit/portal.ts';

export const origin = 'http://portal.example.org';
/** A closed port: the public pages need no provider. */
const providerUrl = 'http://127.0.0.1:9';

export const content = (page: Document, selector: string) =>
  page.querySelector(selector)?.getAttribute('content') ?? null;

/** A gateway that has rendered its pages, and how a browser reads them. */
export async function openPages() {
  await buildPageIfNeeded();
  const gateway = await openGateway({ providerUrl, publicUrl: origin, providerExtensions: ['verification'] });
  await gateway.gateway.renderPages();

  /** Sends a request and returns the answer still compressed. */
  async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    const answer = await request(`${gateway.url}${path}`, { method, headers: { accept: 'text/html', ...headers } });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      bytes: Buffer.from(await answer.body.arrayBuffer()),
    };
  }
  const read = async (path: string) => (await get(path)).bytes.toString();
  /** Files that pages name, each read once. */
  const assets = new Map<string, ReturnType<typeof get>>();
  function getAsset(address: string) {
    const asset = assets.get(address) ?? get(address);
    assets.set(address, asset);
    return asset;
  }
  /** Pages that were read already: reading takes time, and no test changes a page. */
  const opened = new Map<string, Document>();
  async function open(path: string): Promise<Document> {
    const page = opened.get(path) ?? new JSDOM(await read(path)).window.document;
    opened.set(path, page);
    return page;
  }

  return { gateway, get, read, getAsset, open };
}
