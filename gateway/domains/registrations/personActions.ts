/** Actions whose answers belong to the person and not to one registration (ruling R17). */
import type { Context } from '../../context.ts';
import type { ConfirmParticipationInput, ShownParticipationInput, TourChoice } from '../../generated/types.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError } from '../../lib/errors.ts';
import { changeRegistration } from '../../provider/calls/registrations.ts';
import { formatCodes, isSchoolRegistration, sectionIds } from '../../shared/registrationFields.ts';
import { tourIsOver } from '../shared/windows.ts';
import {
  type Answers,
  giveAnswers,
  listOwn,
  presentValue,
  shareAnswers,
  sharedAnswers,
  tourChange,
  withSharedAnswers,
} from './answers.ts';
import { isSizeCode, isTourCode, sizeCodes, tourCode } from './mapping.ts';

/** @throws GatewayError NOT_FOUND for the registration of another person */
function ownOf(registrations: Registration[], id: number): Registration {
  const own = registrations.find((registration) => registration.id === id);
  if (own === undefined) throw new GatewayError('NOT_FOUND');
  return own;
}

/** Writes the answer to each of the person's registrations (ruling R17). */
export async function setTour(id: number, decision: TourChoice, context: Context) {
  const { provider } = context;
  const registrations = await listOwn(context);
  const answer = tourCode(decision);
  const present = await presentValue(ownOf(registrations, id), 'tour', context);
  const written = await changeRegistration(provider, tourChange(id, present, answer));
  await shareAnswers(id, { tour: answer }, registrations, context);
  return written;
}

/** The answers of a confirmation: the input's, else those that the person has given with another registration. */
function confirmedAnswers(
  { tour, tshirtSize }: ConfirmParticipationInput,
  own: Registration,
  registrations: Registration[],
  { edition, clock }: Context,
): Answers {
  // The school's registration has no answers to complete.
  const given = isSchoolRegistration(own, edition.school) ? own : sharedAnswers(registrations, edition.school);
  const lacksTour = given.tour !== own.tour && !tourIsOver(edition, clock);
  const needTour = tour ? tourCode(tour) : lacksTour ? given.tour : null;
  const lacksSize = given.tshirtSize !== own.tshirtSize;
  const size = tshirtSize ? sizeCodes[tshirtSize] : lacksSize ? given.tshirtSize : null;
  return {
    ...(isTourCode(needTour) ? { tour: needTour } : {}),
    ...(isSizeCode(size) ? { tshirtSize: size } : {}),
  };
}

/** Whether the registration still has the values that the person saw; a listener has neither section nor date. */
function isAsShown(
  own: Registration,
  { confirmedFormat: format, effectiveSectionId, talkSchedule }: ShownParticipationInput,
): boolean {
  if (own.confirmedType !== formatCodes[format]) return false;
  if (format === 'LISTENER') return true;
  const section = own.confirmedSectionId || own.requestedSectionId || 0;
  return section === Number(effectiveSectionId ?? 0) && (own.talkSchedule ?? '').trim() === (talkSchedule ?? '').trim();
}

/**
 * The provider replaces the list of sections, so the gateway reads omitted ones and sends them again; it keeps an omitted
 * answer and size. If the person saw other values, the registration comes back as `current`, unconfirmed (REG-06).
 */
export async function confirmParticipation(id: number, input: ConfirmParticipationInput, context: Context) {
  const { provider } = context;
  const registrations = await listOwn(context);
  const own = ownOf(registrations, id);
  const { listeningSectionIds: ids, shown } = input;
  if (shown != null && !isAsShown(own, shown)) {
    return { current: ownOf(withSharedAnswers(registrations, context.edition.school), id) };
  }
  const sections =
    ids === undefined ? sectionIds(await presentValue(own, 'listeningSections', context)) : (ids ?? []).map(Number);
  const answers = confirmedAnswers(input, own, registrations, context);
  const written = await changeRegistration(provider, {
    id,
    action: 'confirm',
    isConfirmed: 1,
    listeningSections: sections,
    cancelPoster: input.changePosterToListener ? 1 : -1,
    ...answers,
  });
  await shareAnswers(id, answers, registrations, context);
  return written;
}

/**
 * A registration's request can only say "attending", so the answer "not attending" is a second call. If that call fails, the
 * registration stays, and the person's other registrations show the answer.
 */
export async function declineTour(made: Registration | Promise<Registration>, answer: number | null, context: Context) {
  const declined = tourCode('DECLINED');
  if (answer !== declined || tourIsOver(context.edition, context.clock)) return;
  try {
    await giveAnswers(await made, { tour: declined }, context);
  } catch {
    context.log.warn({ component: 'registrations' }, 'an added talk did not get the answer about the excursion');
  }
}
