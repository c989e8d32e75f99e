import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../graphql/generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { recordId } from '../../lib/ids.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import { changeRegistration } from '../../provider/calls/registrations.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { registrationsTexts } from '../../texts/registrations.ts';
import { rejectedIfOwn } from '../shared/ownRegistrations.ts';
import { isLate, lateMark, windowErrors, windowNow } from '../shared/windows.ts';
import { changedRegistration } from '../shared/writtenRegistration.ts';
import { listOwn, sharedAnswers } from './answers.ts';
import { createOnce } from './createOnce.ts';
import {
  confirmationInputErrors,
  forumOverErrors,
  registrationErrors,
  registrationFields,
  requestKeyErrors,
  talkInputErrors,
  toRegistrationRequest,
  tourErrors,
} from './input.ts';
import { tourCode } from './mapping.ts';
import { confirmParticipation, declineTour, setTour } from './personActions.ts';

async function make(request: Body<'RegistrationRequest'>, requestKey: string | null | undefined, context: Context) {
  const call = () => createOnce(request, requestKey ?? null, context);
  const { value, userErrors } = await toUserErrors(call, registrationFields);
  return { registration: value?.registration ?? null, userErrors };
}

const forumWindowErrors = (context: Context) =>
  windowErrors(windowNow('registrationWindow', context), context.clock, registrationsTexts.forumWindow);

type Action<Name> = Extract<Body<'RegistrationChange'>, { action: Name }>;

const tourFields = { confirmTour: ['decision'], tour: ['decision'] } satisfies FieldsOf<
  Action<'confirmTour'> & Omit<Action<'changeTour'>, 'action'>
>;

const confirmationFields = {
  listeningSections: ['listeningSectionIds'],
  tour: ['tour'],
  tshirtSize: ['tshirtSize'],
  cancelPoster: ['changePosterToListener'],
} satisfies FieldsOf<Action<'confirm'>>;

const changedMeanwhile = ({ isConfirmed }: Registration) =>
  userError('CONFLICT', registrationsTexts.changedMeanwhile[isConfirmed === 1 ? 'confirmed' : 'unconfirmed']);

export const registrationMutations: MutationResolvers = {
  registerForForum: async (_, { input }, context) => {
    const closed = forumWindowErrors(context);
    const late = input.wantsTour ? tourErrors(context.edition, context.clock, 'wantsTour') : [];
    const userErrors = closed.length > 0 ? closed : [...registrationErrors(input), ...late];
    if (userErrors.length > 0) return { registration: null, userErrors };
    const mark = await lateMark('registrationWindow', context);
    return make({ ...toRegistrationRequest(input, { oneMore: false }), ...mark }, input.requestKey, context);
  },

  addTalk: async (_, { input }, context) => {
    const closed = forumWindowErrors(context);
    const userErrors = closed.length > 0 ? closed : talkInputErrors(input);
    if (userErrors.length > 0) return { registration: null, userErrors };
    // An additional registration repeats the first one's answer about the excursion (1§4).
    const given = sharedAnswers(await listOwn(context), context.edition.school);
    const whole = { ...input, listeningSectionIds: [], wantsTour: given.tour === tourCode('ATTENDING') };
    const request = {
      ...toRegistrationRequest(whole, { oneMore: true }),
      ...(await lateMark('registrationWindow', context)),
    };
    const payload = await make(request, input.requestKey, context);
    // A late registration gets no answer about the excursion (CAB-06).
    if (payload.registration !== null && !isLate('registrationWindow', context)) {
      await declineTour(payload.registration, given.tour, context);
    }
    return payload;
  },

  registerForSchool: (_, { input }, context) => {
    const { school, schoolWindow } = context.edition;
    const closed = windowErrors(schoolWindow, context.clock, registrationsTexts.schoolWindow);
    const userErrors = closed.length > 0 ? closed : requestKeyErrors(input.requestKey);
    if (userErrors.length > 0) return { registration: null, userErrors };
    const request = {
      comment: school.comment,
      type: school.type,
      tour: false,
      requestedSectionId: school.sectionId,
      listeningSections: [school.sectionId],
    };
    return make(request, input.requestKey, context);
  },

  confirmParticipation: async (_, { input }, context) => {
    const over = forumOverErrors(context.edition, context.clock);
    const late = input.tour ? tourErrors(context.edition, context.clock, 'tour') : [];
    const mistakes = over.length > 0 ? over : [...confirmationInputErrors(input), ...late];
    if (mistakes.length > 0) return { registration: null, userErrors: mistakes };
    const id = input.registrationId;
    const call = async () =>
      rejectedIfOwn(recordId(id), context, () => confirmParticipation(recordId(id), input, context));
    const { value, userErrors } = await toUserErrors(call, confirmationFields, 'registrationId');
    if (value === null) return { registration: null, userErrors };
    if ('current' in value) {
      const { current } = value;
      return { registration: null, current, userErrors: [changedMeanwhile(current)] };
    }
    return { registration: changedRegistration(value, recordId(id), context), userErrors };
  },

  cancelRegistration: async (_, { input: { registrationId } }, context) => {
    const over = forumOverErrors(context.edition, context.clock);
    if (over.length > 0) return { cancelledId: null, userErrors: over };
    const call = async () => {
      const id = recordId(registrationId);
      const mark = await lateMark('registrationWindow', context);
      const request = { id, action: 'cancel' as const, isActive: false as const, ...mark };
      return rejectedIfOwn(id, context, () => changeRegistration(context.provider, request));
    };
    const { value, userErrors } = await toUserErrors(call, {}, 'registrationId');
    return { cancelledId: value === null ? null : toNodeId('Registration', registrationId), userErrors };
  },

  setTour: async (_, { input: { registrationId: id, decision } }, context) => {
    const late = tourErrors(context.edition, context.clock, 'decision');
    if (late.length > 0) return { registration: null, userErrors: late };
    const call = async () => rejectedIfOwn(recordId(id), context, () => setTour(recordId(id), decision, context));
    const { value, userErrors } = await toUserErrors(call, tourFields, 'registrationId');
    return { registration: value && changedRegistration(value, recordId(id), context), userErrors };
  },
};
