import { useState } from 'react';
import { documentTexts } from '#texts/documents.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import type { FormUserError } from '../../lib/userErrors.ts';
import { useCabinet } from '../service/cabinet.ts';

/** Has the browser save what an address sends as an attachment; the page and its unsaved work stay. */
function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The service's answer about a document; the address opens for an hour. */
export interface DownloadAnswer {
  download: { url: string } | null;
  userErrors: readonly FormUserError[];
}

export interface DocumentTabOptions {
  /** Whether the page believes that the service will reject it: it then gets no tab. */
  isBlocked?: boolean;
  /** Whether the browser saves what the address sends, without a tab. */
  isAttachment?: boolean;
}

/** Opens a tab without access back to this page. A browser allows it during the click only, before the address is known. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = documentTexts.preparing;
  tab.document.body.textContent = documentTexts.preparing;
  return tab;
}

/**
 * Has the service make a document and opens it in a new tab; a rejection is a toast with the service's
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
      // The page may be older than the service's answer.
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
    /** A rejection of what was blocked goes when it no longer is. */
    problem: failed === null || (failed.wasBlocked && !isBlocked) ? null : failed.problem,
    /** Where the browser opened no tab: the address for a link. */
    blockedUrl,
  };
}
