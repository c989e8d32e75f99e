/** The one main action of the home page and the sentence beside it: what the visitor can do now (PUB-01). */
import { formatDay } from '../../lib/dates.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import { dayInWords, lastDay } from '../../lib/windowDays.ts';
import { spanState } from '../../lib/windowState.ts';
import { homeTexts } from '../../texts/ru/home.ts';
import { forumPhase } from './forumNow.ts';
import { nextKeyDate } from './keyDates.ts';
import type { MainAction_EditionFragment } from './MainAction.generated.ts';

const { action, state: texts } = homeTexts;

interface Action {
  to: string;
  label: string;
}

/** Where things stand, in words; null while the service's time is not known. */
export function forumState(edition: MainAction_EditionFragment, now: number | null): string | null {
  const { registrationWindow, endsOn, keyDates } = edition;
  const registration = spanState(registrationWindow.opensAt, registrationWindow.closesAt, now);
  if (now === null || registration === null) return null;
  const phase = forumPhase(edition, now);
  if (phase === 'over') return texts.over;
  if (phase === 'running') return texts.running(dayInWords(endsOn));
  if (registration === 'UPCOMING') return texts.UPCOMING(formatDay(registrationWindow.opensAt));
  if (registration === 'OPEN') return texts.OPEN(lastDay(registrationWindow.closesAt));
  const next = nextKeyDate(keyDates, now);
  return next === undefined ? texts.CLOSED : `${texts.CLOSED} ${texts.ahead(dayInWords(next.startsOn), next.title)}`;
}

/** The link while registration is closed: photos after the forum, the programme before. */
function toSee({ screens }: MainAction_EditionFragment, isOver: boolean): Action {
  if (isOver && screens.includes('PHOTOS')) return { to: editionPath('photo', null), label: action.photos };
  if (screens.includes('PROGRAMME')) return { to: editionPath('program', null), label: action.programme };
  return { to: paths.login, label: action.login };
}

/** The action: to the cabinet for who is logged in, else what the registration's window allows. */
export function mainAction(edition: MainAction_EditionFragment, isSignedIn: boolean, now: number | null): Action {
  if (isSignedIn) return { to: paths.cabinet, label: action.cabinet };
  const { registrationWindow } = edition;
  const registration = spanState(registrationWindow.opensAt, registrationWindow.closesAt, now);
  if (registration === 'CLOSED') return toSee(edition, forumPhase(edition, now) === 'over');
  return { to: paths.registration, label: registration === 'UPCOMING' ? action.account : action.register };
}

/** The action beside it: the programme, or the cabinet where the main one leads to the programme already. */
export function secondAction({ screens }: MainAction_EditionFragment, mainTo: string): Action | null {
  if (!screens.includes('PROGRAMME')) return null;
  const programme = editionPath('program', null);
  return mainTo === programme
    ? { to: paths.cabinet, label: action.toCabinet }
    : { to: programme, label: action.seeProgramme };
}
