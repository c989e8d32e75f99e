import { Button, Group, Text } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { ResendLetter } from '../features/accounts/sign-up/ResendLetter.tsx';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page/Page.tsx';

/** /register-finish/{email}: says to which address the instructions were sent (ACC-14). */
export function SignUpFinishScreen() {
  const { email = '' } = useParams();
  return (
    <Page title={commonTexts.titles.registerFinish} width="text">
      <Text>{accountsTexts.registration.finish(email)}</Text>
      <ResendLetter email={email} />
      <Group>
        <Button component={Link} to={paths.login}>
          {commonTexts.actions.toLogin}
        </Button>
      </Group>
    </Page>
  );
}
