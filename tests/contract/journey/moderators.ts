import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Journey, type Step, sent, step } from './step.ts';

const records = `POST ${callPaths.changeParticipation}`;
const change = `POST ${callPaths.changeRegistration}`;
const list = `POST ${callPaths.listParticipations}`;
const attendance = `POST ${callPaths.listAttendance}`;

/** A moderator decides, and the person answers. */
export function decisionSteps({ ids, query, mutate, ofTalk }: Journey): Step[] {
  /** A decision about a record as the moderator saw it, and the specified values; their last part depends on the list. */
  const decision = (title: string, wish: object, values: object, seen: object = { isConfirmed: false }) =>
    step(
      title,
      () => mutate('confirmFormat', 'registration { id }', ofTalk({ ...wish, seen }), 'moderator'),
      () => [sent(records, 'moderator', { id: ids.talk, ...values })],
    );
  const noPlace = { new_speak_day: null, new_speak_slot: null, new_speak_track: null };
  const talk = { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:27' };
  const seenTalk = { ...talk, isConfirmed: false };

  return [
    step(
      'API-09 a moderator opens the record',
      () => query(`{ registration(id: "Registration:${ids.talk}") { id } }`, 'moderator'),
      () => {
        const record = { id: String(ids.talk) };
        return [sent(`GET ${callPaths.getParticipation}`, 'moderator', record, { with_cancelled: 'true' })];
      },
    ),
    decision(
      'API-10 confirms a talk in the main list with all seven values',
      { ...talk, talkSchedule: '22 октября' },
      { new_user_type: 2, new_section: 27, new_org_comment: '22 октября', ...noPlace },
    ),
    decision(
      'API-10 changes a record of the project’s list with id and three values',
      { ...talk, project: 'neutron', talkSchedule: '23 октября' },
      { new_user_type: 2, new_section: 27, new_org_comment: '23 октября' },
      { ...seenTalk, talkSchedule: '22 октября' },
    ),
    decision(
      'API-10 R16 confirms a listener with empty values',
      { confirmedFormat: 'LISTENER' },
      { new_user_type: 1, new_section: null, new_org_comment: '', ...noPlace },
      { ...seenTalk, talkSchedule: '23 октября' },
    ),
    step(
      'API-15 REG-06 the person confirms the participation',
      () => {
        const wish = { listeningSectionIds: ['Section:28'], tour: 'ATTENDING', tshirtSize: 'XL' };
        return mutate('confirmParticipation', 'registration { isConfirmed }', ofTalk(wish), 'person');
      },
      () => {
        const wish = { selected_listen_sections: [28], need_tour: 2, tshort_size: 4, cancel_poster: -1 };
        return [sent(change, 'person', { id: ids.talk, action: 'confirm_reg', is_confirm: 1, ...wish })];
      },
    ),
    step(
      'API-17 downloads the invitation',
      () => mutate('createInvitationDownload', 'download { url }', ofTalk(), 'person'),
      () => [sent(`GET ${callPaths.getInvitation}`, 'person', { id: String(ids.talk) })],
    ),
    step(
      'API-15 REG-09 cancels the poster',
      () => mutate('cancelRegistration', 'cancelledId', { registrationId: `Registration:${ids.poster}` }, 'person'),
      () => [sent(change, 'person', { id: ids.poster, action: 'cancel_reg', is_active: false })],
    ),
  ];
}

/** Lists, searches and exports; at the end the forum is over. */
export function listSteps({ provider, ids, query, mutate, ofTalk }: Journey): Step[] {
  const read = (title: string, fields: string, by: 'person' | 'moderator', ...calls: ReturnType<typeof sent>[]) =>
    step(
      title,
      () => query(`{ ${fields} }`, by),
      () => calls,
    );
  const make = (title: string, name: string, fields: string, input: object, ...calls: ReturnType<typeof sent>[]) =>
    step(
      title,
      () => mutate(name, fields, input, 'moderator'),
      () => calls,
    );
  const rows = '{ totalCount nodes { fullName } }';
  const whole = { meeting_id: 3, is_moderator: true };
  return [
    read(
      'API-11 a signed-in person reads the public list without the token',
      `edition { participants ${rows} }`,
      'person',
      sent(`GET ${callPaths.listParticipants}`, undefined, { meeting_id: '3' }),
    ),
    read(
      'API-11 a moderator reads the whole list',
      'edition { registrations { version } }',
      'moderator',
      sent(list, 'moderator', whole),
    ),
    read(
      'API-11 a signed-in person reads the project’s list without the token',
      `edition { participants(project: "neutron") ${rows} }`,
      'person',
      sent(list, undefined, { meeting_id: 3, is_moderator: false, neutron_only: true }),
    ),
    read(
      'API-11 a moderator reads the project’s list',
      'edition { registrations(project: "neutron") { version } }',
      'moderator',
      sent(list, 'moderator', { ...whole, neutron_only: true }),
    ),
    read(
      'API-12 reads the posters of the first session',
      'edition { posterLists { groups { key } } }',
      'person',
      sent(`GET ${callPaths.listPosters}`, undefined, { meeting_id: '3', type: 'poster_1' }),
    ),
    read(
      'API-20 finds people by name',
      'people(lastName: "Прово") { totalCount }',
      'moderator',
      sent(`GET ${callPaths.listIndividuals}`, 'moderator', { last_name: 'Прово' }),
    ),
    read(
      'API-20 finds people by role',
      'people(usersOnly: true) { totalCount }',
      'moderator',
      sent(`GET ${callPaths.listIndividuals}`, 'moderator', { role: 'user' }),
    ),
    make(
      'API-21 makes a list of addresses',
      'createMailingList',
      'addresses',
      { kindKey: 'forum_active_users_25' },
      sent(`POST ${callPaths.listEmails}`, 'moderator', { type: 'forum_active_users_25' }),
    ),
    make(
      'API-29 exports the list',
      'createParticipantsWorkbookDownload',
      'download { url }',
      { editionId: 'Edition:2025' },
      sent(`GET ${callPaths.exportParticipations}`, 'moderator', { meeting_id: '3' }),
    ),
    step(
      'API-30 reads what one person attended',
      () => query(`{ registration(id: "Registration:${ids.talk}") { attendance { arrivedAt } } }`, 'moderator'),
      () => [sent(attendance, 'moderator', { type: 'person', um_id: ids.talk })],
    ),
    ...['attendance', 'audience'].map((type) =>
      read(
        `API-30 reads the ${type} of a section`,
        `edition { ${type}(sectionId: "Section:26") { totalCount } }`,
        'moderator',
        sent(attendance, 'moderator', { type, section_id: 26 }),
      ),
    ),
    make(
      'API-31 exports the attendance of a section',
      'createAttendanceWorkbookDownload',
      'download { url }',
      { kind: 'ATTENDANCE', sectionId: 'Section:26' },
      sent(`GET ${callPaths.exportAttendance}`, 'moderator', { type: 'attendance', section_id: '26' }),
    ),
    step(
      'API-18 downloads the certificate after the forum',
      () => {
        provider.clock.set('2025-10-26T12:00:00+03:00');
        return mutate('createCertificateDownload', 'download { url }', ofTalk(), 'person');
      },
      () => [sent(`GET ${callPaths.getCertificate}`, 'person', { id: String(ids.talk) })],
    ),
    step('ACC-18 logs out', () => query('mutation { logout { isTokenEnded } }', 'newcomer')),
  ];
}
