import { Alert, Button, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { commonTexts } from '#texts/common.ts';
import { explainFailure } from '../../lib/failures.ts';
import { usePageNotes } from './pageNotes.ts';
import { RequestCode } from './RequestCode.tsx';

interface LoadFailureProps {
  error: unknown;
  /** What could not be loaded, in the nominative. */
  subject: string;
  /** Loads it again; the query reports a failed retry itself. */
  onRetry: () => unknown;
}

/** Says what could not be loaded and offers to try again (ruling R12); tries again by itself once the network is back. */
export function LoadFailure({ error, subject, onRetry }: LoadFailureProps) {
  usePageNotes()?.failures.push(error);
  const { message, requestId } = explainFailure(error);
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  useWindowEvent('online', () => message === commonTexts.failures.network && retry());
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={commonTexts.loadFailed(subject)}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{message}</Text>
        {requestId === null ? null : <RequestCode id={requestId} />}
        <Button size="xs" variant="default" onClick={retry}>
          {commonTexts.actions.retry}
        </Button>
      </Stack>
    </Alert>
  );
}
