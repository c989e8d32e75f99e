import { Anchor, Box, Button, type ButtonProps, Text } from '@mantine/core';
import { documentTexts as texts } from '#texts/documents.ts';
import { ProblemAlert } from '../form/ProblemAlert.tsx';
import { type DocumentTabOptions, type DownloadAnswer, useDocumentTab } from './useDocumentTab.ts';

interface DownloadButtonProps extends ButtonProps, DocumentTabOptions {
  label: string;
  /** Text of the link that replaces a tab that the browser blocked. */
  linkLabel?: string;
  'aria-describedby'?: string | undefined;
  /** Lets the service make the document and returns its address. */
  request: () => Promise<DownloadAnswer>;
}

/** A link to the document, if the browser blocked the tab. While it is empty, it takes no gap between the buttons of a row. */
export function DownloadLink({ url, label, reason }: { url: string | null; label: string; reason?: string }) {
  return (
    <Text size="sm" role="status" pos={url === null ? 'absolute' : 'static'}>
      {url === null ? null : (
        <>
          {reason ?? texts.blocked.tab}{' '}
          <Anchor href={url} target="_blank" rel="noopener noreferrer" underline="always">
            {label}
          </Anchor>
        </>
      )}
    </Text>
  );
}

/**
 * Opens a document of the service in a new tab. A rejection shows a toast with the service's message, which then stays below
 * the button (DOC-01, DOC-03). A blocked button sends the request without a tab, because the page may be outdated.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, linkLabel = label, request, isBlocked = false, isAttachment = false, ...look } = props;
  const { open, isLoading, problem, blockedUrl } = useDocumentTab(request, { isBlocked, isAttachment });
  return (
    <>
      <Button
        variant="default"
        {...look}
        data-disabled={isBlocked}
        aria-disabled={isBlocked}
        loading={isLoading}
        aria-label={isAttachment ? label : `${label}, ${texts.newTab}`}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {problem === null ? null : (
        <Box mt={6}>
          <ProblemAlert problem={problem} />
        </Box>
      )}
      <DownloadLink url={blockedUrl} label={linkLabel} reason={texts.blocked[isBlocked ? 'late' : 'tab']} />
    </>
  );
}
