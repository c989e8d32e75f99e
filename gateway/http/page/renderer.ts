import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface PageAddress {
  path: string;
  isListed: boolean;
  /** It shows rows of the provider, the same for every visitor. */
  isLive: boolean;
  /** Query parameters whose values have a page of their own. */
  plainParameters: readonly string[];
}

export interface PageAddresses {
  rendered: PageAddress[];
  notFound: string;
  isPage(path: string): boolean;
  /** The rendered address that stands in for one that shows a person's document; null for every other address. */
  documentFrame(path: string, query: URLSearchParams): string | null;
}

export interface OperationResult {
  data?: Record<string, unknown>;
}

export interface RendererOptions {
  template: string;
  manifest: object;
  readFile(path: string): string;
  origin: string;
  answer(hash: string, variables: Record<string, unknown>): Promise<OperationResult | null>;
  /** Without a visitor's network address for a page that all share. */
  answerVisitor(hash: string, variables: Record<string, unknown>, visitor?: string): Promise<OperationResult>;
}

export interface RenderOptions {
  withRows: boolean;
  search?: string;
  /** The network address of the only visitor who gets the page. */
  visitor?: string;
}

/** The page's server build: the gateway knows its path and this shape only. */
export interface PageServer {
  createRenderer(options: RendererOptions): {
    addresses(): Promise<PageAddresses>;
    /**
     * Renders the document of an address, with the provider's rows on request, and of one query where it is given.
     * @throws if the page fails, or reads anything that is not static and not the same for every visitor
     */
    render(address: PageAddress, options: RenderOptions): Promise<string>;
  };
}

export async function loadPageServer(file: string): Promise<PageServer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageServer) : null;
}
