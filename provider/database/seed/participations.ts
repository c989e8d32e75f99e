import type { Insertable } from 'kysely';
import { LISTENER, POSTER, SCHOOL_TITLE, SPEAKER } from '../../registrations/registration.ts';
import type { MeetingsTable, ParticipationsTable } from '../tables.ts';
import { FIRST_SAMPLE, SAMPLES_OF_2023 } from './people.ts';
import type { Random } from './random.ts';
import { meetings, sections } from './references.ts';

export type SampleParticipation = Insertable<ParticipationsTable> & { id: number };

const methods = [
  'Рентгеновская дифракция',
  'Малоугловое рассеяние',
  'Нейтронная томография',
  'Электронная микроскопия',
  'XAFS-спектроскопия',
] as const;
const subjects = [
  'модельных сплавов',
  'образцовых белков',
  'примерных катализаторов',
  'условных минералов',
  'типовых плёнок',
  'опытных детекторов',
] as const;

/** Every state of 2025: requested format, confirmed format, confirmation by the participant. */
export const STATES = [1, 2, 3].flatMap((type) =>
  [0, 1, 2, 3].flatMap((confirm) =>
    confirm === 0
      ? [[type, 0, 0]]
      : [
          [type, confirm, 0],
          [type, confirm, 1],
        ],
  ),
) as [number, number, number][];

const DAY_MS = 86_400_000;

/** 21 October is day 1; posters hang on days 2 and 3. */
const POSTER_DAYS: Record<number, number> = { 1: 2, 2: 3 };

/** Numbers the posters of a meeting in order. */
export function participationsOf(meeting: MeetingsTable, random: Random) {
  const own = sections.filter((section) => section.meeting_id === meeting.id && section.poster_session !== null);
  const ids = own.map((section) => section.id) as [number, ...number[]];
  const posters: Record<number, number> = { 1: 0, 2: 0 };
  const taken = new Set<string>();
  /** A talk gets a random slot of a track, or the next free one. */
  const placeTalk = (day: number) => {
    let speak_slot = 1 + random.below(8);
    const speak_track = 1 + random.below(3);
    while (taken.has(`${day} ${speak_track} ${speak_slot}`)) speak_slot += 1;
    taken.add(`${day} ${speak_track} ${speak_slot}`);
    return { speak_slot, speak_track };
  };
  const days = Math.floor((meeting.registration_closes.getTime() - meeting.registration_opens.getTime()) / DAY_MS);

  return (
    id: number,
    account: number,
    [type, confirm_type, is_confirm]: [number, number, number],
  ): SampleParticipation => {
    const talk = type > LISTENER;
    const choice = talk ? random.pick(ids) : null;
    const section = confirm_type > LISTENER ? (choice ?? random.pick(ids)) : null;
    const session = own.find((candidate) => candidate.id === section)?.poster_session ?? 1;
    const day = confirm_type === POSTER ? (POSTER_DAYS[session] ?? 2) : 1 + random.below(4);
    if (confirm_type === POSTER) posters[session] = (posters[session] ?? 0) + 1;
    return {
      id,
      meeting_id: meeting.id,
      account_id: account,
      type,
      confirm_type,
      is_confirm,
      comments: talk || section ? `${random.pick(methods)} ${random.pick(subjects)}: пример доклада ${id}` : '',
      org_comment:
        confirm_type > LISTENER
          ? `${20 + day} октября, ${9 + random.below(8)}:${random.pick(['00', '20', '40'])}`
          : null,
      section_choice_id: choice,
      section_confirm_id: section,
      listen_sections: ids.filter(() => random.chance(0.3)),
      need_tour: random.pick([0, 1, 2]),
      tshort_size: is_confirm ? 1 + random.below(4) : null,
      cancel_poster: null,
      is_neutron: random.chance(0.15),
      day_1: is_confirm ? random.chance(0.8) : null,
      day_2: is_confirm ? random.chance(0.8) : null,
      day_3: is_confirm ? random.chance(0.7) : null,
      day_4: is_confirm ? random.chance(0.5) : null,
      speak_day: section ? day : null,
      ...(confirm_type === SPEAKER ? placeTalk(day) : { speak_slot: null, speak_track: null }),
      ...(confirm_type === POSTER && { speak_slot: posters[session] ?? 1 }),
      // At the latest mid-September, the time of the demo's clock.
      created_at: new Date(
        meeting.registration_opens.getTime() + random.below(Math.min(days, 44)) * DAY_MS + random.below(DAY_MS),
      ),
      is_school: false,
      is_active: true,
      position: 0,
    };
  };
}

/** A person has one answer about excursion and T-shirt on each registration (ruling R17). */
export const answersOf = (first: SampleParticipation | undefined) => ({
  need_tour: first?.need_tour ?? null,
  tshort_size: first?.tshort_size ?? null,
});

const meetingOf = (id: number) => meetings.find((meeting) => meeting.id === id) as MeetingsTable;

function earlier(meeting: number, firstId: number, firstSample: number, count: number, random: Random) {
  const make = participationsOf(meetingOf(meeting), random);
  return Array.from({ length: count }, (_, index) => {
    const type = random.pick([LISTENER, LISTENER, SPEAKER, POSTER]);
    return make(firstId + index, FIRST_SAMPLE + firstSample + index, [type, type, 1]);
  });
}

function current(firstId: number, random: Random): SampleParticipation[] {
  const meeting = meetingOf(3);
  const make = participationsOf(meeting, random);
  const result: SampleParticipation[] = [];
  const add = (account: number, state: [number, number, number], change: Partial<SampleParticipation> = {}) =>
    result.push({ ...make(firstId + result.length, account, state), ...change });
  for (let index = 0; index < 250; index += 1) {
    const account = FIRST_SAMPLE + 140 + index;
    const state = STATES[index % STATES.length] ?? [LISTENER, 0, 0];
    add(account, state);
    const extra = { ...answersOf(result.at(-1)), position: 1 };
    if (state[0] === SPEAKER && index % 4 === 1) add(account, [POSTER, 0, 0], { ...extra, is_neutron: false });
    if (state[0] === POSTER && index % 11 === 0) add(account, [SPEAKER, SPEAKER, 1], extra);
    if (index % 12 === 0) {
      const school = meeting.school_section_id ?? 0;
      add(account, [LISTENER, index % 24 === 0 ? LISTENER : 0, 0], {
        is_school: true,
        is_neutron: false,
        comments: SCHOOL_TITLE,
        section_choice_id: school,
        listen_sections: [school],
        need_tour: 0,
      });
    }
  }
  return result;
}

/** 280 of 2023 from 42 organisations, 250 of 2024, about 300 of 2025 in every state. */
export function makeParticipations(random: Random): SampleParticipation[] {
  return [
    ...earlier(1, 1001, 0, SAMPLES_OF_2023, random),
    ...earlier(2, 2001, 60, 250, random),
    ...current(3001, random),
  ];
}
