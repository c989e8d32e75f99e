import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import {
  confirmedFormatOf,
  formatOf,
  isSchoolRegistration,
  sectionIds,
  titleOf,
} from '../shared/registrationFields.ts';
import { findSection } from '../shared/sections.ts';
import { sizeOf, tourOf } from './mapping.ts';
import { registrationMutations } from './mutations.ts';

const sectionsOf = (registration: Registration, { loaders, edition }: Context) =>
  loaders.sections(registration.meeting_id ?? edition.meetingId);

async function sectionOf(registration: Registration, id: number | null | undefined, context: Context) {
  return id ? findSection(await sectionsOf(registration, context), id) : null;
}

/** The whole record tells it where the list of the caller's registrations does not. */
async function createdAtOf({ id, created_at }: Registration, { loaders }: Context): Promise<string> {
  const createdAt = created_at ?? (await loaders.participation(id)).created_at;
  if (createdAt === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return createdAt;
}

export const registrationResolvers: Resolvers = {
  Viewer: {
    registrations: (_, __, { loaders, edition }) => loaders.registrations(edition.meetingId),
  },
  Registration: {
    id: ({ id }) => String(id),
    createdAt: (registration, _, context) => createdAtOf(registration, context),
    requestedFormat: ({ type }, _, { reportUnknown }) => formatOf(type, reportUnknown),
    confirmedFormat: (registration, _, { reportUnknown }) =>
      confirmedFormatOf(registration.confirm_type, reportUnknown),
    isConfirmed: (registration) => registration.is_confirm === 1,
    isSchool: (registration, _, { edition }) => isSchoolRegistration(registration, edition.school),
    title: (registration, _, { edition }) => titleOf(registration, edition.school),
    talkSchedule: (registration) => registration.org_comment || null,
    requestedSection: (parent, _, context) => sectionOf(parent, parent.section_choice_id, context),
    confirmedSection: (parent, _, context) => sectionOf(parent, parent.section_confirm_id, context),
    listeningSections: async (registration, _, context) => {
      const ids = sectionIds(registration.listen_sections);
      if (ids.length === 0) return [];
      const sections = await sectionsOf(registration, context);
      return ids.map((id) => findSection(sections, id));
    },
    tour: (registration, _, { reportUnknown }) => tourOf(registration.need_tour, reportUnknown),
    tshirtSize: (registration, _, { reportUnknown }) => sizeOf(registration.tshort_size, reportUnknown),
    gaveUpPoster: ({ cancel_poster }) => cancel_poster === 1,
  },
  Mutation: registrationMutations,
};
