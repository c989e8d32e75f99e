import { createContext, useContext } from 'react';

/** Notes that a page writes while the service renders it. */
export interface PageNotes {
  title: string;
  description: string | null;
  /** Names of the page's lazy screens. */
  screens: Set<string>;
  /** Whether the page is rendered for one visitor, with the document that its address names. */
  withDocument: boolean;
  /** Errors of loads that failed. */
  failures: unknown[];
}

export const PageNotesContext = createContext<PageNotes | null>(null);

/** The notes to write on; null in a browser. */
export const usePageNotes = (): PageNotes | null => useContext(PageNotesContext);
