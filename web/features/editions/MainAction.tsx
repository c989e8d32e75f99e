import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { homeTexts } from '#texts/home.ts';
import { formatDay } from '../../lib/dates.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import { dayInWords, lastDay } from '../../lib/windowDays.ts';
import { daysState, nextSpan, spanState } from '../../lib/windowState.ts';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import { useSession } from '../../ui/service/useSession.ts';
import type { MainAction_EditionFragment } from './MainAction.generated.ts';
import classes from './MainAction.module.css';

const { action, state: stateTexts } = homeTexts;

interface Action {
  to: string;
  label: string;
}

/** The state of the forum in words; null while the service's time is unknown. */
function forumState(edition: MainAction_EditionFragment, now: number | null): string | null {
  const { registrationWindow, endsOn, keyDates } = edition;
  const registration = spanState(registrationWindow.opensAt, registrationWindow.closesAt, now);
  if (now === null || registration === null) return null;
  const forum = daysState(edition.startsOn, endsOn, now);
  if (forum === 'CLOSED') return stateTexts.over;
  if (forum === 'OPEN') return stateTexts.running(dayInWords(endsOn));
  if (registration === 'UPCOMING') return stateTexts.UPCOMING(formatDay(registrationWindow.opensAt));
  if (registration === 'OPEN') return stateTexts.OPEN(lastDay(registrationWindow.closesAt));
  const next = nextSpan(keyDates, now);
  return next === undefined
    ? stateTexts.CLOSED
    : `${stateTexts.CLOSED} ${stateTexts.ahead(dayInWords(next.startsOn), next.title)}`;
}

/** The link while registration is closed: photos after the forum, the programme before. */
function toSee({ page: { screens } }: MainAction_EditionFragment, isOver: boolean): Action {
  if (isOver && screens.includes('PHOTOS')) return { to: editionPath('photo', null), label: action.photos };
  if (screens.includes('PROGRAMME')) return { to: editionPath('program', null), label: action.programme };
  return { to: paths.login, label: action.login };
}

/** The main action: a signed-in person goes to the cabinet; for others the registration's window decides. */
function mainAction(edition: MainAction_EditionFragment, isSignedIn: boolean, now: number | null): Action {
  if (isSignedIn) return { to: paths.cabinet, label: action.cabinet };
  const { registrationWindow } = edition;
  const registration = spanState(registrationWindow.opensAt, registrationWindow.closesAt, now);
  // While the service's time is unknown, the button must not invite to a registration that may be over.
  if (registration === null) return { to: paths.cabinet, label: action.toCabinet };
  if (registration === 'CLOSED') return toSee(edition, daysState(edition.startsOn, edition.endsOn, now) === 'CLOSED');
  return { to: paths.registration, label: registration === 'UPCOMING' ? action.account : action.register };
}

/** The second action: the programme, or the cabinet if the main action leads to the programme already. */
function secondAction({ page: { screens } }: MainAction_EditionFragment, mainTo: string): Action | null {
  if (!screens.includes('PROGRAMME')) return null;
  const programme = editionPath('program', null);
  return mainTo === programme
    ? { to: paths.cabinet, label: action.toCabinet }
    : { to: programme, label: action.seeProgramme };
}

/**
 * The main action, by the visitor's session and the service's clock, and a second one. Session and clock are unknown at the
 * first render: until then the main button leads to the cabinet, which is right on any day and works without scripts
 * (ruling R7).
 */
export function MainAction({ edition }: { edition: MainAction_EditionFragment }) {
  const isSignedIn = useSession();
  const { now } = useServiceClock();
  const { to, label } = mainAction(edition, isSignedIn, now);
  const second = secondAction(edition, to);
  return (
    <div className={classes.action}>
      <Group gap="sm" className={classes.buttons}>
        <Button component={Link} to={to} size="lg" className={classes.button}>
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
