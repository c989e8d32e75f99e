/** Opens a document in a new tab (DOC-01). A tab may only be opened at once after the click, before the address is known. */

/** A tab that waits for its document. */
export interface DocumentTab {
  /** False where the browser allowed no tab. */
  isOpen: boolean;
  show: (url: string) => void;
  close: () => void;
}

/** Where no tab is wanted or allowed. */
export const noTab: DocumentTab = { isOpen: false, show: () => {}, close: () => {} };

/** Opens the tab during the click, without access back to this page. */
export function openDocumentTab(waitingText: string): DocumentTab {
  const tab = window.open('', '_blank');
  if (tab === null) return noTab;
  tab.opener = null;
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  return { isOpen: true, show: (url) => tab.location.replace(url), close: () => tab.close() };
}
