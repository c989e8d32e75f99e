import { Button, Stack, Text } from '@mantine/core';
import { explainFailure } from '../../../lib/failures.ts';
import { notifyError } from '../../../lib/notify.ts';

interface EndSessionsProps {
  texts: { end: string; hint: string };
  isBusy: boolean;
  /** Calls the service and reports the result; a failure that it throws becomes a toast. */
  end: () => Promise<void>;
}

/** A button that ends some of the person's sessions, with a line that says which. */
export function EndSessions({ texts, isBusy, end }: EndSessionsProps) {
  const onClick = async () => {
    try {
      await end();
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      notifyError(message, { requestId });
    }
  };
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={isBusy} onClick={onClick}>
        {texts.end}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
    </Stack>
  );
}
