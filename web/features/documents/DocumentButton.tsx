import { Anchor, Box, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { documentTexts } from '../../texts/ru/documents.ts';
import { BlockableButton } from '../../ui/BlockableButton.tsx';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { type DownloadAnswer, useDocumentTab } from '../../ui/useDocumentTab.ts';
import type { DocumentLook } from './look.ts';

interface DocumentButtonProps {
  label: string;
  /** Text of the link where the browser opened no tab. */
  linkLabel: string;
  look: DocumentLook;
  /** Makes the document and returns its address. */
  request: () => Promise<DownloadAnswer>;
  /** Reloads the card. */
  onRejected: () => Promise<unknown>;
}

const texts = documentTexts;

/**
 * Opens a document in a new tab; a rejection is a toast with the service's message (DOC-01, DOC-03). A blocked button
 * sends the request without a tab: the page may be older than the service's answer.
 */
export function DocumentButton({ label, linkLabel, look, request, onRejected }: DocumentButtonProps) {
  const { open, isLoading, problem, blockedUrl } = useDocumentTab(request, {
    isBlocked: look.isBlocked,
    onRejected,
  });
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
        onClick={() => void open({ withoutTab: look.isBlocked })}
      >
        {label}
      </BlockableButton>
      {problem === null ? null : (
        <Box mt={6}>
          <ProblemAlert problem={problem} />
        </Box>
      )}
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
