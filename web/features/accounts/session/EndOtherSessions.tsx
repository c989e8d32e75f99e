import { Button, Stack, Text } from '@mantine/core';
import { cabinetTexts } from '#texts/cabinet.ts';
import { explainFailure } from '../../../lib/failures.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { useEndOtherSessionsMutation } from './EndOtherSessions.generated.ts';

const { otherSessions: texts } = cabinetTexts;

/** Ends the person's sessions on all other devices; this one goes on. */
export function EndOtherSessions() {
  const [end, { loading }] = useEndOtherSessionsMutation();
  const endOthers = async () => {
    try {
      payloadOf(await end(), 'endOtherSessions');
      notifySuccess(texts.done);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      notifyError(message, { requestId });
    }
  };
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={loading} onClick={endOthers}>
        {texts.end}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
    </Stack>
  );
}
