import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { paths } from '../../../lib/paths.ts';
import { toReturnState } from '../../../lib/returnPath.ts';
import { type View, writeView } from '../scope/view.ts';

const { moderatorsView: texts, nothing } = listTexts;

interface ModeratorsViewProps {
  view: View;
  isSignedIn: boolean;
  onReset: () => void;
}

/**
 * Replaces a list with an order or filters for moderators only. A person whose session ended can sign in and returns to the
 * same view.
 */
export function ModeratorsView({ view, isSignedIn, onReset }: ModeratorsViewProps) {
  // The router may not have brought the view into the address yet.
  const here = { ...useLocation(), search: writeView(view) };
  return (
    <Alert color="yellow" role="alert" title={texts.title}>
      <Stack gap="sm">
        {isSignedIn ? texts.text : texts.sessionEnded}
        <Group gap="sm">
          {isSignedIn ? null : (
            <Button component={Link} to={paths.login} state={toReturnState(here)}>
              {texts.login}
            </Button>
          )}
          <Button variant="default" onClick={onReset}>
            {nothing.reset}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
