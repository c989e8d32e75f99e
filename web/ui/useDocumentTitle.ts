import { useEffect } from 'react';
import { commonTexts } from '../texts/ru/common.ts';

/** Sets the title of the browser's tab: the screen's, then the portal's (PUB-06). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${commonTexts.portal}`;
  }, [title]);
}
