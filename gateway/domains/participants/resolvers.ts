import type { Context } from '../../context.ts';
import { badArgument } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Participation } from '../../graphql/models.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { dayOf } from '../../lib/dates.ts';
import { recordId } from '../../lib/ids.ts';
import { listPersonAttendance } from '../../provider/attendance.ts';
import { attendanceRows } from '../shared/attendanceRows.ts';
import { organizationNameOf } from '../shared/registrationFields.ts';
import { findSection } from '../shared/sections.ts';
import { planBulkChange } from './bulk.ts';
import { applyBulkChange } from './bulkApply.ts';
import { confirmFormat } from './change.ts';
import { dictionaryOf, historyOf, historyResolvers } from './history.ts';
import { formatInForce, sectionInForce, statusOf } from './list/rows.ts';
import { listResolvers } from './list.ts';
import { versionOf, writesLetter } from './mapping.ts';
import { toFieldChange } from './values.ts';

const maxRows = 500;

async function sectionOf(record: Participation, { loaders, edition }: Context) {
  const id = sectionInForce(record);
  return id === null ? null : findSection(await loaders.sections(record.meeting_id ?? edition.meetingId), id);
}

/** Participation records (API-09), lists of them (API-11) and their change by moderators (API-10). */
export const participantResolvers: Resolvers = {
  ...listResolvers,
  ...historyResolvers,
  Query: {
    ...listResolvers.Query,
    participation: (_, { id }, { loaders }) => loaders.participation(recordId(id)),
    planBulkChange: (_, { input }, context) => planBulkChange(input, context),
  },
  Participation: {
    id: ({ id }) => String(id),
    fullName: (record) => record.user_descr,
    organizationName: (record, _, { edition }) => organizationNameOf(record, edition.otherOrganizationId),
    phone: (record) => record.phone_number || null,
    email: (record) => record.email || null,
    birthDate: (record) => (record.birth_date ? dayOf(record.birth_date) : null),
    talkDay: (record) => record.speak_day || null,
    talkTrack: (record) => record.speak_track || null,
    talkSlot: (record) => record.speak_slot || null,
    format: (record, _, { reportUnknown }) => formatInForce(record, reportUnknown),
    section: (record, _, context) => sectionOf(record, context),
    status: statusOf,
    version: versionOf,
    registration: (record) => record,
    attendance: async ({ id, meeting_id }, _, context) => {
      await moderatorsOnly(context);
      const found = await listPersonAttendance(context.provider, id);
      return attendanceRows('attendance', found, meeting_id ?? context.edition.meetingId);
    },
    history: (record, _, context) => historyOf(record, context),
  },
  BulkPlan: {
    totalCount: ({ rows }) => rows.length,
    changeCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'CHANGED').length,
    sameCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'UNCHANGED').length,
    skipCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'SKIPPED').length,
    letterCount: ({ rows }) => rows.filter(({ changes }) => writesLetter(changes)).length,
    items: ({ rows }) =>
      rows.flatMap(({ id, version, outcome }) => (outcome === 'CHANGED' && version !== null ? [{ id, version }] : [])),
    rows: async ({ rows, meetingId }, { outcomes, offset, first }, context) => {
      if (first < 1 || first > maxRows) throw badArgument('first', `first is 1 to ${maxRows}`);
      if (offset < 0) throw badArgument('offset', 'offset is at least 0');
      const selected = outcomes ? rows.filter(({ outcome }) => outcomes.includes(outcome)) : rows;
      const dictionary = await dictionaryOf(context, meetingId);
      return selected.slice(offset, offset + first).map(({ version: _, changes, ...row }) => ({
        ...row,
        changes: changes.map((change) => toFieldChange(change, dictionary)),
      }));
    },
  },
  Mutation: {
    confirmFormat: (_, { input }, context) => confirmFormat(input, context),
    applyBulkChange: (_, { input }, context) => applyBulkChange(input, context),
  },
};
