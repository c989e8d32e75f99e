import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An address that the page renders beforehand. */
export interface PageAddress {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** What the gateway gives the page to render with. */
export interface RendererOptions {
  /** The built page, index.html. */
  template: string;
  /** Vite's account of the build. */
  manifest: object;
  /** The portal's address. */
  origin: string;
  /** Answers a static operation by its hash; null for an unknown one. */
  answer(hash: string, variables: Record<string, unknown>): Promise<{ data?: Record<string, unknown> } | null>;
}

/** The page's own code, built for the service; the gateway knows it by its path and by this shape only. */
export interface PageServer {
  createRenderer(options: RendererOptions): {
    /** Every address that is rendered beforehand: the editions' data tells. */
    addresses(): Promise<PageAddress[]>;
    /**
     * The whole document of a path.
     * @throws where the page cannot be shown, or holds what is not the same for everybody
     */
    render(path: string): Promise<string>;
  };
}

/** Loads the page's server build; null where there is none. */
export async function loadPageServer(file: string): Promise<PageServer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageServer) : null;
}
