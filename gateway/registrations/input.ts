import type { Clock } from '../clock.ts';
import { dayOf } from '../dates.ts';
import type { AddTalkInput, ParticipationFormat, RegisterForForumInput, UserError } from '../generated/resolvers.ts';
import { parseId } from '../ids.ts';
import type { Schemas } from '../provider/contract.ts';
import { atMost, collect, lengths, required, userError, validId, validIds } from '../validation.ts';
import { excursionIsOver, variantMark, type WindowSpan, windowErrors } from '../windows.ts';

const formatCodes: Partial<Record<ParticipationFormat, Schemas['Format']>> = { LISTENER: 1, SPEAKER: 2, POSTER: 3 };

const noFormat = () => userError('INVALID', 'Выберите формат участия', 'format');

/** The registration window in the words of the cabinet (CAB-03, REG-12). */
export const registrationWindowErrors = (span: WindowSpan, clock: Clock): UserError[] =>
  windowErrors(span, clock, {
    upcoming: 'Регистрация на форум еще не открыта',
    closed: 'Регистрация уже завершена',
  });

/** Participation is confirmed until the forum's last day in Moscow is over (REG-06, ruling R7). */
export const confirmationErrors = ({ endsOn }: { endsOn: string }, clock: Clock): UserError[] =>
  dayOf(clock.now()) > endsOn ? [{ code: 'WINDOW_CLOSED', message: 'Форум уже завершён', field: null }] : [];

/** An answer about the excursion is taken until its day in Moscow is over (TOU-02, ruling R7); `field` gives it. */
export const excursionErrors = (edition: { excursionOn: string | null }, clock: Clock, field: string): UserError[] =>
  excursionIsOver(edition, clock) ? [userError('WINDOW_CLOSED', 'Экскурсия уже прошла', field)] : [];

/** A talk or poster has a section and a title; the page does not insist, so the service does (REG-03, ruling R5). */
function talkErrors(input: { sectionId?: string | null | undefined; title?: string | null | undefined }): UserError[] {
  return collect(
    required(input.sectionId, 'sectionId', 'Выберите секцию') ?? validId(input.sectionId, 'sectionId'),
    required(input.title, 'title', 'Введите название доклада') ?? atMost(lengths.title, input.title, 'title'),
  );
}

/** A key of a request that is none would be remembered by nobody (1 to 100 plain characters). */
export const requestKeyErrors = (key: string | null | undefined): UserError[] =>
  typeof key === 'string' && !/^[\w-]{1,100}$/.test(key)
    ? [userError('INVALID', 'Обновите страницу и попробуйте ещё раз', 'requestKey')]
    : [];

/** What is wrong with a registration, as far as no stored state is needed to tell. */
export function registrationErrors(input: RegisterForForumInput): UserError[] {
  if (formatCodes[input.format] === undefined) return [noFormat()];
  const talk = input.format === 'LISTENER' ? [] : talkErrors(input);
  const key = requestKeyErrors(input.requestKey);
  return [...talk, ...key, ...collect(validIds(input.listeningSectionIds ?? [], 'listeningSectionIds'))];
}

/** What is wrong with an additional talk. */
export function talkInputErrors(input: AddTalkInput): UserError[] {
  return input.format === 'SPEAKER' || input.format === 'POSTER'
    ? [...talkErrors(input), ...requestKeyErrors(input.requestKey)]
    : [noFormat()];
}

/** A checked registration as the provider takes it; a listener has neither section nor title. */
export function toRegistrationRequest(
  input: RegisterForForumInput,
  more: { oneMore: boolean },
): Schemas['RegistrationRequest'] {
  const isTalk = input.format !== 'LISTENER';
  return {
    comment: isTalk ? (input.title?.trim() ?? '') : '',
    type: formatCodes[input.format] ?? 1,
    need_tour: input.wantsTour ?? false,
    section_choice: isTalk ? parseId(input.sectionId ?? '') : null,
    one_more: more.oneMore,
    selected_listen_sections: (input.listeningSectionIds ?? []).map(Number),
    ...variantMark(input.cabinet),
  };
}

/** Where the provider's refusals of a registration belong. */
export const registrationFields = {
  comment: ['title'],
  type: ['format'],
  need_tour: ['wantsTour'],
  section_choice: ['sectionId'],
  selected_listen_sections: ['listeningSectionIds'],
};
