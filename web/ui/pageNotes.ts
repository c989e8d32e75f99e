import { createContext, useContext } from 'react';

/** What a page reports while the service renders it; null in a browser. */
export interface PageNotes {
  title: string;
  description: string | null;
  /** Names of the lazy screens on it. */
  screens: Set<string>;
  /** Whether the page is rendered with the provider's rows, as a visitor gets them. */
  withRows: boolean;
  /** The query of a page that is rendered for readers without scripts; '' for a page that all readers share. */
  search: string;
  /** Errors of what the page could not load. */
  failures: unknown[];
}

export const PageNotesContext = createContext<PageNotes | null>(null);

/** The notes to write on; null in a browser. */
export const usePageNotes = (): PageNotes | null => useContext(PageNotesContext);
