import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { editionPath } from '../../lib/editionPaths.ts';
import { homeTexts } from '../../texts/ru/home.ts';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import { useSession } from '../../ui/useSession.ts';
import type { MainAction_EditionFragment } from './MainAction.generated.ts';
import classes from './MainAction.module.css';
import { forumState, mainAction } from './mainAction.ts';

/**
 * The main action, by the visitor's session and the service's clock, and the programme beside it. Session and clock are
 * known after the first render only: until then the main button takes its space invisibly, so that nothing jumps and
 * nothing untrue shows (ruling R7).
 */
export function MainAction({ edition }: { edition: MainAction_EditionFragment }) {
  const isSignedIn = useSession();
  const { now, failed } = useServiceClock();
  const { to, label } = mainAction(edition, isSignedIn, now);
  const programme = editionPath('program', null);
  const hasProgramme = edition.screens.includes('PROGRAMME') && to !== programme;
  return (
    <div className={classes.action}>
      <Group gap="sm" className={classes.buttons}>
        <Button component={Link} to={to} size="lg" className={classes.button} data-pending={now === null && !failed}>
          {label}
        </Button>
        {hasProgramme ? (
          <Button component={Link} to={programme} size="lg" variant="default" className={classes.second}>
            {homeTexts.action.seeProgramme}
          </Button>
        ) : null}
      </Group>
      <Text className={classes.state}>{forumState(edition, now)}</Text>
    </div>
  );
}
