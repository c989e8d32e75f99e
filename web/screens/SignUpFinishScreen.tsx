import { Button, Group, Text } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Page } from '../ui/Page.tsx';

/** /register-finish/{email}: where the instructions went (ACC-14). */
export function SignUpFinishScreen() {
  const { email = '' } = useParams();
  return (
    <Page title={commonTexts.titles.registerFinish} width="text">
      <Text>{accountsTexts.registration.finish(email)}</Text>
      <Group>
        <Button component={Link} to={paths.login}>
          {commonTexts.actions.toLogin}
        </Button>
      </Group>
    </Page>
  );
}
