import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import { recordId } from '../../lib/ids.ts';
import { organizationOf } from '../../shared/organizations.ts';
import {
  confirmedFormatOf,
  formatOf,
  isSchoolRegistration,
  sectionIds,
  sizeOf,
  titleOf,
  tourOf,
} from '../../shared/registrationFields.ts';
import { findSection } from '../../shared/sections.ts';
import { editionOf, editionOfMeeting } from '../shared/editionOf.ts';
import { withSections } from '../shared/readSections.ts';
import { fromFullRecord, wholeRegistration } from '../shared/wholeRegistration.ts';
import { withSharedAnswers } from './answers.ts';
import { registrationMutations } from './mutations.ts';
import { findPosterSession, findTalk } from './programmePlace.ts';

const meetingOf = ({ meetingId }: Registration, { edition }: Context) => meetingId ?? edition.meetingId;

const sectionOf = (registration: Registration, id: number | null | undefined, context: Context) =>
  id ? withSections(context, meetingOf(registration, context), (sections) => findSection(sections, id)) : null;

const isOfSchool = (registration: Registration, context: Context) =>
  isSchoolRegistration(registration, editionOfMeeting(context, registration.meetingId).school);

/** The caller's own registrations of an edition, with one answer per person (ruling R17). */
async function ownRegistrations(editionId: string | null | undefined, context: Context) {
  const { loaders, edition } = context;
  const selected = editionId == null ? edition : editionOf(context, editionId);
  return withSharedAnswers(await loaders.registrations(selected.meetingId), selected.school);
}

/** A list of the caller's own registrations may lack the time. */
const readCreatedAt = fromFullRecord(({ createdAt }) => createdAt);

/** Registrations (API-09, API-13) and what their owner does with them. */
export const registrationResolvers: Resolvers = {
  Query: {
    registration: (_, { id }, { loaders }) => loaders.participation(recordId(id)),
  },
  Viewer: {
    registrations: (_, { editionId }, context) => ownRegistrations(editionId, context),
  },
  Registration: {
    id: ({ id }) => String(id),
    organization: fromFullRecord((record, context) =>
      organizationOf(record, editionOfMeeting(context, record.meetingId).otherOrganizationId),
    ),
    createdAt: (registration, args, context) => registration.createdAt ?? readCreatedAt(registration, args, context),
    attendanceDays: ({ days }) => days,
    requestedFormat: ({ type }, _, { reportUnknown }) => formatOf(type, reportUnknown),
    confirmedFormat: (registration, _, { reportUnknown }) =>
      confirmedFormatOf(registration.confirmedType, reportUnknown),
    isConfirmed: (registration) => registration.isConfirmed === 1,
    isCancelled: (registration) => 'isActive' in registration,
    isSchool: (registration, _, context) => isOfSchool(registration, context),
    title: (registration, _, context) =>
      titleOf(registration, editionOfMeeting(context, registration.meetingId).school),
    edition: ({ meetingId }, _, context) => editionOfMeeting(context, meetingId),
    talk: (registration, _, context) =>
      findTalk(
        registration,
        editionOfMeeting(context, registration.meetingId),
        async () => (await wholeRegistration(registration, context)).fullName,
      ),
    posterSession: (registration, _, context) =>
      findPosterSession(registration, editionOfMeeting(context, registration.meetingId)),
    unreadableFields: ({ unreadable }) => unreadable ?? null,
    requestedSection: (parent, _, context) => sectionOf(parent, parent.requestedSectionId, context),
    confirmedSection: (parent, _, context) => sectionOf(parent, parent.confirmedSectionId, context),
    listeningSections: (registration, _, context) => {
      const ids = sectionIds(registration.listeningSections);
      if (ids.length === 0) return [];
      return withSections(context, meetingOf(registration, context), (sections) =>
        ids.map((id) => findSection(sections, id)),
      );
    },
    // The school asks for neither (REG-13), but each registration sends a value.
    tour: (registration, _, context) =>
      isOfSchool(registration, context) ? null : tourOf(registration.tour, context.reportUnknown),
    tshirtSize: (registration, _, context) =>
      isOfSchool(registration, context) ? null : sizeOf(registration.tshirtSize, context.reportUnknown),
    hasGivenUpPoster: ({ cancelPoster }) => cancelPoster === 1,
  },
  Mutation: registrationMutations,
};
