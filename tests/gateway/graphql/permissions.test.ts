import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { applyPermissions } from '../../../gateway/graphql/permissions.ts';
import { readPermissions } from '../../testkit/permissions.ts';

describe('permissions', () => {
  it('need @access on every field of Query and Mutation', () => {
    const access = 'enum AccessRole { EVERYONE } directive @access(role: AccessRole!) on FIELD_DEFINITION';
    const schema = buildSchema(`${access} type Query { one: Int @access(role: EVERYONE) two: Int }`);
    expect(() => applyPermissions(schema)).toThrow('Query.two has no @access');
  });

  it('leave visitors only the fields named here as public', () => {
    const { Query = {}, Mutation = {} } = readPermissions();
    const guarded = [...Object.entries(Query), ...Object.entries(Mutation)];
    const names = guarded.filter(([, role]) => role !== 'EVERYONE').map(([name]) => name);
    expect(names.sort()).toEqual([
      'addTalk',
      'cancelRegistration',
      'changePassword',
      'confirmFormat',
      'confirmParticipation',
      'createAttendanceWorkbookDownload',
      'createCertificateDownload',
      'createInvitationDownload',
      'createMailingList',
      'createParticipantsWorkbookDownload',
      'createPersonalDataDownload',
      'deletePhoto',
      'deleteRegistrationFile',
      'endAllSessions',
      'endOtherSessions',
      'people',
      'previewDecision',
      'registerForForum',
      'registerForSchool',
      'registration',
      'requestEmailChange',
      'setTour',
      'updateProfile',
      'uploadPhoto',
      'uploadRegistrationFile',
    ]);
  });
});
