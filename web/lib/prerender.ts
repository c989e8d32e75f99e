import { createContext, useContext } from 'react';

/** What a page tells of itself while it is rendered on the service; a browser has none of it. */
export interface PageNotes {
  title: string;
  description: string | null;
  /** Names of the lazy screens on it. */
  screens: Set<string>;
  /** Whether rows of the provider are asked for, as a visitor gets them. */
  withRows: boolean;
  /** What it tells that it could not load. */
  failures: unknown[];
}

/** Where a page leaves its notes. */
export const PageNotesContext = createContext<PageNotes | null>(null);

/** The notes to write on; null in a browser. */
export const usePageNotes = (): PageNotes | null => useContext(PageNotesContext);

/** What a prerendered page hands over to the browser. */
export interface Handover {
  /** The path it was rendered for; what depends on the query comes when the page has come to life. */
  path: string;
  screens: string[];
  /** Apollo's cache. */
  cache: Record<string, unknown>;
}

/** Id of the element that holds the handover. */
export const HANDOVER_ID = 'handover';
