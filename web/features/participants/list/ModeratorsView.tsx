import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { paths } from '../../../lib/paths.ts';
import { toReturnState } from '../../../lib/returnPath.ts';
import { type View, writeView } from '../scope/view.ts';

const { moderatorsView: texts, nothing } = listTexts;

/** Replaces a list with an order or filters for moderators only: asks to sign in, and returns to the same view. */
export function ModeratorsView({ view, onReset }: { view: View; onReset: () => void }) {
  // The router may not have brought the view into the address yet.
  const here = { ...useLocation(), search: writeView(view) };
  return (
    <Alert color="yellow" role="alert" title={texts.title}>
      <Stack gap="sm">
        {texts.text}
        <Group gap="sm">
          <Button component={Link} to={paths.login} state={toReturnState(here)}>
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
