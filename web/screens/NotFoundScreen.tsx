import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { Page } from '../ui/Page.tsx';

/** /404, where every unknown path leads (PUB-06). */
export function NotFoundScreen() {
  return (
    <Page title={commonTexts.titles.notFound} width="text">
      <Text>{shellTexts.notFound.text}</Text>
      <Group>
        <Button component={Link} to={paths.login}>
          {commonTexts.actions.toLogin}
        </Button>
        <Button component={Link} to={paths.home} variant="default">
          {commonTexts.actions.toHome}
        </Button>
      </Group>
    </Page>
  );
}
