/** A small programme, readable next to a test; instants are in Moscow time, as in the data files. */
import type { Day, Programme, Session, Talk } from '../../../web/features/programme/model.ts';

/** The portal's public address; the page stays at its own host. */
const portal = 'https://forum.example.org';

const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`).toISOString();

type Words<T> = Partial<Omit<T, 'startsAt' | 'endsAt'>>;

export function session(date: string, slug: string, times: string, given: Words<Session> = {}): Session {
  const [starts = '', ends = ''] = times.split('-');
  return {
    id: `2025.${slug}`,
    slug,
    kind: 'SECTION',
    startsAt: at(date, starts),
    endsAt: at(date, ends),
    title: `Заседание ${slug}`,
    speaker: null,
    chair: null,
    room: null,
    building: null,
    section: null,
    detail: null,
    link: null,
    calendarUrl: `${portal}/calendar/2025.ics?item=${slug}`,
    ...given,
  };
}

function talk(date: string, slug: string, times: string | null, given: Words<Talk> = {}): Talk {
  const [starts, ends] = times?.split('-') ?? [];
  return {
    id: `2025.${slug}`,
    slug,
    startsAt: starts === undefined ? null : at(date, starts),
    endsAt: ends === undefined ? null : at(date, ends),
    speaker: null,
    affiliation: null,
    notes: [],
    title: `Доклад ${slug}`,
    hasThesis: false,
    calendarUrl: starts === undefined ? null : `${portal}/calendar/2025.ics?item=${slug}`,
    ...given,
  };
}

function day(date: string, slug: string, label: string, items: Session[]): Day {
  return { id: `2025.${slug}`, slug, date, label, items, calendarUrl: `${portal}/calendar/2025.ics?day=${slug}` };
}

const D1 = '2025-10-21';
const D2 = '2025-10-22';
const condensed = { code: '1.1', title: 'Физика конденсированного состояния' };
const optics = { code: '1.5', title: 'Рентгеновская оптика' };

/** Two days: an opening; two sections in parallel with their talks, a break, posters. */
export function sampleProgramme(): Programme {
  return {
    year: 2025,
    isSample: true,
    calendarUrl: `${portal}/calendar/2025.ics`,
    sections: [condensed, optics],
    days: [
      day(D1, 'd1', '21 октября, вторник', [
        session(D1, 'd1-opening', '14:00-14:10', { kind: 'CEREMONY', title: 'Открытие форума', room: 'Актовый зал' }),
        session(D1, 'd1-plenary', '14:10-16:30', {
          kind: 'PLENARY',
          title: 'Пленарная дискуссия',
          chair: { role: 'Модератор', name: 'Примеров П. П.' },
          room: 'Актовый зал',
          building: 'корпус 348',
        }),
      ]),
      day(D2, 'd2', '22 октября, среда', [
        session(D2, 'd2-s11', '12:00-14:00', {
          title: 'Секция 1.1. Физика конденсированного состояния',
          section: condensed,
          chair: { role: 'Председатель', name: 'Образцова О. О.' },
          room: 'Зал 1',
          detail: {
            key: '2025.21',
            title: 'Секция 1.1',
            posters: null,
            talks: [
              talk(D2, '21-t1', '12:00-12:30', {
                speaker: 'Королёв К. К.',
                affiliation: 'Институт образцовых исследований',
                title: 'Нейтронография тонких плёнок',
              }),
              talk(D2, '21-t2', '12:30', { speaker: 'Шаблонов Ш. Ш.', title: 'Малоугловое рассеяние' }),
              talk(D2, '21-t3', null, { speaker: 'Обсуждение', title: null, notes: ['Все участники', 'Зал 1'] }),
            ],
          },
        }),
        session(D2, 'd2-s15', '12:00-14:00', {
          title: 'Секция 1.5. Рентгеновская оптика',
          section: optics,
          room: 'Зал 2',
          detail: {
            key: '2025.23',
            title: 'Секция 1.5',
            posters: null,
            talks: [
              talk(D2, '23-t1', '12:00-12:20', { speaker: 'Типова Т. Т.', title: 'Зеркала для ондуляторов' }),
              talk(D2, '23-t2', '13:00-13:20', { speaker: 'Эталонов Э. Э.', title: 'Линзы из бериллия' }),
            ],
          },
        }),
        session(D2, 'd2-lunch', '14:00-15:00', { kind: 'BREAK', title: 'Обед' }),
        session(D2, 'd2-posters', '17:00-18:00', {
          kind: 'POSTERS',
          title: 'Постерная сессия',
          detail: {
            key: '2025.29',
            title: 'Постеры 22 октября',
            talks: [],
            posters: { id: '2025.poster_1' },
          },
        }),
      ]),
    ],
  };
}
