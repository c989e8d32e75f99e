import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import { permissions } from '../../../gateway/graphql/permissions.ts';

describe('permissions', () => {
  it('name a rule for every field of Query and Mutation', () => {
    const schema = createSchema();
    for (const [name, type] of Object.entries({ Query: schema.getQueryType(), Mutation: schema.getMutationType() })) {
      const rules = Object.keys(permissions[name as keyof typeof permissions]).sort();
      expect(rules).toEqual(Object.keys(type?.getFields() ?? {}).sort());
    }
  });

  it('leave visitors only the fields named here as public', () => {
    const guarded = [...Object.entries(permissions.Query), ...Object.entries(permissions.Mutation)];
    expect(guarded.filter(([, rule]) => rule !== 'public').map(([name]) => name)).toEqual([
      'people',
      'planBoardNumbers',
      'planBulkChange',
      'planBulkUndo',
      'previewDecision',
      'previewWithdrawal',
      'registration',
      'addTalk',
      'applyBulkChange',
      'cancelRegistration',
      'confirmFormat',
      'confirmParticipation',
      'createMailingList',
      'deleteParticipantView',
      'deleteRegistrationFile',
      'downloadCertificate',
      'downloadInvitation',
      'downloadPersonalData',
      'endAllSessions',
      'exportAbstracts',
      'exportAttendanceWorkbook',
      'exportBadges',
      'exportParticipants',
      'exportParticipantsWorkbook',
      'numberBoards',
      'registerForForum',
      'registerForSchool',
      'saveParticipantView',
      'setTour',
      'undoBulkRun',
      'updateProfile',
      'uploadPhoto',
      'uploadRegistrationFile',
      'withdrawDecision',
    ]);
  });
});
