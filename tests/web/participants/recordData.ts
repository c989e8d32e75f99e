import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';

const section = (key: string, name: string) => ({ id: `Section:${key}`, name, isListed: true });
export const accelerators = section('3', 'Ускорительная техника');
export const detectors = section('4', 'Детекторы');

/** A registration as the desk reads it: a talk that waits for its format. */
export const rowOf = (key: string, changes: Partial<DeskRow> = {}): DeskRow => ({
  id: `Registration:${key}`,
  fullName: `Примеров-${key} Пример Примерович`,
  organization: { id: 'Organization:5', name: 'Институт образцовых исследований' },
  phone: '+79990000000',
  email: `primer-${key}@example.org`,
  birthDate: '1990-03-07',
  createdAt: '2025-08-05T09:30:00.000Z',
  requestedFormat: 'SPEAKER',
  confirmedFormat: null,
  isConfirmed: false,
  isSchool: false,
  isCancelled: false,
  title: `Пример доклада ${key}`,
  talkSchedule: null,
  talkDay: null,
  talkTrack: null,
  talkSlot: null,
  requestedSection: accelerators,
  confirmedSection: null,
  listeningSections: [],
  tour: null,
  tshirtSize: null,
  hasGivenUpPoster: false,
  thesisDocument: null,
  thesisPdf: null,
  expertConclusion: null,
  unreadableFields: null,
  ...changes,
});

/** A talk that a moderator confirmed. */
export const decided = {
  confirmedFormat: 'SPEAKER',
  confirmedSection: accelerators,
  talkSchedule: '22 октября',
  talkDay: 2,
  talkTrack: 1,
  talkSlot: 5,
} as const satisfies Partial<DeskRow>;

/** A file of a registration. */
export const deskFile = (name: string) => ({ key: name, name, url: `https://portal.example/files/${name}` });

/** Fields that a provider's list may leave out: it sends only what LST-02 shows. */
export const leanRow = (key: string, changes: Partial<DeskRow> = {}): DeskRow =>
  rowOf(key, {
    phone: null,
    email: null,
    birthDate: null,
    createdAt: null,
    title: null,
    listeningSections: null,
    ...changes,
  });
