import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { describeFailure, rateLimitText } from '../../../lib/failures.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { useRequestVerificationLetterMutation } from './RequestVerificationLetter.generated.ts';

const texts = accountsTexts.resend;

/** Sends the verification letter once more; its message is the same for every address. */
export function ResendLetter({ email }: { email: string }) {
  const [request, { loading }] = useRequestVerificationLetterMutation();
  const [said, setSaid] = useState('');
  if (!useSlices().has('verificationLetters')) return null;
  const resend = async () => {
    setSaid('');
    try {
      const answer = await request({ variables: { input: { email } } });
      const { userErrors } = payloadOf(answer, 'requestVerificationLetter');
      setSaid(userErrors.length === 0 ? texts.done : userErrors.map(({ message }) => message).join(' '));
    } catch (error) {
      setSaid(rateLimitText(error) ?? describeFailure(error));
    }
  };
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={loading} onClick={() => void resend()}>
        {texts.submit}
      </Button>
      <Text size="sm" role="status">
        {said}
      </Text>
    </Stack>
  );
}
