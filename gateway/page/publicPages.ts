import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { compressAhead, type Prepared, prepare } from '../prepared.ts';
import type { StaticAnswers } from '../staticAnswers.ts';
import { loadPageServer, type PageAddresses } from './renderer.ts';

interface PublicPagesOptions {
  /** Where the built page lies. */
  pageFolder: string;
  /** Its server build. */
  pageServer: string;
  publicUrl: string;
  answers: StaticAnswers;
  log: FastifyBaseLogger;
}

/** The public pages as they are sent: rendered once, the same for everybody. */
export interface PublicPages {
  /** The page that is drawn in the browser, for every other address; null where nothing was built. */
  plain(): Prepared | null;
  /** The rendered page of a path; null where none was rendered. */
  find(path: string): Prepared | null;
  /** Whether a path is no address of the portal; false while that is not known. */
  isUnknown(path: string): boolean;
  /** The page for unknown paths; null where it was not rendered. */
  notFound(): Prepared | null;
  /** Paths for search engines. */
  listed(): string[];
  /** Renders and compresses everything. Those that cannot be rendered are logged and stay plain. */
  renderAll(): Promise<void>;
}

const html = 'text/html; charset=utf-8';

/** Tells the page which answers it was made with, so that their addresses can name their content. */
const withVersion = (document: string, version: string | null) =>
  document.replace('</head>', () => `<meta name="answers-version" content="${version ?? ''}">\n  </head>`);

function readBuilt(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Stands ready to render the public pages. */
export function createPublicPages({
  pageFolder,
  pageServer,
  publicUrl,
  answers,
  log,
}: PublicPagesOptions): PublicPages {
  const index = join(pageFolder, 'index.html');
  const rendered = new Map<string, Prepared>();
  let addresses: PageAddresses | null = null;
  let plain: Prepared | null = null;

  async function renderEach(template: string): Promise<void> {
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
    });
    addresses = await renderer.addresses();
    for (const address of addresses.rendered) {
      try {
        const page = prepare(html, withVersion(await renderer.render(address), answers.version));
        await compressAhead(page);
        rendered.set(address.path, page);
      } catch (error) {
        log.error(
          { area: 'page', path: address.path, reason: (error as Error).message },
          'a public page could not be rendered',
        );
      }
    }
  }

  return {
    plain() {
      // Looked for until it is there: the page may be built while the gateway runs.
      const built = plain === null ? readBuilt(index) : null;
      if (built !== null) plain = prepare(html, withVersion(built, answers.version));
      return plain;
    },
    find: (path) => rendered.get(path) ?? null,
    isUnknown: (path) => addresses !== null && !addresses.isPage(path),
    notFound: () => rendered.get(addresses?.notFound ?? '') ?? null,
    listed: () => addresses?.rendered.filter(({ isListed }) => isListed).map(({ path }) => path) ?? [],
    async renderAll() {
      const template = readBuilt(index);
      if (template === null) return;
      const begun = performance.now();
      try {
        await answers.prepareAll();
        plain = prepare(html, withVersion(template, answers.version));
        await compressAhead(plain);
        await renderEach(template);
      } catch (error) {
        log.error({ area: 'page', reason: (error as Error).message }, 'the public pages could not be rendered');
      }
      const ms = Math.round(performance.now() - begun);
      log.info({ area: 'page', pages: rendered.size, ms }, 'public pages rendered');
    },
  };
}
