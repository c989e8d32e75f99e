import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';

/** A registration of the desk without a decision, a request for a talk in section 4. */
export const deskRow = (key: number, change: Partial<DeskRow> = {}): DeskRow => ({
  id: `Registration:${key}`,
  fullName: `Примеров-${key} Пример`,
  organization: { id: '1', name: 'Институт образцовых исследований' },
  phone: null,
  email: `person${key}@example.org`,
  birthDate: null,
  createdAt: null,
  requestedFormat: 'SPEAKER',
  confirmedFormat: null,
  isConfirmed: false,
  isSchool: false,
  isCancelled: false,
  title: 'Измерение',
  talkSchedule: null,
  talkDay: null,
  talkTrack: null,
  talkSlot: null,
  requestedSection: { id: 'Section:4', name: 'Детекторы', isListed: true },
  confirmedSection: null,
  listeningSections: [],
  tour: null,
  tshirtSize: null,
  hasGivenUpPoster: false,
  thesisDocument: null,
  thesisPdf: null,
  expertConclusion: null,
  unreadableFields: null,
  ...change,
});

/** The same with a confirmed talk in section 4. */
export const confirmedTalk = (key: number, change: Partial<DeskRow> = {}): DeskRow =>
  deskRow(key, {
    confirmedFormat: 'SPEAKER',
    confirmedSection: { id: 'Section:4', name: 'Детекторы', isListed: true },
    ...change,
  });
