import type { Schemas } from '../../../gateway/provider/http/contract.ts';

/** Callers: each has a different account with registrations, so that an answer for another caller is noticed. */
export const tokens = ['sample-a', 'sample-b', 'sample-c', 'sample-d', 'sample-e', 'sample-f'];

/** Bytes of a record, so that a list of 10,000 has the size of the reference provider's answer. */
const bytesOfRecord = 970;

const sections = 24;
const organizations = 300;

const textOf = (length: number) => 'Образцовое исследование на синхротронном излучении '.repeat(20).slice(0, length);

const instantOf = (index: number) => new Date(Date.UTC(2025, 8, 1) + index * 61_000).toISOString();

function registrationOf(index: number, id: number): Schemas['Registration'] {
  return {
    id,
    meeting_id: 3,
    created_at: instantOf(index),
    type: 1 + (index % 3),
    confirm_type: index % 4,
    is_confirm: index % 5 === 0 ? 1 : 0,
    comments: index % 3 === 0 ? '' : `Доклад-образец № ${index}`,
    org_comment: index % 7 === 0 ? '20 октября, 10:00' : null,
    section_choice_id: 1 + (index % sections),
    section_confirm_id: index % 2 === 0 ? 1 + (index % sections) : null,
    listen_sections: '1,2,3',
    need_tour: index % 3,
    tshort_size: 1 + (index % 5),
    cancel_poster: 0,
    file: null,
    file_id: null,
    file_pdf: null,
    file_pdf_id: null,
    exp_file: null,
    exp_file_id: null,
  };
}

/** A record of the moderators' list; `version` counts its changes. Names are in the order of the index. */
export function participationOf(index: number, version = 1): Schemas['Participation'] {
  const record = {
    ...registrationOf(index, 100_001 + index),
    user_descr: `Примеров ${String(index).padStart(5, '0')} Пример`,
    organisation: `Институт образцовых исследований № ${index % organizations}`,
    organization_id: 1_000 + (index % organizations),
    other_org_descr: null,
    phone_number: '+70000000000',
    email: `sample-${index}@example.org`,
    birth_date: '1990-01-15T15:00:00Z',
    speak_day: null,
    speak_slot: null,
    speak_track: null,
    version,
  };
  const short = bytesOfRecord - Buffer.byteLength(JSON.stringify(record));
  const padding = textOf(Math.max(0, Math.floor(short / 2)));
  return record.comments === '' ? record : { ...record, comments: `${record.comments}. ${padding}` };
}

/** Everything that the provider answers about a caller. */
export function accountOf(token: string): { id: number; account: Schemas['Account']; own: Schemas['Registration'][] } {
  const index = tokens.indexOf(token);
  const id = 501 + index;
  const individual = { id: 901 + index, first_name: 'Пример', last_name: `Примеров-${index}`, organization: 1_000 };
  return {
    id,
    account: {
      id,
      username: `${token}@example.org`,
      profiles: [{ individual, role: [{ access_rights: 'moderator' }] }],
    },
    own: [0, 1, 2].map((n) => registrationOf(index * 3 + n, 10_001 + index * 3 + n)),
  };
}

export const sectionList: Schemas['Section'][] = Array.from({ length: sections }, (_, index) => ({
  id: index + 1,
  name: `Секция-образец № ${index + 1}`,
  is_active: true,
  is_public: index % 6 !== 0,
  is_speaker: true,
}));
