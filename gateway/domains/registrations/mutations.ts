import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type { ConfirmParticipationInput, TourDecision } from '../../generated/types.ts';
import type { Registration } from '../../graphql/models.ts';
import { type FieldMap, settle } from '../../graphql/userErrors.ts';
import { recordId } from '../../lib/ids.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import type { Schemas } from '../../provider/contract.ts';
import { getParticipation } from '../../provider/participants.ts';
import { changeRegistration, listRegistrations } from '../../provider/registrations.ts';
import type { FieldsOf } from '../../provider/requests.ts';
import { isSchoolRegistration, sectionIds } from '../shared/registrationFields.ts';
import { windowsMark, windowsOf } from '../shared/windows.ts';
import { changedRegistration } from '../shared/writtenRegistration.ts';
import { createOnce } from './createOnce.ts';
import {
  confirmationErrors,
  confirmationInputErrors,
  excursionErrors,
  registrationErrors,
  registrationFields,
  registrationWindowErrors,
  requestKeyErrors,
  talkInputErrors,
  toRegistrationRequest,
} from './input.ts';
import { sizeCode, tourCode } from './mapping.ts';

async function make(request: Schemas['RegistrationRequest'], requestKey: string | null | undefined, context: Context) {
  const call = () => createOnce(request, requestKey ?? null, context);
  const { value, userErrors } = await settle(call, registrationFields);
  return { registration: value?.registration ?? null, userErrors };
}

type Change = Schemas['RegistrationChange'];

/** Sends one action on the registration with this id. */
const send = (
  registrationId: string,
  toRequest: (id: number) => Change | Promise<Change>,
  { provider }: Context,
  fields: FieldMap = {},
) =>
  settle(async () => changeRegistration(provider, await toRequest(recordId(registrationId))), fields, 'registrationId');

async function change(
  registrationId: string,
  toRequest: (id: number) => Promise<Change>,
  context: Context,
  fields: FieldMap,
) {
  const { value, userErrors } = await send(registrationId, toRequest, context, fields);
  const registration = value === null ? null : changedRegistration(value, recordId(registrationId), context);
  return { registration, userErrors };
}

type Action<Name> = Extract<Schemas['RegistrationChange'], { action: Name }>;

const tourFields = { confirm_tour: ['decision'], need_tour: ['decision'] } satisfies FieldsOf<
  Action<'confirm_tour'> & Omit<Action<'change_tour'>, 'action'>
>;

const confirmationFields = {
  selected_listen_sections: ['listeningSectionIds'],
  need_tour: ['tour'],
  tshort_size: ['tshirtSize'],
  cancel_poster: ['changePosterToListener'],
} satisfies FieldsOf<Action<'confirm_reg'>>;

/**
 * A value of the caller's registration; read from the whole record where the list leaves it out.
 * @throws GatewayError NOT_FOUND for anybody else's registration
 */
async function presentValue<Field extends 'need_tour' | 'listen_sections'>(
  id: number,
  field: Field,
  { provider, edition }: Context,
): Promise<Registration[Field]> {
  const own = (await listRegistrations(provider, edition.meetingId)).find((registration) => registration.id === id);
  if (own === undefined) throw new GatewayError('NOT_FOUND');
  return own[field] ?? (await getParticipation(provider, id))[field];
}

/** The provider has an action for the first answer about the excursion, and another one for later ones (TOU-02). */
async function tourRequest(id: number, decision: TourDecision, context: Context): Promise<Change> {
  const answer = await presentValue(id, 'need_tour', context);
  const code = tourCode(decision);
  return answer ? { id, action: 'change_tour', need_tour: code } : { id, action: 'confirm_tour', confirm_tour: code };
}

/** The provider takes the whole list of sections, so omitted ones are read; it keeps an omitted answer and size. */
async function confirmationRequest(id: number, input: ConfirmParticipationInput, context: Context): Promise<Change> {
  const { listeningSectionIds: ids, tour, tshirtSize } = input;
  const sections =
    ids === undefined ? sectionIds(await presentValue(id, 'listen_sections', context)) : (ids ?? []).map(Number);
  return {
    id,
    action: 'confirm_reg',
    is_confirm: 1,
    selected_listen_sections: sections,
    cancel_poster: input.changePosterToListener ? 1 : -1,
    ...(tour ? { need_tour: tourCode(tour) } : {}),
    ...(tshirtSize ? { tshort_size: sizeCode(tshirtSize) } : {}),
  };
}

export const registrationMutations: MutationResolvers = {
  registerForForum: (_, { input }, context) => {
    const { registrationWindow } = windowsOf(context.edition, input.windows);
    const closed = registrationWindowErrors(registrationWindow, context.clock);
    const late = input.wantsTour ? excursionErrors(context.edition, context.clock, 'wantsTour') : [];
    const userErrors = closed.length > 0 ? closed : [...registrationErrors(input), ...late];
    if (userErrors.length > 0) return { registration: null, userErrors };
    return make(toRegistrationRequest(input, { oneMore: false }), input.requestKey, context);
  },

  addTalk: async (_, { input }, context) => {
    const { registrationWindow } = windowsOf(context.edition, input.windows);
    const closed = registrationWindowErrors(registrationWindow, context.clock);
    const userErrors = closed.length > 0 ? closed : talkInputErrors(input);
    if (userErrors.length > 0) return { registration: null, userErrors };
    // An additional registration repeats the first one's answer about the excursion (1§4).
    const registrations = await listRegistrations(context.provider, context.edition.meetingId);
    const first = registrations.find((one) => !isSchoolRegistration(one, context.edition.school));
    const whole = { ...input, listeningSectionIds: [], wantsTour: first?.need_tour === 2 };
    return make(toRegistrationRequest(whole, { oneMore: true }), input.requestKey, context);
  },

  registerForSchool: (_, { input }, context) => {
    const { school, schoolWindow } = context.edition;
    const closed = registrationWindowErrors(schoolWindow, context.clock);
    const userErrors = closed.length > 0 ? closed : requestKeyErrors(input.requestKey);
    if (userErrors.length > 0) return { registration: null, userErrors };
    const request = {
      comment: school.comment,
      type: school.type,
      need_tour: false,
      section_choice: school.sectionId,
      one_more: false,
      selected_listen_sections: [school.sectionId],
    };
    return make(request, input.requestKey, context);
  },

  confirmParticipation: (_, { input }, context) => {
    const over = confirmationErrors(context.edition, context.clock);
    const late = input.tour ? excursionErrors(context.edition, context.clock, 'tour') : [];
    const userErrors = over.length > 0 ? over : [...confirmationInputErrors(input), ...late];
    if (userErrors.length > 0) return { registration: null, userErrors };
    const toRequest = (id: number) => confirmationRequest(id, input, context);
    return change(input.registrationId, toRequest, context, confirmationFields);
  },

  cancelRegistration: async (_, { input: { registrationId, windows } }, context) => {
    const toRequest = (id: number) => ({
      id,
      action: 'cancel_reg' as const,
      is_active: false as const,
      ...windowsMark(windows),
    });
    const { value, userErrors } = await send(registrationId, toRequest, context);
    return { cancelledId: value === null ? null : toNodeId('Registration', registrationId), userErrors };
  },

  setTour: (_, { input: { registrationId, decision } }, context) => {
    const userErrors = excursionErrors(context.edition, context.clock, 'decision');
    if (userErrors.length > 0) return { registration: null, userErrors };
    return change(registrationId, (id) => tourRequest(id, decision, context), context, tourFields);
  },
};
