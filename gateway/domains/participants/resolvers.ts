import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { sliceOf } from '../../lib/connection.ts';
import { formatInForce, sectionInForce, statusOf, thesisStateOf } from '../../lists/rows.ts';
import { versionOf } from '../../shared/recordVersion.ts';
import { findSection } from '../../shared/sections.ts';
import { attendanceRows } from '../shared/attendanceRows.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { linkedRegistration } from '../shared/linkedRegistration.ts';
import { withSections } from '../shared/readSections.ts';
import { fromFullRecord } from '../shared/wholeRegistration.ts';
import { numberBoards, planBoardNumbers } from './boards.ts';
import { planBulkChange } from './bulk.ts';
import { applyBulkChange } from './bulkApply.ts';
import { confirmFormat as confirmVersion } from './change.ts';
import { clashesOf, planClashes } from './clashes.ts';
import { confirmFormat } from './confirmFormat.ts';
import { dictionaryOf, historyOf, historyResolvers } from './history.ts';
import { givenUpLettersOf, lettersOf } from './letterLog.ts';
import { letterCount, letterPeopleCount, planLetters } from './letters.ts';
import { listResolvers } from './list.ts';
import { previewDecision } from './preview.ts';
import { publicListResolvers } from './publicList.ts';
import { registrationListResolvers } from './registrationList.ts';
import { doublesOf, otherRegistrationsOf } from './related.ts';
import { bulkRunResolvers, planBulkUndo, undoBulkRun } from './undo.ts';
import { toFieldChange } from './values.ts';
import { viewResolvers } from './views.ts';
import { previewWithdrawal, withdrawDecision } from './withdraw.ts';

function sectionOf(record: Registration, context: Context) {
  const id = sectionInForce(record, editionOfMeeting(context, record.meetingId).school);
  if (id === null) return null;
  const meetingId = record.meetingId ?? context.edition.meetingId;
  return withSections(context, meetingId, (sections) => findSection(sections, id));
}

/** Lists of participants (API-11), what moderators see of a registration, and its change by them (API-10). */
export const participantResolvers: Resolvers = {
  ...listResolvers,
  ...historyResolvers,
  ...bulkRunResolvers,
  Edition: {
    ...listResolvers.Edition,
    ...bulkRunResolvers.Edition,
    ...registrationListResolvers.Edition,
    ...publicListResolvers.Edition,
    givenUpLetters: (edition, _, context) => givenUpLettersOf(edition, context),
  },
  RegistrationList: registrationListResolvers.RegistrationList,
  EditionPage: { ...viewResolvers.EditionPage },
  Query: {
    planBoardNumbers: (_, { input }, context) => planBoardNumbers(input, context),
    planBulkUndo: (_, { input }, context) => planBulkUndo(input, context),
    previewDecision: (_, { input }, context) => previewDecision(input, context),
    previewWithdrawal: (_, { registrationId }, context) => previewWithdrawal(registrationId, context),
    planBulkChange: (_, { input }, context) => planBulkChange(input, context),
  },
  Registration: {
    // The provider's number counts the changes of all records, and only moderators send it back.
    version: fromFullRecord(async (record, { isModerator }) =>
      versionOf((await isModerator()) ? record : { ...record, version: null }),
    ),
    effectiveFormat: (record, _, { reportUnknown }) => formatInForce(record, reportUnknown),
    effectiveSection: (record, _, context) => sectionOf(record, context),
    status: statusOf,
    thesisState: (record, _, context) =>
      thesisStateOf(record, editionOfMeeting(context, record.meetingId).school, context.reportUnknown),
    attendance: async ({ id, meetingId }, _, context) => {
      await moderatorsOnly(context);
      const found = await context.loaders.attendance(id);
      return attendanceRows('attendance', found, meetingId ?? context.edition.meetingId);
    },
    placeClashes: (record, _, context) => clashesOf(record, context),
    otherRegistrations: (record, _, context) => otherRegistrationsOf(record, context),
    possibleDoubles: (record, _, context) => doublesOf(record, context),
    history: historyOf,
    letters: (record, _, context) => lettersOf(record, context),
  },
  // Types that name a record by its id.
  Letter: { registration: linkedRegistration },
  GivenUpLetter: { registration: linkedRegistration },
  PlaceClash: { registration: linkedRegistration },
  BulkItem: { registration: linkedRegistration },
  BulkPlanRow: { registration: linkedRegistration },
  BulkResult: { registration: linkedRegistration },
  BulkRunRecord: { registration: linkedRegistration },
  BulkPlan: {
    totalCount: ({ rows }) => rows.length,
    changeCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'CHANGED').length,
    sameCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'UNCHANGED').length,
    skipCount: ({ rows }) => rows.filter(({ outcome }) => outcome === 'SKIPPED').length,
    letterCount,
    letterPeopleCount,
    letters: planLetters,
    clashCount: async (plan, _, context) => (await planClashes(plan, context)).size,
    noTitleCount: ({ rows }) => rows.filter(({ change }) => change?.lacksTitle).length,
    items: ({ rows }) =>
      rows.flatMap(({ id, fullName, version, change }) =>
        change !== null && version !== null
          ? [
              {
                id,
                fullName,
                version,
                board: change.board,
                letterTo: change.writesLetter ? change.email : null,
                talkSchedule: change.talkSchedule,
                talkDay: change.talkDay,
              },
            ]
          : [],
      ),
    rows: async (plan, { outcomes, ...page }, context) => {
      const { rows, edition } = plan;
      const selected = sliceOf(outcomes ? rows.filter(({ outcome }) => outcomes.includes(outcome)) : rows, page);
      const dictionary = await dictionaryOf(context, edition.meetingId);
      const clashes = await planClashes(plan, context);
      return selected.map(({ id, fullName, outcome, reason, changes, change: planned }) => ({
        fullName,
        outcome,
        reason,
        placeClashes: clashes.get(id) ?? [],
        isTitleMissing: planned?.lacksTitle ?? false,
        id,
        changes: changes.map((change) => toFieldChange(change, dictionary)),
      }));
    },
  },
  Mutation: {
    ...viewResolvers.Mutation,
    confirmFormat: (_, { input }, context) =>
      input.seen ? confirmFormat(input, input.seen, context) : confirmVersion(input, context),
    withdrawDecision: (_, { input }, context) => withdrawDecision(input, context),
    applyBulkChange: (_, { input }, context) => applyBulkChange(input, context),
    numberBoards: (_, { input }, context) => numberBoards(input, context),
    undoBulkRun: (_, { input }, context) => undoBulkRun(input, context),
  },
};
