import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type { TourInput } from '../../generated/types.ts';
import { type FieldMap, settle, unknownRecord } from '../../graphql/userErrors.ts';
import { collect, validIds } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import type { Schemas } from '../../provider/contract.ts';
import { changeRegistration, listRegistrations } from '../../provider/registrations.ts';
import type { FieldsOf } from '../../provider/requests.ts';
import { isSchoolRegistration } from '../shared/registrationFields.ts';
import { cabinetWindows, variantMark } from '../shared/windows.ts';
import { changedRegistration } from '../shared/writtenRegistration.ts';
import { createOnce } from './createOnce.ts';
import {
  confirmationErrors,
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

const send = (request: Schemas['RegistrationChange'], { provider }: Context, fields: FieldMap = {}) =>
  settle(() => changeRegistration(provider, request), fields, 'registrationId');

async function change(request: Schemas['RegistrationChange'], context: Context, fields: FieldMap = {}) {
  const { value, userErrors } = await send(request, context, fields);
  return { registration: value === null ? null : changedRegistration(value, request.id, context), userErrors };
}

const unknownRegistration = { registration: null, userErrors: [unknownRecord('registrationId')] };

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

const answerTour =
  (toRequest: (id: number, code: Schemas['TourDecision']) => Schemas['RegistrationChange']) =>
  (_: unknown, { input }: { input: TourInput }, context: Context) => {
    const id = parseId(input.registrationId);
    if (id === null) return unknownRegistration;
    const userErrors = excursionErrors(context.edition, context.clock, 'decision');
    if (userErrors.length > 0) return { registration: null, userErrors };
    return change(toRequest(id, tourCode(input.decision)), context, tourFields);
  };

export const registrationMutations: MutationResolvers = {
  registerForForum: (_, { input }, context) => {
    const { registrationWindow } = cabinetWindows(context.edition, input.cabinet);
    const closed = registrationWindowErrors(registrationWindow, context.clock);
    const late = input.wantsTour ? excursionErrors(context.edition, context.clock, 'wantsTour') : [];
    const userErrors = closed.length > 0 ? closed : [...registrationErrors(input), ...late];
    if (userErrors.length > 0) return { registration: null, userErrors };
    return make(toRegistrationRequest(input, { oneMore: false }), input.requestKey, context);
  },

  addTalk: async (_, { input }, context) => {
    const { registrationWindow } = cabinetWindows(context.edition, input.cabinet);
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
    const id = parseId(input.registrationId);
    if (id === null) return unknownRegistration;
    const over = confirmationErrors(context.edition, context.clock);
    const late = input.tour == null ? [] : excursionErrors(context.edition, context.clock, 'tour');
    const userErrors =
      over.length > 0 ? over : [...collect(validIds(input.listeningSectionIds ?? [], 'listeningSectionIds')), ...late];
    if (userErrors.length > 0) return { registration: null, userErrors };
    const request = {
      id,
      action: 'confirm_reg' as const,
      is_confirm: 1 as const,
      selected_listen_sections: (input.listeningSectionIds ?? []).map(Number),
      cancel_poster: input.changePosterToListener ? (1 as const) : (-1 as const),
      ...(input.tour ? { need_tour: tourCode(input.tour) } : {}),
      ...(input.tshirtSize ? { tshort_size: sizeCode(input.tshirtSize) } : {}),
    };
    return change(request, context, confirmationFields);
  },

  cancelRegistration: async (_, { input }, context) => {
    const id = parseId(input.registrationId);
    if (id === null) return { cancelledId: null, userErrors: unknownRegistration.userErrors };
    const request = { id, action: 'cancel_reg' as const, is_active: false as const, ...variantMark(input.cabinet) };
    const { value, userErrors } = await send(request, context);
    return { cancelledId: value === null ? null : String(id), userErrors };
  },

  confirmTour: answerTour((id, code) => ({ id, action: 'confirm_tour', confirm_tour: code })),
  setTour: answerTour((id, code) => ({ id, action: 'change_tour', need_tour: code })),
};
