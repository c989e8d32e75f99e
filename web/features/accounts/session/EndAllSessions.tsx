import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { explainFailure } from '../../../lib/failures.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { useEndAllSessionsMutation } from './EndAllSessions.generated.ts';

const { sessions: texts } = cabinetTexts;

/** Ends the person's sessions on all devices; /logout then ends what remains of this one. */
export function EndAllSessions() {
  const [end, { loading }] = useEndAllSessionsMutation();
  const navigate = useNavigate();
  const endAll = async () => {
    try {
      const { isTokenEnded: ended } = payloadOf(await end(), 'endAllSessions');
      if (!ended) return notifyError(texts.impossible);
      notifySuccess(texts.done);
      void navigate(paths.logout);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      notifyError(message, { requestId });
    }
  };
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={loading} onClick={endAll}>
        {texts.end}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
    </Stack>
  );
}
