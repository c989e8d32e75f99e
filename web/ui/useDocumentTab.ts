import { useState } from 'react';
import { noTab, openDocumentTab } from '../lib/documentTab.ts';
import { explainFailure, isUnauthenticated } from '../lib/failures.ts';
import { notifyError, toast } from '../lib/notify.ts';
import { type FormUserError, namesGoneRegistration } from '../lib/userErrors.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { documentTexts } from '../texts/ru/documents.ts';
import { useRegistrationGone } from './registrationGone.ts';
import { useProblem } from './useProblem.ts';

/** The service's answer about a document; the address opens for an hour. */
export interface DownloadAnswer {
  download: { url: string } | null;
  userErrors: readonly FormUserError[];
}

interface DocumentTabOptions {
  /** Whether the page believes that the service will reject it; `problem` goes when it no longer does. */
  isBlocked?: boolean;
  /** Called after a rejection: the page may be older than the service's answer. */
  onRejected?: () => Promise<unknown>;
}

/**
 * Has the service make a document and opens it in a new tab; a rejection is a toast with the service's
 * message.
 */
export function useDocumentTab(
  request: () => Promise<DownloadAnswer>,
  { isBlocked = false, onRejected }: DocumentTabOptions = {},
) {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useProblem(!isBlocked);
  const onGone = useRegistrationGone();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  /** `withoutTab` sends the request without a tab and keeps the address as `blockedUrl`. */
  const open = async ({ withoutTab = false } = {}) => {
    const tab = withoutTab ? noTab : openDocumentTab(documentTexts.preparing);
    setLoading(true);
    setBlockedUrl(null);
    setProblem(null);
    try {
      const { download, userErrors } = await request();
      if (download === null) {
        tab.close();
        if (onGone && namesGoneRegistration(userErrors)) return onGone();
        const message = userErrors.map((error) => error.message).join(' ') || commonTexts.failures.unknown;
        notifyError(message, { autoClose: toast.rejection });
        setProblem({ message, requestId: null });
        void onRejected?.().catch(() => undefined);
      } else if (tab.isOpen) tab.show(download.url);
      else setBlockedUrl(download.url);
    } catch (error) {
      tab.close();
      // /login reports the end of a session.
      if (isUnauthenticated(error)) return;
      const failure = explainFailure(error);
      notifyError(failure.message, { autoClose: toast.failedCall, requestId: failure.requestId });
      setProblem(failure);
    } finally {
      setLoading(false);
    }
  };
  return {
    open,
    isLoading,
    problem,
    /** Where the browser opened no tab: the address for a link. */
    blockedUrl,
  };
}
