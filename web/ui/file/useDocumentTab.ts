import { useState } from 'react';
import { commonTexts } from '#texts/common.ts';
import { documentTexts } from '#texts/documents.ts';
import { explainFailure, type Failure, isUnauthenticated } from '../../lib/failures.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { type FormUserError, namesGoneRegistration } from '../../lib/userErrors.ts';
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
  const [failed, setFailed] = useState<{ problem: Failure; wasBlocked: boolean } | null>(null);
  const { onGone, onChanged } = useCabinet();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const fail = (problem: Failure, autoClose: number) => {
    notifyError(problem.message, { autoClose, requestId: problem.requestId });
    setFailed({ problem, wasBlocked: isBlocked });
  };

  const open = async () => {
    const tab = isBlocked || isAttachment ? null : openTab();
    setLoading(true);
    setBlockedUrl(null);
    setFailed(null);
    try {
      const { download, userErrors } = await request();
      if (download === null) {
        tab?.close();
        if (onGone && namesGoneRegistration(userErrors)) return onGone();
        const message = userErrors.map((error) => error.message).join(' ') || commonTexts.failures.unknown;
        fail({ message, requestId: null }, toast.rejection);
        // The page may be older than the service's answer.
        void onChanged().catch(() => undefined);
      } else if (isAttachment) downloadFrom(download.url);
      else if (tab) tab.location.replace(download.url);
      else setBlockedUrl(download.url);
    } catch (error) {
      tab?.close();
      // /login reports the end of a session.
      if (!isUnauthenticated(error)) fail(explainFailure(error), toast.failedCall);
    } finally {
      setLoading(false);
    }
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
