import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mostFileBytes } from '../../schema/limits.ts';
import { operationIds } from '../testkit/contract.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { formOf, registration, sampleFiles, school, talk } from '../testkit/samples.ts';
import { documentedCalls } from './documentedCalls.ts';

const provider = await sampleProvider();
const participant = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
const { succeeded, refused, keeps, get, post, linkOf } = documentedCalls(provider);

describe('the reference provider keeps the contract', () => {
  it('API-01 API-02 API-03 API-04 API-05 API-06 API-07 accounts', async () => {
    const email = 'contract@example.org';
    await post(201, callPaths.register, registration(email));
    await post(400, callPaths.register, registration(email));
    await post(400, callPaths.register, registration('x', { password: '1' }, { organization: 'x' }));
    const verification = await linkOf('Подтвердите');
    await post(200, callPaths.verifyRegistration, verification);
    await post(400, callPaths.verifyRegistration, verification);
    await post(200, callPaths.sendResetPasswordLink, { email, login: email, lang: 'ru', site_type: 'forum' });
    const unknown = { email: 'no@example.org', login: 'no@example.org', lang: 'ru', site_type: 'forum' };
    await post(404, callPaths.sendResetPasswordLink, unknown);
    const reset = { ...(await linkOf('Восстановление')), password: 'Novyj2025' };
    await post(400, callPaths.resetPassword, { ...reset, password: 'weak' });
    await post(200, callPaths.resetPassword, reset);
    await post(200, callPaths.login, { login: email, password: 'Novyj2025' });
    await post(400, callPaths.login, { login: email, password: 'wrong' });
    await post(200, callPaths.resendVerification, { email });
    await post(400, callPaths.resendVerification, { email: 'no' });
    const { token = '' } = (
      await provider.call<{ token: string }>('POST', callPaths.login, { body: { login: email, password: 'Novyj2025' } })
    ).body;
    await post(200, callPaths.changePassword, { old_password: 'Novyj2025', password: 'Primer2026' }, token);
    await post(400, callPaths.changePassword, { old_password: 'Wrong2025', password: 'Primer2026' }, token);
    await post(200, callPaths.requestEmailChange, { email: 'drugoj@example.org', password: 'Primer2026' }, token);
    await post(400, callPaths.requestEmailChange, { email: 'drugoj@example.org', password: 'Wrong2025' }, token);
    const change = await linkOf('Подтвердите новый');
    await post(200, callPaths.verifyEmailChange, change);
    await post(400, callPaths.verifyEmailChange, change);
    await keeps(200, 'DELETE', callPaths.deletePhoto, { token });
    await keeps(401, 'DELETE', callPaths.deletePhoto);
    const ended = await provider.login('sister@example.org');
    await post(200, callPaths.endSessions, { all: false }, ended);
    await post(401, callPaths.endSessions, { all: true }, ended);
    await get(200, callPaths.getAccount, participant);
    await get(200, `${callPaths.getAccount}?id=1`, participant);
    await get(401, callPaths.getAccount);
    await get(403, `${callPaths.getAccount}?id=2`, participant);
    await get(404, `${callPaths.getAccount}?id=99999`, moderator);
  });

  it('API-19 API-28 profile', async () => {
    const dates = { birth_date: '1990-05-17T15:00:00Z', school_status: 2 };
    const change = { id: 1, first_name: 'Пример', last_name: 'Примеров', ...dates };
    const url = callPaths.changeIndividual;
    await keeps(200, 'PATCH', url, { token: participant, body: change });
    await keeps(400, 'PATCH', url, { token: participant, body: { ...change, organization: 0 } });
    const newcomer = await provider.login('sister-new@example.org');
    await post(200, url, { first_name: 'Новая', last_name: 'Сестринская' }, newcomer);
    await post(403, url, { ...change, id: 2 }, participant);
    const photo = (bytes: Buffer) => ({
      token: participant,
      form: formOf('img', bytes, 'a.png', { id: '1', name: 'a.png' }),
    });
    await keeps(200, 'POST', callPaths.uploadPhoto, photo(sampleFiles.png));
    await keeps(400, 'POST', callPaths.uploadPhoto, photo(sampleFiles.exe));
  });

  it('API-22 API-23 API-24 API-25 references', async () => {
    const { listAcademicDegrees, listPositions, listSchoolStatuses, listOrganizations } = callPaths;
    for (const path of [listAcademicDegrees, listPositions, listSchoolStatuses, listOrganizations])
      await get(200, path);
    await get(200, callPaths.listExtensions);
    await get(200, callPaths.listMeetings);
  });

  it('API-08 API-10 API-13 API-14 API-15 API-16 API-17 API-18 API-26 API-27 API-32 registrations, files, documents', async () => {
    const { body: made } = await post(200, callPaths.makeRegistration, talk(), participant);
    const { id } = made.data;
    await post(200, callPaths.makeRegistration, talk(), participant);
    const closed = talk({ section_choice: 40, selected_listen_sections: [26] });
    await post(400, callPaths.makeRegistration, closed, participant);
    await post(400, callPaths.makeRegistration, talk({ selected_listen_sections: [26, 40] }), participant);
    await post(200, callPaths.makeRegistration, school, participant);
    await get(200, `${callPaths.listSections}?id=3`, participant);
    await get(400, `${callPaths.listSections}?id=x`, participant);
    await get(200, `${callPaths.listRegistrations}?meeting_id=3`, participant);
    await get(401, `${callPaths.listRegistrations}?meeting_id=3`);

    const upload = (type: string, bytes: Buffer) => ({
      token: participant,
      form: formOf('file', bytes, 'a.pdf', { type }),
    });
    const { body: file } = await keeps(201, 'POST', callPaths.uploadFile, upload('3', sampleFiles.pdf));
    await keeps(400, 'POST', callPaths.uploadFile, upload('3', sampleFiles.exe));
    await keeps(413, 'POST', callPaths.uploadFile, upload('3', Buffer.alloc(mostFileBytes + 100_000)));
    const slot = { id, file_id: file.data.id, file_type: 3 };
    const { body: filled } = await post(200, callPaths.addRegistrationFile, slot, participant);
    await post(200, callPaths.addRegistrationFile, slot, participant);
    await post(404, callPaths.addRegistrationFile, { ...slot, file_id: 99_999 }, participant);
    await get(200, filled.data.file_pdf ?? '', participant);
    await get(401, filled.data.file_pdf ?? '');
    await get(404, '/media/files/none.pdf', participant);
    await keeps(400, 'DELETE', `${callPaths.deleteFile}?id=${file.data.id}`, { token: participant });
    const { body: other } = await keeps(201, 'POST', callPaths.uploadFile, upload('3', sampleFiles.pdf));
    const swap = { ...slot, file_id: other.data.id, replaces: file.data.id };
    await post(200, callPaths.replaceRegistrationFile, swap, participant);
    await post(200, callPaths.replaceRegistrationFile, swap, participant);
    await post(404, callPaths.replaceRegistrationFile, swap, moderator);
    await post(200, callPaths.changeRegistration, { id, action: 'del_thesis_pdf' }, participant);
    const { body: free } = await keeps(201, 'POST', callPaths.uploadFile, upload('3', sampleFiles.pdf));
    await keeps(204, 'DELETE', `${callPaths.deleteFile}?id=${free.data.id}`, { token: participant });

    const place = { new_speak_day: 1, new_speak_slot: null, new_speak_track: 2 };
    const format = { id, new_user_type: 2, new_section: 26, new_org_comment: '', ...place };
    await post(403, callPaths.changeParticipation, format, participant);
    await get(200, `${callPaths.getInvitation}?id=${id}`, participant);
    await post(200, callPaths.changeParticipation, format, moderator);
    await post(400, callPaths.changeParticipation, { ...format, new_section: null }, moderator);
    const confirmation = {
      id,
      action: 'confirm_reg',
      is_confirm: 1,
      selected_listen_sections: [26],
      need_tour: 2,
      tshort_size: 1,
      cancel_poster: -1,
    };
    await post(200, callPaths.changeRegistration, confirmation, participant);
    const { body: link } = await get(200, `${callPaths.getInvitation}?id=${id}`, participant);
    await get(200, String(link.url), participant);
    const { code } = await provider.database.selectFrom('documents').select('code').executeTakeFirstOrThrow();
    await get(200, `${callPaths.verifyDocument}?code=${code}`);
    await get(404, `${callPaths.verifyDocument}?code=A`);
    const { body: archive } = await get(200, callPaths.getPersonalArchive, participant);
    await get(200, String(archive.url), participant);
    await get(401, callPaths.getPersonalArchive);
    await get(404, `${callPaths.getInvitation}?id=99999`, participant);
    await get(200, `${callPaths.getCertificate}?id=${id}`, participant);
    provider.clock.set('2025-10-25T00:00:00+03:00');
    await get(200, `${callPaths.getCertificate}?id=${id}`, participant);
    await post(200, callPaths.changeRegistration, { id, action: 'confirm_tour', confirm_tour: 1 }, participant);
    await post(200, callPaths.changeRegistration, { id, action: 'change_tour', need_tour: 2 }, participant);
    await post(200, callPaths.changeRegistration, { id, action: 'del_thesis_doc' }, participant);
    await post(200, callPaths.changeRegistration, { id, action: 'cancel_reg', is_active: false }, participant);
    await post(404, callPaths.changeRegistration, { id, action: 'cancel_reg', is_active: false }, participant);
    await get(404, `${callPaths.getParticipation}?id=${id}&with_cancelled=true`, participant);
    await get(404, `${callPaths.getParticipation}?id=${id}`, moderator);
    const { body: cancelled } = await get(200, `${callPaths.getParticipation}?id=${id}&with_cancelled=true`, moderator);
    expect(cancelled.data).toMatchObject({ id, is_active: false });
    await get(200, `${callPaths.listCancelled}?meeting_id=3`, moderator);
    await get(403, `${callPaths.listCancelled}?meeting_id=3`, participant);
  });

  it('API-09 API-11 API-12 API-20 API-21 participants', async () => {
    await get(200, `${callPaths.getParticipation}?id=3001`, moderator);
    await get(404, `${callPaths.getParticipation}?id=3001`, participant);
    await get(200, `${callPaths.getParticipationHistory}?id=3001`, moderator);
    await get(404, `${callPaths.getParticipationHistory}?id=3001`, participant);
    const decision = { id: 3001, new_user_type: 1, new_section: null, new_org_comment: '' };
    const letters = callPaths.previewLetters;
    await post(200, letters, { changes: [decision] }, moderator);
    await post(400, letters, { ids: [3001] }, moderator);
    await post(200, callPaths.changeParticipation, decision, moderator);
    await get(200, `${callPaths.listParticipants}?meeting_id=1`);
    await get(400, callPaths.listParticipants);
    const whole = { meeting_id: 3, is_moderator: true };
    await post(200, callPaths.listParticipations, whole, moderator);
    await post(200, callPaths.listParticipations, { ...whole, neutron_only: true }, moderator);
    await post(403, callPaths.listParticipations, whole, participant);
    await post(200, callPaths.listParticipations, { ...whole, is_moderator: false, neutron_only: true });
    await get(200, `${callPaths.listPosters}?meeting_id=3&type=poster_1`);
    await get(400, `${callPaths.listPosters}?meeting_id=3`);
    await get(200, `${callPaths.listIndividuals}?role=user`, moderator);
    await get(403, `${callPaths.listIndividuals}?role=user`, participant);
    await post(200, callPaths.listEmails, { type: 'forum_active_users_24' }, moderator);
    await post(200, callPaths.listEmails, { type: 'unknown' }, moderator);
  });

  it('API-29 API-30 API-31 attendance and exports', async () => {
    const list = callPaths.exportAttendance;
    await post(200, list, { type: 'attendance', section_id: 26 }, moderator);
    await post(200, list, { type: 'audience' }, moderator);
    await post(200, list, { type: 'person', um_id: 3001 }, moderator);
    await post(403, list, { type: 'person', um_id: 3001 }, participant);
    const { body: attendance } = await get(200, `${list}?type=audience&section_id=26`, moderator);
    await get(200, String(attendance.url), moderator);
    await get(400, `${list}?type=person`, moderator);
    const { body: people } = await get(200, `${callPaths.exportParticipations}?meeting_id=3`, moderator);
    await get(200, String(people.url), moderator);
    await get(403, String(people.url), participant);
    await get(403, `${callPaths.exportParticipations}?meeting_id=3`, participant);
  });

  it('answers every call of the document, and rejects each call that can be rejected', () => {
    expect([...succeeded].sort()).toEqual([...operationIds].sort());
    const lists = ['listAcademicDegrees', 'listPositions', 'listSchoolStatuses', 'listOrganizations'];
    const open = [...lists, 'listExtensions', 'listMeetings'];
    expect([...refused].sort()).toEqual(operationIds.filter((id) => !open.includes(id)).sort());
  });
});
