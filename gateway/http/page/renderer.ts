import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ExtensionName } from '../../provider/http/extensionNames.ts';

export interface PageAddress {
  path: string;
  isListed: boolean;
  /** The provider's extension that the page needs. */
  extension?: ExtensionName;
  /** Whether the page is rendered at its first request instead of in advance. */
  isOnDemand?: true;
}

export interface PageAddresses {
  rendered: PageAddress[];
  notFound: string;
  isPage(path: string): boolean;
  /** For an address that shows a person's document: the address of the same page without it; null for every other address. */
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
  answerVisitor(hash: string, variables: Record<string, unknown>, visitor: string): Promise<OperationResult>;
}

/** A request for the page of a document. */
export interface DocumentRequest {
  search: string;
  /** The network address of the only visitor who gets the page. */
  visitor: string;
}

/** The page's server build: the gateway knows its path and this shape only. */
export interface PageServer {
  createRenderer(options: RendererOptions): {
    addresses(): Promise<PageAddresses>;
    /**
     * Renders the page of an address; with a request, the page of the document that the address names.
     * @throws if the page fails, or without a request reads anything that is not static
     */
    render(address: PageAddress, request?: DocumentRequest): Promise<string>;
  };
}

export async function loadPageServer(file: string): Promise<PageServer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageServer) : null;
}
