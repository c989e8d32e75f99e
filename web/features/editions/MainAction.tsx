import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import { useSession } from '../../ui/useSession.ts';
import type { MainAction_EditionFragment } from './MainAction.generated.ts';
import classes from './MainAction.module.css';
import { forumState, mainAction } from './mainAction.ts';

/**
 * The main action, by the visitor's session and the service's clock. Both are known after the first render only: until
 * then the button takes its space invisibly, so that nothing jumps and nothing untrue shows (ruling R7).
 */
export function MainAction({ edition }: { edition: MainAction_EditionFragment }) {
  const isSignedIn = useSession();
  const { now, failed } = useServiceClock();
  const { to, label } = mainAction(edition, isSignedIn, now);
  return (
    <div className={classes.action} data-pending={now === null && !failed}>
      <Button component={Link} to={to} size="lg" className={classes.button}>
        {label}
      </Button>
      <Text className={classes.state}>{forumState(edition, now)}</Text>
    </div>
  );
}
