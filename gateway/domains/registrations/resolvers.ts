import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import { dayOf } from '../../lib/dates.ts';
import { recordId } from '../../lib/ids.ts';
import { organizationOf } from '../shared/organizations.ts';
import {
  confirmedFormatOf,
  formatOf,
  isSchoolRegistration,
  sectionIds,
  sizeOf,
  titleOf,
  tourOf,
} from '../shared/registrationFields.ts';
import { findSection, readSections } from '../shared/sections.ts';
import { ofWhole, wholeRegistration } from '../shared/wholeRegistration.ts';
import { withSharedAnswers } from './answers.ts';
import { registrationMutations } from './mutations.ts';
import { programmeSlugOf } from './programmeSlug.ts';

const sectionsOf = (registration: Registration, context: Context) =>
  readSections(context, registration.meeting_id ?? context.edition.meetingId);

async function sectionOf(registration: Registration, id: number | null | undefined, context: Context) {
  return id ? findSection(await sectionsOf(registration, context), id) : null;
}

/** The caller's own registrations of an edition, with one answer per person (ruling R17). */
async function ownRegistrations(year: number | null | undefined, { loaders, edition, editions }: Context) {
  const selected = year == null ? edition : editions.byYear(year);
  if (selected === null) throw new GatewayError('NOT_FOUND');
  return withSharedAnswers(await loaders.registrations(selected.meetingId), selected.school);
}

/** Registrations (API-09, API-13) and what their owner does with them. */
export const registrationResolvers: Resolvers = {
  Query: {
    registration: (_, { id }, { loaders }) => loaders.participation(recordId(id)),
  },
  Viewer: {
    registrations: (_, { year }, context) => ownRegistrations(year, context),
  },
  Registration: {
    id: ({ id }) => String(id),
    fullName: ofWhole((record) => record.user_descr),
    organization: ofWhole((record, { edition }) => organizationOf(record, edition.otherOrganizationId)),
    phone: ofWhole((record) => record.phone_number || null),
    email: ofWhole((record) => record.email || null),
    birthDate: ofWhole((record) => (record.birth_date ? dayOf(record.birth_date) : null)),
    createdAt: async (registration, _, context) =>
      registration.created_at ?? (await wholeRegistration(registration, context)).created_at,
    talkDay: ofWhole((record) => record.speak_day || null),
    talkTrack: ofWhole((record) => record.speak_track || null),
    talkSlot: ofWhole((record) => record.speak_slot || null),
    attendanceDays: ({ days }) => days,
    requestedFormat: ({ type }, _, { reportUnknown }) => formatOf(type, reportUnknown),
    confirmedFormat: (registration, _, { reportUnknown }) =>
      confirmedFormatOf(registration.confirm_type, reportUnknown),
    isConfirmed: (registration) => registration.is_confirm === 1,
    isCancelled: (registration) => 'is_active' in registration && registration.is_active === false,
    isSchool: (registration, _, { edition }) => isSchoolRegistration(registration, edition.school),
    title: (registration, _, { edition }) => titleOf(registration, edition.school),
    talkSchedule: (registration) => registration.org_comment || null,
    programmeSlug(registration, _, context) {
      const { edition, editions } = context;
      const own = editions.all.find(({ meetingId }) => meetingId === registration.meeting_id) ?? edition;
      return programmeSlugOf(
        registration,
        own,
        async () => (await wholeRegistration(registration, context)).user_descr,
      );
    },
    unreadableFields: ({ unreadable }) => unreadable ?? null,
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
