import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { changeRegistration, listRegistrations } from '../../provider/calls/registrations.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { isSchoolRegistration, type SchoolMark, sectionIds } from '../../shared/registrationFields.ts';

type Change = Body<'RegistrationChange'>;
type Confirmation = Extract<Change, { action: 'confirm' }>;

/** A person's answers, in the provider's codes; an omitted one stays unchanged. */
export type Answers = Pick<Confirmation, 'tour' | 'tshirtSize'>;

/** The caller's registrations of the current edition. */
export const listOwn = ({ provider, edition }: Context) => listRegistrations(provider, edition.meetingId);

/** A value of a registration; reads the full record if the list leaves the value out. */
export const presentValue = async <Field extends 'tour' | 'tshirtSize' | 'listeningSections'>(
  registration: Registration,
  field: Field,
  { provider }: Context,
): Promise<Registration[Field]> => registration[field] ?? (await getParticipation(provider, registration.id))[field];

/**
 * The person's answers about excursion and T-shirt for a forum (ruling R17). A provider may keep them per registration
 * and let them differ: the oldest registration with an answer decides.
 */
export function sharedAnswers(registrations: Registration[], school: SchoolMark) {
  const forum = registrations.filter((registration) => !isSchoolRegistration(registration, school));
  return {
    tour: forum.find(({ tour }) => tour)?.tour ?? null,
    tshirtSize: forum.find(({ tshirtSize }) => tshirtSize)?.tshirtSize ?? null,
  };
}

/** The registrations; those of the forum get the person's answers. */
export function withSharedAnswers(registrations: Registration[], school: SchoolMark): Registration[] {
  const answers = sharedAnswers(registrations, school);
  return registrations.map((registration) =>
    isSchoolRegistration(registration, school) ? registration : { ...registration, ...answers },
  );
}

/** The provider has an action for the first answer about the excursion, and another one for later ones (TOU-02). */
export const tourChange = (id: number, present: number | null, answer: Schemas['TourDecision']): Change =>
  present ? { id, action: 'changeTour', tour: answer } : { id, action: 'confirmTour', confirmTour: answer };

/**
 * The change that gives a registration these answers; null if it has them. The provider takes a T-shirt size with a
 * confirmation only, so an unconfirmed registration gets it when the person confirms it.
 */
async function changeFor(other: Registration, answers: Answers, context: Context): Promise<Change | null> {
  const { tour, tshirtSize } = answers;
  const present = tour === undefined ? null : await presentValue(other, 'tour', context);
  const hasTour = tour === undefined || present === tour;
  const takesSize = tshirtSize !== undefined && other.isConfirmed === 1;
  if (takesSize && (await presentValue(other, 'tshirtSize', context)) !== tshirtSize) {
    return {
      id: other.id,
      action: 'confirm',
      isConfirmed: 1,
      listeningSections: sectionIds(await presentValue(other, 'listeningSections', context)),
      cancelPoster: -1,
      tshirtSize,
      ...(hasTour ? {} : { tour }),
    };
  }
  return hasTour ? null : tourChange(other.id, present, tour);
}

/** Writes these answers to one registration. */
export async function giveAnswers(other: Registration, answers: Answers, context: Context): Promise<void> {
  const change = await changeFor(other, answers, context);
  if (change !== null) await changeRegistration(context.provider, change);
}

/**
 * Writes these answers to the person's other registrations of the forum, after one has got them (ruling R17).
 *
 * @param before the person's registrations before the change; with one registration there is nothing to do
 */
export async function shareAnswers(id: number, answers: Answers, before: Registration[], context: Context) {
  const { school } = context.edition;
  const isOther = (registration: Registration) => registration.id !== id && !isSchoolRegistration(registration, school);
  if (Object.keys(answers).length === 0 || !before.some(isOther)) return;
  // A provider that stores one answer per person has updated the other registrations itself.
  const present = await listOwn(context);
  for (const other of present.filter(isOther)) await giveAnswers(other, answers, context);
}
