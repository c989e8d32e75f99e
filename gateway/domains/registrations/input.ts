import { mostCharacters, requestKeyPattern } from '../../../schema/limits.ts';
import type {
  AddTalkInput,
  ConfirmParticipationInput,
  RegisterForForumInput,
  UserError,
} from '../../generated/types.ts';
import { atMost, collect, required, userError, validId, validIds } from '../../graphql/validation.ts';
import { cleanText } from '../../lib/cleanText.ts';
import type { Clock } from '../../lib/clock.ts';
import { parseId } from '../../lib/ids.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { registrationsTexts } from '../../texts/registrations.ts';
import { isForumOver, tourIsOver } from '../shared/windows.ts';

/** A participant can confirm or cancel until the end of the forum's last day in Moscow (REG-06, REG-09, ruling R7). */
export const forumOverErrors = ({ endsOn }: { endsOn: string }, clock: Clock): UserError[] =>
  isForumOver({ endsOn }, clock.now()) ? [userError('WINDOW_CLOSED', registrationsTexts.forumOver)] : [];

/** A participant can answer about the excursion until the end of its day in Moscow (TOU-02, ruling R7). */
export const tourErrors = (edition: { excursionOn: string | null }, clock: Clock, field: string): UserError[] =>
  tourIsOver(edition, clock) ? [userError('WINDOW_CLOSED', registrationsTexts.tourOver, field)] : [];

/** The page does not require section and title of a talk or poster, so the gateway does (REG-03, ruling R5). */
function talkErrors(input: {
  requestedSectionId?: string | null | undefined;
  title?: string | null | undefined;
}): UserError[] {
  return collect(
    required(input.requestedSectionId, 'requestedSectionId', registrationsTexts.chooseSection) ??
      validId(input.requestedSectionId, 'requestedSectionId'),
    required(input.title, 'title', registrationsTexts.enterTitle) ??
      atMost(mostCharacters.talkTitle, input.title, 'title'),
  );
}

export const requestKeyErrors = (key: string | null | undefined): UserError[] =>
  typeof key === 'string' && !requestKeyPattern.test(key)
    ? [userError('INVALID', registrationsTexts.reloadPage, 'requestKey')]
    : [];

export function registrationErrors(input: RegisterForForumInput): UserError[] {
  const talk = input.requestedFormat === 'LISTENER' ? [] : talkErrors(input);
  const key = requestKeyErrors(input.requestKey);
  return [...talk, ...key, ...collect(validIds(input.listeningSectionIds ?? [], 'listeningSectionIds'))];
}

export function talkInputErrors(input: AddTalkInput): UserError[] {
  const listener =
    input.requestedFormat === 'LISTENER'
      ? [userError('INVALID', registrationsTexts.talkOrPoster, 'requestedFormat')]
      : [];
  return [...listener, ...talkErrors(input), ...requestKeyErrors(input.requestKey)];
}

/** The provider cannot clear an answer or a size. */
export const confirmationInputErrors = (input: ConfirmParticipationInput): UserError[] =>
  collect(
    validIds(input.listeningSectionIds ?? [], 'listeningSectionIds'),
    input.tour === null ? userError('REQUIRED', registrationsTexts.chooseTour, 'tour') : null,
    input.tshirtSize === null ? userError('REQUIRED', registrationsTexts.chooseTshirt, 'tshirtSize') : null,
  );

/** A listener has neither section nor title. */
export function toRegistrationRequest(
  input: RegisterForForumInput,
  more: { oneMore: boolean },
): Body<'RegistrationRequest'> {
  const isTalk = input.requestedFormat !== 'LISTENER';
  return {
    comment: isTalk ? cleanText(input.title ?? '') : '',
    type: formatCodes[input.requestedFormat],
    tour: input.wantsTour ?? false,
    requestedSectionId: isTalk ? parseId(input.requestedSectionId ?? '') : null,
    oneMore: more.oneMore,
    listeningSections: (input.listeningSectionIds ?? []).map(Number),
  };
}

export const registrationFields = {
  comment: ['title'],
  type: ['requestedFormat'],
  tour: ['wantsTour'],
  requestedSectionId: ['requestedSectionId'],
  listeningSections: ['listeningSectionIds'],
} satisfies FieldsOf<Body<'RegistrationRequest'>>;
