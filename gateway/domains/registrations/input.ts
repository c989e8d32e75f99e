import type {
  AddTalkInput,
  ConfirmParticipationInput,
  RegisterForForumInput,
  UserError,
} from '../../generated/types.ts';
import { atMost, collect, lengths, required, userError, validId, validIds } from '../../graphql/validation.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/dates.ts';
import { parseId } from '../../lib/ids.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { FieldsOf } from '../../provider/requests.ts';
import { formatCodes } from '../shared/registrationFields.ts';
import { excursionIsOver, type WindowSpan, windowErrors } from '../shared/windows.ts';

export const registrationWindowErrors = (span: WindowSpan, clock: Clock): UserError[] =>
  windowErrors(span, clock, {
    upcoming: 'Регистрация на форум еще не открыта',
    closed: 'Регистрация уже завершена',
  });

/** The school has its own window, and its rejection names the school (REG-13). */
export const schoolWindowErrors = (span: WindowSpan, clock: Clock): UserError[] =>
  windowErrors(span, clock, {
    upcoming: 'Регистрация на школу ещё не открыта',
    closed: 'Регистрация на школу уже завершена',
  });

/** A participant can confirm or cancel until the end of the forum's last day in Moscow (REG-06, REG-09, ruling R7). */
export const forumOverErrors = ({ endsOn }: { endsOn: string }, clock: Clock): UserError[] =>
  dayOf(clock.now()) > endsOn ? [{ code: 'WINDOW_CLOSED', message: 'Форум уже завершён', field: null }] : [];

/** A participant can answer about the excursion until the end of its day in Moscow (TOU-02, ruling R7). */
export const excursionErrors = (edition: { excursionOn: string | null }, clock: Clock, field: string): UserError[] =>
  excursionIsOver(edition, clock) ? [userError('WINDOW_CLOSED', 'Экскурсия уже прошла', field)] : [];

/** The page does not require section and title of a talk or poster, so the gateway does (REG-03, ruling R5). */
function talkErrors(input: { sectionId?: string | null | undefined; title?: string | null | undefined }): UserError[] {
  return collect(
    required(input.sectionId, 'sectionId', 'Выберите секцию') ?? validId(input.sectionId, 'sectionId'),
    required(input.title, 'title', 'Введите название доклада') ?? atMost(lengths.title, input.title, 'title'),
  );
}

/** A malformed key would not protect from repeats: 1 to 100 plain characters. */
export const requestKeyErrors = (key: string | null | undefined): UserError[] =>
  typeof key === 'string' && !/^[\w-]{1,100}$/.test(key)
    ? [userError('INVALID', 'Обновите страницу и попробуйте ещё раз', 'requestKey')]
    : [];

export function registrationErrors(input: RegisterForForumInput): UserError[] {
  const talk = input.format === 'LISTENER' ? [] : talkErrors(input);
  const key = requestKeyErrors(input.requestKey);
  return [...talk, ...key, ...collect(validIds(input.listeningSectionIds ?? [], 'listeningSectionIds'))];
}

export function talkInputErrors(input: AddTalkInput): UserError[] {
  return [...talkErrors(input), ...requestKeyErrors(input.requestKey)];
}

const notInOlderCabinet = 'В этом варианте кабинета нет экскурсии и футболки';

/** The provider cannot clear an answer or a size. The older cabinet has neither (CAB-06). */
export const confirmationInputErrors = (input: ConfirmParticipationInput): UserError[] =>
  collect(
    validIds(input.listeningSectionIds ?? [], 'listeningSectionIds'),
    input.tour === null ? userError('REQUIRED', 'Выберите, придёте ли вы на экскурсию', 'tour') : null,
    input.tshirtSize === null ? userError('REQUIRED', 'Выберите размер футболки', 'tshirtSize') : null,
    input.windows === 'EXPIRED' && input.tour ? userError('INVALID', notInOlderCabinet, 'tour') : null,
    input.windows === 'EXPIRED' && input.tshirtSize ? userError('INVALID', notInOlderCabinet, 'tshirtSize') : null,
  );

/** A listener has neither section nor title. */
export function toRegistrationRequest(
  input: RegisterForForumInput,
  more: { oneMore: boolean },
): Schemas['RegistrationRequest'] {
  const isTalk = input.format !== 'LISTENER';
  return {
    comment: isTalk ? (input.title?.trim() ?? '') : '',
    type: formatCodes[input.format],
    need_tour: input.wantsTour ?? false,
    section_choice: isTalk ? parseId(input.sectionId ?? '') : null,
    one_more: more.oneMore,
    selected_listen_sections: (input.listeningSectionIds ?? []).map(Number),
  };
}

export const registrationFields = {
  comment: ['title'],
  type: ['format'],
  need_tour: ['wantsTour'],
  section_choice: ['sectionId'],
  selected_listen_sections: ['listeningSectionIds'],
} satisfies FieldsOf<Schemas['RegistrationRequest']>;
