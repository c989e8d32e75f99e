import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PublicAnswers } from '../../apollo/sharedAnswers.ts';
import { compress, type Precompressed, precompress } from '../../lib/precompressed.ts';
import type { ExtensionName } from '../../provider/http/extensionNames.ts';
import { atMostOnceIn } from '../../telemetry/logging.ts';
import { createDocumentPages } from './documentPages.ts';
import {
  type DocumentRequest,
  loadPageServer,
  type PageAddress,
  type PageAddresses,
  type PageServer,
  type RendererOptions,
} from './renderer.ts';

interface PublicPagesOptions {
  pageFolder: string;
  pageServer: string;
  publicUrl: string;
  answers: PublicAnswers;
  answerVisitor: RendererOptions['answerVisitor'];
  /** Whether this network address may have a document's page rendered; counts the rendering. */
  mayRenderDocument(visitor: string): Promise<boolean>;
  /** Whether the provider is known to have this extension. */
  hasExtension(name: ExtensionName): boolean;
  log: FastifyBaseLogger;
}

interface FoundPage {
  page: Precompressed | null;
  isUnknown: boolean;
  /** Whether the page is for this request only and must not be stored. */
  isPersonal: boolean;
}

interface PageRequest {
  path: string;
  query: URLSearchParams;
  /** The caller's network address. */
  visitor: string;
}

export type PublicPages = ReturnType<typeof createPublicPages>;

const html = 'text/html; charset=utf-8';
const withoutDocument = 'a page is served without its document';
const warningMs = 10_000;
/** How many rendered pages of talks are stored; there are hundreds of talks. */
const mostOnDemand = 60;

/** Writes the version of the answers into the page, so that the page can request answers by version. */
const withVersion = (document: string, version: string | null) =>
  document.replace('</head>', () => `<meta name="answers-version" content="${version ?? ''}">\n  </head>`);

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
  hasExtension,
  log,
}: PublicPagesOptions) {
  const index = join(pageFolder, 'index.html');
  const rendered = new Map<string, Promise<Precompressed | null>>();
  const onDemand = new LRUCache<string, Promise<Precompressed | null>>({ max: mostOnDemand });
  let loading: Promise<void> = Promise.resolve();
  let isLoading = false;
  let site: { addresses: PageAddresses; render: ReturnType<PageServer['createRenderer']>['render'] } | null = null;
  let plain: Precompressed | null = null;

  // A client that guesses codes must not fill the log.
  const warnOfDocument = atMostOnceIn(warningMs, (fields: object) => log.warn(fields, withoutDocument));

  async function loadSite(template: string): Promise<void> {
    await answers.prepareAll();
    plain = precompress(html, withVersion(template, answers.version()));
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
        const prepared = await answers.answer('static', hash, variables);
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

  async function render(address: PageAddress, request?: DocumentRequest) {
    if (site === null) return null;
    try {
      return precompress(html, withVersion(await site.render(address, request), answers.version()));
    } catch (error) {
      const { message: reason } = error as Error;
      // The log omits the address: it opens the document.
      if (request) warnOfDocument({ component: 'page', path: 'document', reason });
      else log.error({ component: 'page', path: address.path, reason }, 'a public page could not be rendered');
      return null;
    }
  }

  const documentPages = createDocumentPages(
    (path, search, visitor) => render({ path, isListed: false }, { search, visitor }),
    mayRenderDocument,
  );

  /** Renders a page once: for its first visitor or in advance, whichever comes first. */
  function renderOnce(address: PageAddress): Promise<Precompressed | null> {
    const pages = address.isOnDemand ? onDemand : rendered;
    const page = pages.get(address.path) ?? render(address);
    pages.set(address.path, page);
    return page;
  }

  return {
    /** The page that the browser renders, for every other address; null before the build. */
    plain() {
      // The build may finish while the gateway runs, so retry until the file exists.
      const built = plain === null ? readBuilt(index) : null;
      if (built !== null) plain = precompress(html, withVersion(built, answers.version()));
      return plain;
    },
    /**
     * The page of a path, or the one for unknown paths, rendered on demand. It waits for `renderAll` to load the build.
     * Null if the browser has to render it.
     */
    async find({ path, query, visitor }: PageRequest): Promise<FoundPage> {
      await loading;
      if (site === null) return { page: null, isUnknown: false, isPersonal: false };
      const isUnknown = !site.addresses.isPage(path);
      const frame = site.addresses.documentFrame(path, query);
      const isPersonal = frame !== null;
      const shown = isUnknown ? site.addresses.notFound : (frame ?? path);
      const address = site.addresses.rendered.find((one) => one.path === shown);
      if (address === undefined) return { page: null, isUnknown, isPersonal };
      const page = isPersonal ? await documentPages(path, query.size === 0 ? '' : `?${query}`, visitor) : null;
      return { page: page ?? (await renderOnce(address)), isUnknown, isPersonal };
    },
    /** Whether every page still waits for the build. */
    isLoading: () => isLoading,
    /** The pages for search engines. */
    async listed(): Promise<string[]> {
      await loading;
      const listed = ({ isListed, extension }: PageAddress) =>
        isListed && (extension === undefined || hasExtension(extension));
      return site?.addresses.rendered.filter(listed).map(({ path }) => path) ?? [];
    },
    /** Loads the build, renders and compresses every page but those on demand. It logs a failed page, which the browser then renders. */
    async renderAll() {
      const begun = performance.now();
      isLoading = true;
      loading = load().finally(() => {
        isLoading = false;
      });
      await loading;
      let count = 0;
      for (const address of site?.addresses.rendered ?? []) {
        if (address.isOnDemand) continue;
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
