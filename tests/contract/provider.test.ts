import { describe, expect, it } from 'vitest';
import { mostFileBytes } from '../../schema/limits.ts';
import { operationIds } from '../testkit/contract.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { registration, sampleFiles, school, talk } from '../testkit/samples.ts';
import { documentedCalls, form } from './documentedCalls.ts';

const provider = await sampleProvider();
const participant = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
const { succeeded, refused, keeps, get, post, linkOf } = documentedCalls(provider);

describe('the reference provider keeps the contract', () => {
  it('API-01 API-02 API-03 API-04 API-05 API-06 API-07 accounts', async () => {
    const email = 'contract@example.org';
    await post(201, '/accounts/register/', registration(email));
    await post(400, '/accounts/register/', registration(email));
    await post(400, '/accounts/register/', registration('x', { password: '1' }, { organization: 'x' }));
    const verification = await linkOf('Подтвердите');
    await post(200, '/accounts/verify-registration/', verification);
    await post(400, '/accounts/verify-registration/', verification);
    await post(200, '/accounts/send-reset-password-link/', { email, login: email, lang: 'ru', site_type: 'forum' });
    await post(404, '/accounts/send-reset-password-link/', {
      email: 'no@example.org',
      login: 'no@example.org',
      lang: 'ru',
      site_type: 'forum',
    });
    const reset = { ...(await linkOf('Восстановление')), password: 'Novyj2025' };
    await post(400, '/accounts/reset-password/', { ...reset, password: 'weak' });
    await post(200, '/accounts/reset-password/', reset);
    await post(200, '/accounts/login/', { login: email, password: 'Novyj2025' });
    await post(400, '/accounts/login/', { login: email, password: 'wrong' });
    await post(200, '/accounts/resend-verification/', { email });
    await post(400, '/accounts/resend-verification/', { email: 'no' });
    const { token = '' } = (
      await provider.call<{ token: string }>('POST', '/accounts/login/', {
        body: { login: email, password: 'Novyj2025' },
      })
    ).body;
    await post(200, '/accounts/change-password/', { old_password: 'Novyj2025', password: 'Primer2026' }, token);
    await post(400, '/accounts/change-password/', { old_password: 'Wrong2025', password: 'Primer2026' }, token);
    await post(200, '/accounts/register-email/', { email: 'drugoj@example.org', password: 'Primer2026' }, token);
    await post(400, '/accounts/register-email/', { email: 'drugoj@example.org', password: 'Wrong2025' }, token);
    const change = await linkOf('Подтвердите новый');
    await post(200, '/accounts/verify-email/', change);
    await post(400, '/accounts/verify-email/', change);
    await keeps(200, 'DELETE', '/api/users/individual/photo/', { token });
    await keeps(401, 'DELETE', '/api/users/individual/photo/');
    const ended = await provider.login('sister@example.org');
    await post(200, '/accounts/logout/', { all: false }, ended);
    await post(401, '/accounts/logout/', { all: true }, ended);
    await get(200, '/accounts/profile/', participant);
    await get(200, '/accounts/profile/?id=1', participant);
    await get(401, '/accounts/profile/');
    await get(403, '/accounts/profile/?id=2', participant);
    await get(404, '/accounts/profile/?id=99999', moderator);
  });

  it('API-19 API-28 profile', async () => {
    const change = {
      id: 1,
      first_name: 'Пример',
      last_name: 'Примеров',
      birth_date: '1990-05-17T15:00:00Z',
      school_status: 2,
    };
    const url = '/api/users/individual/detail/';
    await keeps(200, 'PATCH', url, { token: participant, body: change });
    await keeps(400, 'PATCH', url, { token: participant, body: { ...change, organization: 0 } });
    await post(
      200,
      url,
      { first_name: 'Новая', last_name: 'Сестринская' },
      await provider.login('sister-new@example.org'),
    );
    await post(403, url, { ...change, id: 2 }, participant);
    const photo = { img: sampleFiles.png, id: '1', name: 'a.png' };
    await keeps(200, 'POST', '/api/users/individual/photo/', { token: participant, form: form(photo, 'a.png') });
    await keeps(400, 'POST', '/api/users/individual/photo/', {
      token: participant,
      form: form({ ...photo, img: sampleFiles.exe }, 'a.png'),
    });
  });

  it('API-22 API-23 API-24 API-25 references', async () => {
    for (const list of ['academic-degree', 'org-position', 'school-status', 'organization'])
      await get(200, `/api/references/${list}/list/`);
    await get(200, '/api/portal/extensions/');
    await get(200, '/api/portal/meetings/');
  });

  it('API-08 API-10 API-13 API-14 API-15 API-16 API-17 API-18 API-26 API-27 API-32 registrations, files, documents', async () => {
    const { body: made } = await post(200, '/api/users/registration/make/', talk(), participant);
    const { id } = made.data;
    await post(200, '/api/users/registration/make/', talk(), participant);
    await post(
      400,
      '/api/users/registration/make/',
      talk({ section_choice: 40, selected_listen_sections: [26] }),
      participant,
    );
    await post(400, '/api/users/registration/make/', talk({ selected_listen_sections: [26, 40] }), participant);
    await post(200, '/api/users/registration/make/', school, participant);
    await get(200, '/api/users/user_meeting/sections/?id=3', participant);
    await get(400, '/api/users/user_meeting/sections/?id=x', participant);
    await get(200, '/api/users/user_meeting_reg/list/?meeting_id=3', participant);
    await get(401, '/api/users/user_meeting_reg/list/?meeting_id=3');

    const upload = (type: string, bytes: Buffer) => ({ token: participant, form: form({ file: bytes, type }) });
    const { body: file } = await keeps(201, 'POST', '/api/references/file/detail/', upload('3', sampleFiles.pdf));
    await keeps(400, 'POST', '/api/references/file/detail/', upload('3', sampleFiles.exe));
    await keeps(413, 'POST', '/api/references/file/detail/', upload('3', Buffer.alloc(mostFileBytes + 100_000)));
    const slot = { id, file_id: file.data.id, file_type: 3 };
    const { body: filled } = await post(200, '/api/users/registration/add_file/', slot, participant);
    await post(200, '/api/users/registration/add_file/', slot, participant);
    await post(404, '/api/users/registration/add_file/', { ...slot, file_id: 99_999 }, participant);
    await get(200, filled.data.file_pdf ?? '', participant);
    await get(401, filled.data.file_pdf ?? '');
    await get(404, '/media/files/none.pdf', participant);
    await keeps(400, 'DELETE', `/api/references/file/detail/?id=${file.data.id}`, { token: participant });
    const { body: other } = await keeps(201, 'POST', '/api/references/file/detail/', upload('3', sampleFiles.pdf));
    const swap = { ...slot, file_id: other.data.id, replaces: file.data.id };
    await post(200, '/api/users/registration/replace_file/', swap, participant);
    await post(200, '/api/users/registration/replace_file/', swap, participant);
    await post(404, '/api/users/registration/replace_file/', swap, moderator);
    await post(200, '/api/users/registration/change/', { id, action: 'del_thesis_pdf' }, participant);
    const { body: free } = await keeps(201, 'POST', '/api/references/file/detail/', upload('3', sampleFiles.pdf));
    await keeps(204, 'DELETE', `/api/references/file/detail/?id=${free.data.id}`, { token: participant });

    const format = {
      id,
      new_user_type: 2,
      new_section: 26,
      new_org_comment: '',
      new_speak_day: 1,
      new_speak_slot: null,
      new_speak_track: 2,
    };
    await post(403, '/api/users/user_meeting/change/', format, participant);
    await get(200, `/api/users/registration/invite/?id=${id}`, participant);
    await post(200, '/api/users/user_meeting/change/', format, moderator);
    await post(400, '/api/users/user_meeting/change/', { ...format, new_section: null }, moderator);
    const confirmation = {
      id,
      action: 'confirm_reg',
      is_confirm: 1,
      selected_listen_sections: [26],
      need_tour: 2,
      tshort_size: 1,
      cancel_poster: -1,
    };
    await post(200, '/api/users/registration/change/', confirmation, participant);
    const { body: link } = await get(200, `/api/users/registration/invite/?id=${id}`, participant);
    await get(200, String(link.url), participant);
    const { code } = await provider.database.selectFrom('documents').select('code').executeTakeFirstOrThrow();
    await get(200, `/api/documents/verify/?code=${code}`);
    await get(404, '/api/documents/verify/?code=A');
    const { body: archive } = await get(200, '/api/users/individual/archive/', participant);
    await get(200, String(archive.url), participant);
    await get(401, '/api/users/individual/archive/');
    await get(404, '/api/users/registration/invite/?id=99999', participant);
    await get(200, `/api/users/registration/sert/?id=${id}`, participant);
    provider.clock.set('2025-10-25T00:00:00+03:00');
    await get(200, `/api/users/registration/sert/?id=${id}`, participant);
    await post(200, '/api/users/registration/change/', { id, action: 'confirm_tour', confirm_tour: 1 }, participant);
    await post(200, '/api/users/registration/change/', { id, action: 'change_tour', need_tour: 2 }, participant);
    await post(200, '/api/users/registration/change/', { id, action: 'del_thesis_doc' }, participant);
    await post(200, '/api/users/registration/change/', { id, action: 'cancel_reg', is_active: false }, participant);
    await post(404, '/api/users/registration/change/', { id, action: 'cancel_reg', is_active: false }, participant);
    await get(404, `/api/users/user_meeting/get/?id=${id}&with_cancelled=true`, participant);
    await get(404, `/api/users/user_meeting/get/?id=${id}`, moderator);
    const { body: cancelled } = await get(200, `/api/users/user_meeting/get/?id=${id}&with_cancelled=true`, moderator);
    expect(cancelled.data).toMatchObject({ id, is_active: false });
    await get(200, '/api/users/user_meeting/cancelled/?meeting_id=3', moderator);
    await get(403, '/api/users/user_meeting/cancelled/?meeting_id=3', participant);
  });

  it('API-09 API-11 API-12 API-20 API-21 participants', async () => {
    await get(200, '/api/users/user_meeting/get/?id=3001', moderator);
    await get(404, '/api/users/user_meeting/get/?id=3001', participant);
    await get(200, '/api/users/user_meeting/history/?id=3001', moderator);
    await get(404, '/api/users/user_meeting/history/?id=3001', participant);
    await get(200, '/api/users/user_meeting/letter_log/?id=3001', moderator);
    await get(403, '/api/users/user_meeting/letter_log/?id=3001', participant);
    await get(200, '/api/users/user_meeting/letter_log/given_up/?meeting_id=3', moderator);
    await get(403, '/api/users/user_meeting/letter_log/given_up/?meeting_id=3', participant);
    const decision = { id: 3001, new_user_type: 1, new_section: null, new_org_comment: '' };
    const letters = '/api/users/user_meeting/letters/';
    await post(200, letters, { changes: [decision] }, moderator);
    await post(200, letters, { undoes: 'contract-batch', ids: [3001] }, moderator);
    await post(400, letters, { ids: [3001] }, moderator);
    await post(200, '/api/users/user_meeting/change/', { ...decision, batch: 'contract-batch' }, moderator);
    const undo = { id: 3001, undoes: 'contract-batch' };
    await post(
      200,
      '/api/users/user_meeting/undo/',
      { ...undo, batch: 'contract-undo', send_letter: false },
      moderator,
    );
    await post(403, '/api/users/user_meeting/undo/', undo, participant);
    await post(200, letters, { withdraws: [3001] }, moderator);
    await post(200, '/api/users/user_meeting/withdraw/', { id: 3001, send_letter: false }, moderator);
    await post(403, '/api/users/user_meeting/withdraw/', { id: 3001 }, participant);
    await get(200, '/api/users/user_meeting/batches/?meeting_id=3', moderator);
    await get(403, '/api/users/user_meeting/batches/?meeting_id=3', participant);
    await get(200, '/api/users/user_meeting/batch/?id=contract-batch', moderator);
    await get(400, '/api/users/user_meeting/batch/?id=x', moderator);
    await get(200, '/api/users/user_meeting/list/?meeting_id=1');
    await get(400, '/api/users/user_meeting/list/');
    const whole = { meeting_id: 3, is_moderator: true };
    await post(200, '/api/users/user_meeting/list/', whole, moderator);
    await post(200, '/api/users/user_meeting/list/', { ...whole, neutron_only: true }, moderator);
    await post(403, '/api/users/user_meeting/list/', whole, participant);
    await post(200, '/api/users/user_meeting/list/', { ...whole, is_moderator: false, neutron_only: true });
    const { body: list } = await get(200, '/api/users/user_meeting/revision/?meeting_id=3');
    await get(400, '/api/users/user_meeting/revision/');
    const changes = `/api/users/user_meeting/changes/?meeting_id=3&since=${list.data.revision}`;
    await get(200, changes, moderator);
    await get(200, `${changes}0`, moderator);
    await get(403, changes, participant);
    await get(200, '/api/users/user_meeting/poster_list/?meeting_id=3&type=poster_1');
    await get(400, '/api/users/user_meeting/poster_list/?meeting_id=3');
    await get(200, '/api/users/individual/list/?role=user', moderator);
    await get(403, '/api/users/individual/list/?role=user', participant);
    await post(200, '/api/users/profile/emails_list/', { type: 'forum_active_users_24' }, moderator);
    await post(200, '/api/users/profile/emails_list/', { type: 'unknown' }, moderator);
    const views = '/api/users/user_meeting/views/';
    const view = { meeting_id: 3, name: 'Постеры', query: '?format=poster' };
    const { body: saved } = await post(200, views, view, moderator);
    await post(400, views, { ...view, name: '' }, moderator);
    await get(200, `${views}?meeting_id=3`, moderator);
    await get(403, `${views}?meeting_id=3`, participant);
    await keeps(204, 'DELETE', `${views}?id=${saved.data.id}`, { token: moderator });
    await keeps(404, 'DELETE', `${views}?id=${saved.data.id}`, { token: moderator });
    const note = { meeting_id: 3, action: 'exported', view: 'xlsx', rows: 1 };
    await post(200, '/api/users/export/history/', note, moderator);
    await post(400, '/api/users/export/history/', { ...note, rows: -1 }, moderator);
    await get(200, '/api/users/export/history/?meeting_id=3', moderator);
    await get(403, '/api/users/export/history/?meeting_id=3', participant);
  });

  it('API-29 API-30 API-31 attendance and exports', async () => {
    const list = '/api/users/attendance/list/';
    await post(200, list, { type: 'attendance', section_id: 26 }, moderator);
    await post(200, list, { type: 'audience' }, moderator);
    await post(200, list, { type: 'person', um_id: 3001 }, moderator);
    await post(403, list, { type: 'person', um_id: 3001 }, participant);
    const { body: attendance } = await get(200, `${list}?type=audience&section_id=26`, moderator);
    await get(200, String(attendance.url), moderator);
    await get(400, `${list}?type=person`, moderator);
    const { body: people } = await get(200, '/api/users/export/excel/?meeting_id=3', moderator);
    await get(200, String(people.url), moderator);
    await get(403, String(people.url), participant);
    await get(403, '/api/users/export/excel/?meeting_id=3', participant);
    const { body: badges } = await post(200, '/api/users/export/badges/', { meeting_id: 3, ids: [3001] }, moderator);
    await get(200, String(badges.url), moderator);
    await post(400, '/api/users/export/badges/', { meeting_id: 3, ids: [] }, moderator);
    const theses = { meeting_id: 3, section_id: 26 };
    const { body: abstracts } = await post(200, '/api/users/export/abstracts/', theses, moderator);
    await get(200, String(abstracts.url), moderator);
    await post(403, '/api/users/export/abstracts/', theses, participant);
  });

  it('answers every call of the document, and refuses each that can refuse', () => {
    expect([...succeeded].sort()).toEqual([...operationIds].sort());
    const lists = ['listAcademicDegrees', 'listPositions', 'listSchoolStatuses', 'listOrganizations'];
    const open = [...lists, 'listExtensions', 'listMeetings'];
    expect([...refused].sort()).toEqual(operationIds.filter((id) => !open.includes(id)).sort());
  });
});
