import { Anchor, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { describeFailure, isUnauthenticated } from '../../lib/failures.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { BlockableButton } from '../../ui/BlockableButton.tsx';
import type { DocumentLook } from './look.ts';
import { noTab, openDocumentTab } from './openDocument.ts';

/** The service's answer about a document. */
interface DocumentAnswer {
  url: string | null;
  userErrors: readonly { message: string }[];
}

interface DocumentButtonProps {
  label: string;
  /** Text of the link where the browser opened no tab. */
  linkLabel: string;
  look: DocumentLook;
  /** Asks the service for the document's address. */
  request: () => Promise<DocumentAnswer | undefined>;
}

const texts = documentTexts;

/**
 * Opens a document in a new tab; a refusal is a toast in the service's words (DOC-01, DOC-03). A blocked one asks too,
 * without a tab: the service decides, and what the page shows may be older than its answer.
 */
export function DocumentButton({ label, linkLabel, look, request }: DocumentButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const open = async () => {
    const tab = look.isBlocked ? noTab : openDocumentTab(texts.preparing);
    setLoading(true);
    setBlockedUrl(null);
    try {
      const answer = await request();
      const url = answer?.url ?? null;
      if (url === null) {
        tab.close();
        const reasons = answer?.userErrors.map(({ message }) => message) ?? [];
        notifyError(reasons.join(' ') || commonTexts.failures.unknown, { autoClose: toast.refusal });
      } else if (tab.isOpen) tab.show(url);
      else setBlockedUrl(url);
    } catch (error) {
      tab.close();
      // The end of a session is told once, on /login.
      if (!isUnauthenticated(error)) notifyError(describeFailure(error), { autoClose: toast.failedCall });
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <BlockableButton
        fullWidth
        variant={look.isMain ? 'filled' : 'default'}
        isBlocked={look.isBlocked}
        loading={isLoading}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        aria-label={`${label}, ${texts.newTab}`}
        aria-describedby={look.describedBy}
        onClick={open}
      >
        {label}
      </BlockableButton>
      <Text size="sm" role="status">
        {blockedUrl === null ? null : (
          <>
            {texts.blocked[look.isBlocked ? 'late' : 'tab']}{' '}
            <Anchor href={blockedUrl} target="_blank" rel="noopener noreferrer" underline="always">
              {linkLabel}
            </Anchor>
          </>
        )}
      </Text>
    </>
  );
}
