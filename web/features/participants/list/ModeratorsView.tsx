import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { paths } from '../../../lib/paths.ts';
import { toReturnState } from '../../../lib/returnPath.ts';

const { moderatorsView: texts, nothing } = listTexts;

/** In place of a list whose order or filters only moderators have: the sign-in, which leads back to the same view. */
export function ModeratorsView({ onReset }: { onReset: () => void }) {
  const location = useLocation();
  return (
    <Alert color="yellow" role="alert" title={texts.title}>
      <Stack gap="sm">
        {texts.text}
        <Group gap="sm">
          <Button component={Link} to={paths.login} state={toReturnState(location)}>
            {texts.login}
          </Button>
          <Button variant="default" onClick={onReset}>
            {nothing.reset}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
