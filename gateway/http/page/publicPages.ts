import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StaticAnswers } from '../../graphql/staticAnswers.ts';
import { atMostOnceIn } from '../../telemetry/logging.ts';
import { compress, type Precompressed, precompress } from '../precompressed.ts';
import { createDocumentPages } from './documentPages.ts';
import { createLivePages } from './livePages.ts';
import {
  loadPageServer,
  type PageAddress,
  type PageAddresses,
  type PageServer,
  type RendererOptions,
  type RenderOptions,
} from './renderer.ts';

interface PublicPagesOptions {
  pageFolder: string;
  pageServer: string;
  publicUrl: string;
  answers: StaticAnswers;
  answerVisitor: RendererOptions['answerVisitor'];
  /** Whether a document's page may be rendered for this network address; it counts the rendering. */
  mayRenderDocument(visitor: string): Promise<boolean>;
  log: FastifyBaseLogger;
}

export interface FoundPage {
  page: Precompressed | null;
  isUnknown: boolean;
  /** Whether it is for this request only and must not be stored. */
  isPersonal: boolean;
}

interface PageRequest {
  path: string;
  query: URLSearchParams;
  /** The caller's network address. */
  visitor: string;
}

export interface PublicPages {
  /** The page that the browser renders, for every other address; null before the build. */
  plain(): Precompressed | null;
  /**
   * The page of a path, or the one for unknown paths, rendered on demand. It waits for `renderAll` to load the build.
   * Null if the browser has to render it.
   */
  find(request: PageRequest): Promise<FoundPage>;
  listed(): Promise<string[]>;
  /** Loads the build, renders and compresses every page. It logs a failed page, which the browser then renders. */
  renderAll(): Promise<void>;
}

const html = 'text/html; charset=utf-8';
const withoutRows = 'a page is served without its rows';
const warningMs = 10_000;

/** Names the version of the answers in the page, so that their addresses can name their content. */
const withVersion = (document: string, version: string | null) =>
  document.replace('</head>', () => `<meta name="answers-version" content="${version ?? ''}">\n  </head>`);

const plainValue = /^[\p{L}\d](?:[\p{L}\d .@-]{0,58}[\p{L}\d.])?$/u;

/** The part of a query that has a page of its own, for readers without scripts; '' for none. */
function plainSearch({ plainParameters }: PageAddress, query: URLSearchParams): string {
  const given = plainParameters.map((name) => [name, query.get(name)?.trim() ?? '']);
  const plain = new URLSearchParams(given.filter(([, value = '']) => plainValue.test(value)));
  return plain.size === 0 ? '' : `?${plain}`;
}

function readBuilt(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function createPublicPages({
  pageFolder,
  pageServer,
  publicUrl,
  answers,
  answerVisitor,
  mayRenderDocument,
  log,
}: PublicPagesOptions): PublicPages {
  const index = join(pageFolder, 'index.html');
  const rendered = new Map<string, Promise<Precompressed | null>>();
  let loading: Promise<void> = Promise.resolve();
  let site: { addresses: PageAddresses; render: ReturnType<PageServer['createRenderer']>['render'] } | null = null;
  let plain: Precompressed | null = null;

  // Whoever guesses codes must not fill the log.
  const warnOfDocument = atMostOnceIn(warningMs, (fields: object) => log.warn(fields, withoutRows));

  async function loadSite(template: string): Promise<void> {
    await answers.prepareAll();
    plain = precompress(html, withVersion(template, answers.version));
    await compress(plain);
    const server = await loadPageServer(pageServer);
    const manifest = readBuilt(join(pageFolder, '.vite', 'manifest.json'));
    if (server === null || manifest === null) return;
    const renderer = server.createRenderer({
      template,
      manifest: JSON.parse(manifest) as object,
      readFile: (path) => readFileSync(join(pageFolder, path), 'utf8'),
      origin: publicUrl,
      async answer(hash, variables) {
        const prepared = await answers.answer(hash, variables);
        return prepared && (JSON.parse(prepared.plain.toString()) as { data: Record<string, unknown> });
      },
      answerVisitor,
    });
    site = { addresses: await renderer.addresses(), render: renderer.render };
  }

  async function load(): Promise<void> {
    const template = readBuilt(index);
    if (template === null) return;
    try {
      await loadSite(template);
    } catch (error) {
      log.error({ component: 'page', reason: (error as Error).message }, 'the public pages could not be rendered');
    }
  }

  /** @param name the path as the log names it */
  async function render(address: PageAddress, options: RenderOptions, name = address.path) {
    if (site === null) return null;
    try {
      return precompress(html, withVersion(await site.render(address, options), answers.version));
    } catch (error) {
      const fields = { component: 'page', path: name, reason: (error as Error).message };
      if (options.visitor !== undefined) warnOfDocument(fields);
      else if (options.withRows) log.warn(fields, withoutRows);
      else log.error(fields, 'a public page could not be rendered');
      return null;
    }
  }

  const livePages = createLivePages(async (named) => {
    const [path, query] = named.split('?');
    const address = site?.addresses.rendered.find((one) => one.path === path);
    const search = query === undefined ? '' : `?${query}`;
    const page = address === undefined ? null : await render(address, { withRows: true, search });
    if (page !== null) await compress(page);
    return page;
  });

  const documentPages = createDocumentPages(
    (path, search, visitor) => {
      const address = { path, isListed: false, isLive: false, plainParameters: [] };
      return render(address, { withRows: true, search, visitor }, 'document');
    },
    { mayRender: mayRenderDocument },
  );

  /** Renders a page once: for its first visitor or ahead of all, whichever comes earlier. */
  function renderOnce(address: PageAddress): Promise<Precompressed | null> {
    const page = rendered.get(address.path) ?? render(address, { withRows: false });
    rendered.set(address.path, page);
    return page;
  }

  return {
    plain() {
      // The build may finish while the gateway runs, so retry until the file exists.
      const built = plain === null ? readBuilt(index) : null;
      if (built !== null) plain = precompress(html, withVersion(built, answers.version));
      return plain;
    },
    async find({ path, query, visitor }) {
      await loading;
      if (site === null) return { page: null, isUnknown: false, isPersonal: false };
      const isUnknown = !site.addresses.isPage(path);
      const frame = site.addresses.documentFrame(path, query);
      const isPersonal = frame !== null;
      const shown = isUnknown ? site.addresses.notFound : (frame ?? path);
      const address = site.addresses.rendered.find((one) => one.path === shown);
      if (address === undefined) return { page: null, isUnknown, isPersonal };
      const search = plainSearch(address, query);
      const page = isPersonal
        ? await documentPages(path, query.size === 0 ? '' : `?${query}`, visitor)
        : address.isLive || search !== ''
          ? await livePages.find(address.path + search)
          : null;
      return { page: page ?? (await renderOnce(address)), isUnknown, isPersonal };
    },
    async listed() {
      await loading;
      return site?.addresses.rendered.filter(({ isListed }) => isListed).map(({ path }) => path) ?? [];
    },
    async renderAll() {
      const begun = performance.now();
      loading = load();
      await loading;
      let count = 0;
      for (const address of site?.addresses.rendered ?? []) {
        const page = await renderOnce(address);
        if (page === null) continue;
        await compress(page);
        count += 1;
      }
      const ms = Math.round(performance.now() - begun);
      log.info({ component: 'page', pages: count, ms }, 'public pages rendered');
    },
  };
}
