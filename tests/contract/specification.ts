import { callPaths } from '../../schema/generated/callPaths.ts';

/** The calls of the two specifications, written by hand: the values of each, and whether it needs a token. */
interface SpecifiedCall {
  /** Method and path; the shipped contract has them too, until an owner's provider has another path. */
  call: string;
  id: string;
  /** 'rights': only a moderators' listing has the token (API-11). */
  token: boolean | 'rights';
  query?: readonly string[];
  /** Names of the body or the form; `*` takes any name, as the calls with a page's query values do. */
  body?: readonly string[];
}

const individual = [
  'first_name',
  'last_name',
  'middle_name',
  'birth_date',
  'phone_number',
  'academic_degree',
  'organization',
  'org_position',
  'is_female',
  'nationality',
];

export const specification: { [Operation in keyof typeof callPaths]?: SpecifiedCall } = {
  login: { call: 'POST /accounts/login/', id: 'API-01', token: false, body: ['login', 'password'] },
  register: {
    call: 'POST /accounts/register/',
    id: 'API-02',
    token: false,
    body: [
      'username',
      'email',
      'password',
      'password_confirm',
      'first_name',
      'last_name',
      'site_type',
      'individual',
      ...individual.filter((name) => !['first_name', 'last_name'].includes(name)).map((name) => `individual.${name}`),
      'individual.other_org_descr',
      'individual.other_position_descr',
    ],
  },
  sendResetPasswordLink: {
    call: 'POST /accounts/send-reset-password-link/',
    id: 'API-03',
    token: false,
    body: ['email', 'login', 'lang', 'site_type'],
  },
  resetPassword: { call: 'POST /accounts/reset-password/', id: 'API-04', token: false, body: ['*'] },
  verifyRegistration: { call: 'POST /accounts/verify-registration/', id: 'API-05', token: false, body: ['*'] },
  getAccount: { call: 'GET /accounts/profile/', id: 'API-06 API-07', token: true, query: ['id'] },
  listSections: { call: 'GET /api/users/user_meeting/sections/', id: 'API-08', token: true, query: ['id'] },
  getParticipation: { call: 'GET /api/users/user_meeting/get/', id: 'API-09', token: true, query: ['id'] },
  changeParticipation: {
    call: 'POST /api/users/user_meeting/change/',
    id: 'API-10',
    token: true,
    body: [
      'id',
      'new_user_type',
      'new_section',
      'new_org_comment',
      'new_speak_day',
      'new_speak_slot',
      'new_speak_track',
    ],
  },
  listParticipants: { call: 'GET /api/users/user_meeting/list/', id: 'API-11', token: false, query: ['meeting_id'] },
  listParticipations: {
    call: 'POST /api/users/user_meeting/list/',
    id: 'API-11',
    token: 'rights',
    body: ['meeting_id', 'is_moderator', 'neutron_only'],
  },
  listPosters: {
    call: 'GET /api/users/user_meeting/poster_list/',
    id: 'API-12',
    token: false,
    query: ['meeting_id', 'type'],
  },
  listRegistrations: {
    call: 'GET /api/users/user_meeting_reg/list/',
    id: 'API-13',
    token: true,
    query: ['meeting_id'],
  },
  makeRegistration: {
    call: 'POST /api/users/registration/make/',
    id: 'API-14',
    token: true,
    body: ['comment', 'type', 'need_tour', 'section_choice', 'one_more', 'selected_listen_sections'],
  },
  changeRegistration: {
    call: 'POST /api/users/registration/change/',
    id: 'API-15',
    token: true,
    body: [
      'id',
      'action',
      'is_confirm',
      'selected_listen_sections',
      'need_tour',
      'tshort_size',
      'cancel_poster',
      'is_active',
      'confirm_tour',
    ],
  },
  addRegistrationFile: {
    call: 'POST /api/users/registration/add_file/',
    id: 'API-16',
    token: true,
    body: ['id', 'file_id', 'file_type'],
  },
  getInvitation: { call: 'GET /api/users/registration/invite/', id: 'API-17', token: true, query: ['id'] },
  getCertificate: { call: 'GET /api/users/registration/sert/', id: 'API-18', token: true, query: ['id'] },
  changeIndividual: {
    call: 'PATCH /api/users/individual/detail/',
    id: 'API-19',
    token: true,
    body: ['id', ...individual, 'school_status'],
  },
  createIndividual: {
    call: 'POST /api/users/individual/detail/',
    id: 'API-19',
    token: true,
    body: ['id', ...individual, 'school_status'],
  },
  listIndividuals: { call: 'GET /api/users/individual/list/', id: 'API-20', token: true, query: ['last_name', 'role'] },
  listEmails: { call: 'POST /api/users/profile/emails_list/', id: 'API-21', token: true, body: ['type'] },
  listAcademicDegrees: { call: 'GET /api/references/academic-degree/list/', id: 'API-22', token: false },
  listPositions: { call: 'GET /api/references/org-position/list/', id: 'API-23', token: false },
  listSchoolStatuses: { call: 'GET /api/references/school-status/list/', id: 'API-24', token: false },
  listOrganizations: { call: 'GET /api/references/organization/list/', id: 'API-25', token: false },
  uploadFile: { call: 'POST /api/references/file/detail/', id: 'API-26', token: true, body: ['file', 'type'] },
  deleteFile: { call: 'DELETE /api/references/file/detail/', id: 'API-27', token: true, query: ['id'] },
  uploadPhoto: { call: 'POST /api/users/individual/photo/', id: 'API-28', token: true, body: ['img', 'id', 'name'] },
  exportParticipations: { call: 'GET /api/users/export/excel/', id: 'API-29', token: true, query: ['meeting_id'] },
  listAttendance: {
    call: 'POST /api/users/attendance/list/',
    id: 'API-30',
    token: true,
    body: ['type', 'um_id', 'section_id'],
  },
  exportAttendance: {
    call: 'GET /api/users/attendance/list/',
    id: 'API-31',
    token: true,
    query: ['type', 'section_id'],
  },
  getMedia: { call: 'GET /media/', id: 'API-32', token: true },
};

const specified = new Map(
  Object.entries(specification).map(([operation, one]) => {
    const path = callPaths[operation as keyof typeof callPaths].replace('{path}', '');
    return [`${one.call.split(' ')[0]} ${path}`, one];
  }),
);

/** The call of the specifications behind a recorded one; undefined for an extension. */
export const specifiedCall = (to: string): SpecifiedCall | undefined =>
  specified.get(to.startsWith('GET /media/') ? 'GET /media/' : to);

/** Names of a body, those of its inner objects after a dot. */
function namesOf(body: unknown, prefix = ''): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => [prefix + name, ...namesOf(value, `${prefix}${name}.`)]);
}

/** Names that a call carries and the specifications do not have. */
export function unspecifiedNames(
  { query = [], body = [] }: SpecifiedCall,
  sent: { query: object; body: unknown },
): string[] {
  const names = [...Object.keys(sent.query).filter((name) => !query.includes(name))];
  return body.includes('*') ? names : [...names, ...namesOf(sent.body).filter((name) => !body.includes(name))];
}
