import { Alert, Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SignUpForm } from '../features/accounts/sign-up/SignUpForm.tsx';
import { useChoices } from '../features/accounts/sign-up/useChoices.ts';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';

const SignedUpDialog = lazy(() =>
  import('../features/accounts/sign-up/SignedUpDialog.tsx').then((it) => ({ default: it.SignedUpDialog })),
);

const texts = accountsTexts.registration;

/** /registration (ACC-06 … ACC-12). */
export function SignUpScreen() {
  const { lists, error, loading, refetch } = useChoices();
  const [registered, setRegistered] = useState<string | null>(null);
  const navigate = useNavigate();
  const toLogin = () => void navigate(paths.login, { replace: true });
  return (
    <Page title={commonTexts.titles.registration} lead={texts.lead} width="text">
      <Alert>
        {texts.notice}{' '}
        <Anchor component={Link} to={paths.login} inherit underline="always">
          {texts.noticeLink}
        </Anchor>
      </Alert>
      <SignUpForm
        lists={lists}
        missing={
          lists === null && !loading ? (
            <LoadFailure error={error} what={texts.choices} onRetry={() => void refetch()} />
          ) : null
        }
        onRegistered={setRegistered}
      />
      <Suspense>{registered === null ? null : <SignedUpDialog email={registered} onClose={toLogin} />}</Suspense>
    </Page>
  );
}
