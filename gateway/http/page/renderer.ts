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
  answerVisitor(hash: string, variables: Record<string, unknown>): Promise<OperationResult>;
}

/** The page's server build: the gateway knows its path and this shape only. */
export interface PageServer {
  createRenderer(options: RendererOptions): {
    addresses(): Promise<PageAddresses>;
    /**
     * Renders the document of an address, with the provider's rows on request, and of one query where it is given.
     * @throws if the page fails, or reads anything that is not static and not the same for every visitor
     */
    render(address: PageAddress, options: { withRows: boolean; search?: string }): Promise<string>;
  };
}

export async function loadPageServer(file: string): Promise<PageServer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageServer) : null;
}
