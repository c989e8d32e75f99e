import { Alert, Anchor, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { ResendLetter } from '../features/accounts/sign-up/ResendLetter.tsx';
import { useSignUpConsentsQuery } from '../features/accounts/sign-up/SignUpConsents.generated.ts';
import { SignUpForm } from '../features/accounts/sign-up/SignUpForm.tsx';
import { useChoices } from '../features/accounts/sign-up/useChoices.ts';
import { versionsInForce } from '../lib/consents.ts';
import { paths } from '../lib/paths.ts';
import { Loaded } from '../ui/page/Loaded.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { Page } from '../ui/page/Page.tsx';

const DoneDialog = lazyPart('DoneDialog', () => import('../features/accounts/DoneDialog.tsx'));

const texts = accountsTexts.registration;

/** /registration (ACC-06 … ACC-12). */
export function SignUpScreen() {
  const { lists, error, loading, refetch } = useChoices();
  const consents = useSignUpConsentsQuery();
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <Page title={commonTexts.titles.registration} lead={texts.lead} width="text">
      <Alert>
        {texts.notice}{' '}
        <Anchor component={Link} to={paths.login} inherit underline="always">
          {texts.noticeLink}
        </Anchor>
      </Alert>
      <Loaded
        query={consents}
        data={consents.data?.edition}
        subject={texts.consents}
        skeleton={<Skeleton height={320} radius="lg" />}
      >
        {({ consentDocuments }) => (
          <SignUpForm
            lists={lists}
            consents={versionsInForce(consentDocuments)}
            missing={
              lists === null && !loading ? (
                <LoadFailure error={error} subject={texts.choices} onRetry={refetch} />
              ) : null
            }
            onRegistered={setRegistered}
          />
        )}
      </Loaded>
      <Suspense>
        {registered === null ? null : (
          <DoneDialog title={texts.successTitle} text={texts.successText(registered)}>
            <ResendLetter email={registered} />
          </DoneDialog>
        )}
      </Suspense>
    </Page>
  );
}
