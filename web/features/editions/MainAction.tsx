import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import { useSession } from '../../ui/useSession.ts';
import type { MainAction_EditionFragment } from './MainAction.generated.ts';
import classes from './MainAction.module.css';
import { forumState, mainAction, secondAction } from './mainAction.ts';

/**
 * The main action, by the visitor's session and the service's clock, and the programme beside it. Session and clock are
 * known after the first render only: until then the main button takes its space invisibly, so that nothing jumps and
 * nothing untrue shows (ruling R7).
 */
export function MainAction({ edition }: { edition: MainAction_EditionFragment }) {
  const isSignedIn = useSession();
  const { now, failed } = useServiceClock();
  const { to, label } = mainAction(edition, isSignedIn, now);
  const second = secondAction(edition, to);
  return (
    <div className={classes.action}>
      <Group gap="sm" className={classes.buttons}>
        <Button component={Link} to={to} size="lg" className={classes.button} data-pending={now === null && !failed}>
          {label}
        </Button>
        {second === null ? null : (
          <Button component={Link} to={second.to} size="lg" variant="default" className={classes.second}>
            {second.label}
          </Button>
        )}
      </Group>
      <Text className={classes.state}>{forumState(edition, now)}</Text>
    </div>
  );
}
