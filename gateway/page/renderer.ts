import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An address that the page renders beforehand. */
export interface PageAddress {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** The portal's addresses. */
export interface PageAddresses {
  /** Those that are rendered beforehand. */
  rendered: PageAddress[];
  /** Path of the page that is shown for whatever is none. */
  notFound: string;
  /** Whether a path is an address of the portal at all. */
  isPage(path: string): boolean;
}

/** What the gateway gives the page to render with. */
export interface RendererOptions {
  /** The built page, index.html. */
  template: string;
  /** Vite's account of the build. */
  manifest: object;
  /** The text of a built file, by its path in the manifest. */
  readFile(path: string): string;
  /** The portal's address. */
  origin: string;
  /** Answers a static operation by its hash; null for an unknown one. */
  answer(hash: string, variables: Record<string, unknown>): Promise<{ data?: Record<string, unknown> } | null>;
}

/** The page's own code, built for the service; the gateway knows it by its path and by this shape only. */
export interface PageServer {
  createRenderer(options: RendererOptions): {
    /** Which addresses there are: the editions' data tells. */
    addresses(): Promise<PageAddresses>;
    /**
     * The whole document of an address.
     * @throws where the page cannot be shown, or holds what is not the same for everybody
     */
    render(address: PageAddress): Promise<string>;
  };
}

/** Loads the page's server build; null where there is none. */
export async function loadPageServer(file: string): Promise<PageServer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageServer) : null;
}
