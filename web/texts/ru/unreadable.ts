import { plural } from './plural.ts';

/** The fields of a record that the service sent and nobody could read. */
const names: Record<string, string> = {
  fullName: 'ФИО',
  organization: 'организация',
  phone: 'телефон',
  email: 'e-mail',
  birthDate: 'дата рождения',
  createdAt: 'дата регистрации',
  requestedFormat: 'заявленный формат',
  confirmedFormat: 'подтверждённый формат',
  isConfirmed: 'подтверждение участия',
  requestedSection: 'заявленная секция',
  confirmedSection: 'подтверждённая секция',
  listeningSections: 'секции для\u00a0посещения',
  title: 'доклад',
  talkSchedule: 'дата доклада',
  talkDay: 'день',
  talkTrack: 'трек',
  talkSlot: 'слот',
  thesisDocument: 'тезисы, документ',
  thesisPdf: 'тезисы, PDF',
  expertConclusion: 'экспертное заключение',
  tour: 'экскурсия',
  tshirtSize: 'размер футболки',
};

export const unreadableText = (fields: readonly string[]): string => {
  const known = fields.flatMap((field) => names[field] ?? []);
  return `Не\u00a0прочитано${known.length === 0 ? '' : `: ${known.join(', ')}`}`;
};

/** Rows that the service sent and nobody can use. */
export const unreadableRows = (n: number): string =>
  plural(n, 'запись не\u00a0прочитана', 'записи не\u00a0прочитаны', 'записей не\u00a0прочитано');
