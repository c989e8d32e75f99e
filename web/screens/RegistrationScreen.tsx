import { Alert, Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RegistrationForm } from '../features/accounts/RegistrationForm.tsx';
import { useChoices } from '../features/accounts/useChoices.ts';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';

const texts = accountsTexts.registration;

/** /registration (ACC-06 … ACC-12). */
export function RegistrationScreen() {
  const { ready, error, loading, refetch } = useChoices();
  const [registered, setRegistered] = useState<string | null>(null);
  const navigate = useNavigate();
  const toLogin = () => void navigate(paths.login);
  return (
    <Page title={commonTexts.titles.registration} lead={texts.lead} width="text">
      <Alert>
        {texts.notice}{' '}
        <Anchor component={Link} to={paths.login} inherit underline="always">
          {texts.noticeLink}
        </Anchor>
      </Alert>
      {ready ? <RegistrationForm {...ready} onRegistered={setRegistered} /> : null}
      {!ready && loading ? (
        <Stack gap="lg" aria-busy="true">
          <Skeleton height={280} />
          <Skeleton height={180} />
        </Stack>
      ) : null}
      {!ready && !loading ? <LoadFailure error={error} what={texts.choices} onRetry={() => void refetch()} /> : null}
      <Modal opened={registered !== null} onClose={toLogin} title={texts.successTitle}>
        <Stack gap="lg">
          <Text>{texts.successText(registered ?? '')}</Text>
          <Group justify="flex-end">
            <Button onClick={toLogin}>{texts.toLogin}</Button>
          </Group>
        </Stack>
      </Modal>
    </Page>
  );
}
