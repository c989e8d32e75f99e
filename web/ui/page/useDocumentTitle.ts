import { useEffect } from 'react';
import { commonTexts } from '#texts/common.ts';
import { usePageNotes } from './pageNotes.ts';

/** Sets the title of the browser's tab: the screen's, then the portal's (PUB-06); on the service, notes it. */
export function useDocumentTitle(title: string): void {
  const full = `${title} — ${commonTexts.portal}`;
  const notes = usePageNotes();
  if (notes) notes.title = full;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
