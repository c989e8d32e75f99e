import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { downloadFrom } from '../../lib/downloadFrom.ts';
import { explainFailure, isUnauthenticated } from '../../lib/failures.ts';
import { payloadOf } from '../../lib/payload.ts';
import type { Problem } from '../../lib/perform.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { useDownloadPersonalDataMutation } from './DownloadPersonalData.generated.ts';

const { personalData: texts } = documentTexts;

/** The person's copy of everything that the portal stores about them. */
export function PersonalData() {
  const [make, { loading }] = useDownloadPersonalDataMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const start = async () => {
    setProblem(null);
    try {
      const { download, userErrors } = payloadOf(await make(), 'downloadPersonalData');
      if (download === null)
        setProblem({ message: userErrors.map(({ message }) => message).join(' '), requestId: null });
      else downloadFrom(download.url);
    } catch (error) {
      // /login reports the end of a session.
      if (!isUnauthenticated(error)) setProblem(explainFailure(error));
    }
  };
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={loading} onClick={start}>
        {texts.download}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      <ProblemAlert problem={problem} />
    </Stack>
  );
}
