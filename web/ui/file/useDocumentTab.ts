import { useState } from 'react';
import { documentTexts } from '#texts/documents.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import type { FormUserError } from '../../lib/userErrors.ts';
import { useCabinet } from '../service/cabinet.ts';

/** Lets the browser save an attachment; the page and its unsaved work stay. */
function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The service's answer about a document; its address works for an hour. */
export interface DownloadAnswer {
  download: { url: string } | null;
  userErrors: readonly FormUserError[];
}

export interface DocumentTabOptions {
  /** Whether the page expects a rejection: it then opens no tab. */
  isBlocked?: boolean;
  /** Whether the browser saves the document instead of opening a tab. */
  isAttachment?: boolean;
}

/** Opens a tab without access back to this page. Browsers allow this only during the click, before the address is known. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = documentTexts.preparing;
  tab.document.body.textContent = documentTexts.preparing;
  return tab;
}

/**
 * Lets the service make a document and opens it in a new tab; a rejection shows a toast with the service's
 * message.
 */
export function useDocumentTab(
  request: () => Promise<DownloadAnswer>,
  { isBlocked = false, isAttachment = false }: DocumentTabOptions = {},
) {
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<{ problem: Problem; wasBlocked: boolean } | null>(null);
  const { onGone, onChanged } = useCabinet();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const open = async () => {
    const tab = isBlocked || isAttachment ? null : openTab();
    setLoading(true);
    setBlockedUrl(null);
    const done = await perform({
      call: request,
      onProblem: (problem) => setFailed(problem && { problem, wasBlocked: isBlocked }),
      onGone,
      // The page may be outdated.
      reload: async (after) => (after === 'rejection' ? onChanged() : undefined),
    });
    setLoading(false);
    if (!done?.download) tab?.close();
    else if (isAttachment) downloadFrom(ownPath(done.download.url));
    else if (tab) tab.location.replace(ownPath(done.download.url));
    else setBlockedUrl(ownPath(done.download.url));
  };
  return {
    open,
    isLoading,
    /** Hides the rejection of a blocked action once the action is no longer blocked. */
    problem: failed === null || (failed.wasBlocked && !isBlocked) ? null : failed.problem,
    /** The address for a link, if the browser blocked the tab. */
    blockedUrl,
  };
}
