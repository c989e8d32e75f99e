import { createContext, useContext } from 'react';

/** What a page reports while the service renders it; null in a browser. */
export interface PageNotes {
  title: string;
  description: string | null;
  /** Names of the lazy screens on it. */
  screens: Set<string>;
  /** Whether the page is rendered for one visitor, with the document that its address names. */
  withDocument: boolean;
  /** Errors of what the page could not load. */
  failures: unknown[];
}

export const PageNotesContext = createContext<PageNotes | null>(null);

/** The notes to write on; null in a browser. */
export const usePageNotes = (): PageNotes | null => useContext(PageNotesContext);
